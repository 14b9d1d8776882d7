import { and, eq } from 'drizzle-orm';
import { type FileRow, findFile } from '#server/files/files.api.ts';
import { filesTable } from '#server/files/files.table.ts';
import { infectedFileMail } from '#server/files/infected-file-mail.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { scanFileJob } from './scan-file.job.ts';
import { type ScanVerdict, scanWithClamd } from './scan-with-clamd.ts';

/** What is told when a file is released to the other side; the lessons know who listens. */
export type TellOfFile = (tx: Tx, file: FileRow) => Promise<void>;

/**
 * Has a waiting file judged and keeps the verdict: released, or blocked with the reason, on the audit log and in a
 * mail to the admin. A setting taken away in the meantime releases it: nobody would ever judge it.
 */
export function scanFile(deps: AppDeps, tellOfFile: TellOfFile): HandledJob {
  const { config, storage, database } = deps;
  return handle(scanFileJob, async ({ fileId }, { db, signal }) => {
    const file = await findFile(db, fileId);
    if (file?.scanStatus !== 'scanning' || file.bytes !== 'kept') return;
    const verdict =
      config.clamdUrl === null
        ? null
        : await scanWithClamd(config.clamdUrl, await storage.readStream(file.storageKey), signal);
    await database.db.transaction((tx) => keepVerdict(deps, tx, file, { verdict, tellOfFile }));
  });
}

async function keepVerdict(
  deps: AppDeps,
  tx: Tx,
  { id }: FileRow,
  { verdict, tellOfFile }: { verdict: ScanVerdict | null; tellOfFile: TellOfFile },
): Promise<void> {
  const threat = verdict && !verdict.isClean ? verdict.threat : null;
  const [file] = await tx
    .update(filesTable)
    .set(
      threat === null
        ? { scanStatus: verdict ? 'clean' : 'not_scanned' }
        : { scanStatus: 'infected', isBlocked: true, blockReason: `O antivírus encontrou ${threat}` },
    )
    // Of two tries of this job the first one has the word.
    .where(and(eq(filesTable.id, id), eq(filesTable.scanStatus, 'scanning')))
    .returning();
  if (!file) return;
  if (threat === null) return tellOfFile(tx, file);
  await recordAudit(
    tx,
    {
      actorRole: 'worker',
      action: 'file.block',
      subjectType: 'file',
      subjectId: id,
      before: { isBlocked: false },
      after: { isBlocked: true, scanStatus: 'infected' },
      reason: file.blockReason,
    },
    deps.clock.now(),
  );
  await enqueueMail(tx, deps, infectedFileMail, { fileId: id });
}
