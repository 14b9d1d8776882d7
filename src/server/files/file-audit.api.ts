import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { FileActor } from './change-file.ts';
import type { FileRow } from './files.table.ts';

export type { FileActor } from './change-file.ts';

/** Keeps who added a file to somebody else's lesson. */
export async function recordFileAdded(
  tx: DbOrTx,
  { userId, role, ip }: FileActor,
  { id, lessonId, fileType, version, createdAt }: FileRow,
): Promise<void> {
  await recordAudit(
    tx,
    {
      actorId: userId,
      actorRole: role,
      action: 'file.add',
      subjectType: 'file',
      subjectId: id,
      after: { lessonId, fileType, version },
      ip,
    },
    createdAt,
  );
}
