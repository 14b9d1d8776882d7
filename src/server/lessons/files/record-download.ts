import type { FileRow } from '#server/files/files.api.ts';
import { countAudit } from '#server/platform/audit/record-audit.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';

/**
 * Keeps that a delivery went out whole, to whom and where to: the proof that it was handed over. The same session
 * asking again for the same file counts in the same row.
 */
export function recordDownload(
  { database, clock, log }: Pick<AppDeps, 'database' | 'clock' | 'log'>,
  { userId, role, sessionId }: Session,
  { file, ip }: { file: Pick<FileRow, 'id' | 'lessonId' | 'version' | 'sha256'>; ip: string },
): void {
  const { id: fileId, lessonId, version, sha256 } = file;
  const entry = {
    ...{ actorId: userId, actorRole: role, sessionId, ip },
    ...{ action: 'file.download', subjectType: 'file', subjectId: fileId },
    after: { lessonId, version, sha256 },
    mergeKey: `download ${fileId} ${sessionId} ${ip}`,
  };
  // The bytes are out: nobody waits for this any more.
  countAudit(database.db, entry, clock.now()).catch((err) =>
    log.error({ err }, 'a download was not recorded'),
  );
}
