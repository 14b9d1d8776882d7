import { and, asc, eq, gt, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { RESTORE_DAYS } from '#shared/files/admin-files.contract.ts';
import { REPLACED_DAYS } from '#shared/files/quota.contract.ts';
import type { FileRow } from './files.api.ts';
import { filesTable } from './files.table.ts';
import { takePreviews } from './previews/previews.queries.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';
const FOREIGN_KEY_VIOLATION = '23503';

const purgeDeletedFilesJob = defineJob({
  name: 'purge-deleted-files',
  schema: z.object({}),
  options: { cron: '17 5 * * *', concurrency: 1, timeoutSeconds: 3600 },
});

/**
 * Removes for good what was deleted more than 30 days ago, or replaced by another material: first the promise, then the bytes, then the row.
 * Marked `leaving`, a file can no longer be restored, so that a restore never finds the bytes gone; whatever
 * kills the process afterwards, the next run finds the mark and goes on.
 */
export function purgeDeletedFiles({ storage, clock }: Pick<AppDeps, 'storage' | 'clock'>): HandledJob {
  return handle(purgeDeletedFilesJob, async (_payload, { db, log, signal }) => {
    const deletedBefore = new Date(clock.now().getTime() - RESTORE_DAYS * DAY_MS);
    await db
      .update(filesTable)
      .set({ bytes: 'leaving' })
      .where(
        and(
          eq(filesTable.status, 'deleted'),
          eq(filesTable.bytes, 'kept'),
          lt(filesTable.deletedAt, deletedBefore),
        ),
      );
    const replacedBefore = new Date(clock.now().getTime() - REPLACED_DAYS * DAY_MS);
    await db
      .update(filesTable)
      .set({ bytes: 'leaving', status: 'deleted', statusBefore: 'archived', deletedAt: clock.now() })
      .where(
        and(
          eq(filesTable.status, 'archived'),
          eq(filesTable.bytes, 'kept'),
          lt(filesTable.replacedAt, replacedBefore),
        ),
      );
    let failed = 0;
    for (let files = await listLeaving(db, NOBODY); files.length > 0; ) {
      for (const file of files) {
        signal.throwIfAborted();
        try {
          await storage.delete(file.storageKey);
          for (const key of await takePreviews(db, [file.id])) await storage.delete(key);
          await forget(db, file, clock.now());
        } catch (error) {
          // One that cannot go must not hold the others back.
          failed++;
          log.error({ err: error, fileId: file.id }, 'a deleted file could not be purged');
        }
      }
      files = await listLeaving(db, files.at(-1)?.id ?? NOBODY);
    }
    if (failed > 0) throw new Error(`${failed} deleted files could not be purged`);
  });
}

const listLeaving = (db: Db, afterId: string): Promise<FileRow[]> =>
  db
    .select()
    .from(filesTable)
    .where(and(eq(filesTable.bytes, 'leaving'), gt(filesTable.id, afterId)))
    .orderBy(asc(filesTable.id))
    .limit(AT_ONCE);

/** A delivery's row stays as proof of what was handed over when, and so does one that something else names. */
async function forget(db: Db, file: FileRow, now: Date): Promise<void> {
  const isProof = file.fileType === 'final_delivery';
  const isGone =
    !isProof &&
    (await db
      .transaction(async (tx) => {
        await tx.delete(filesTable).where(eq(filesTable.id, file.id));
        await keepTrace(tx, file, now);
      })
      .then(() => true, refuseNamed));
  if (isGone) return;
  await db.transaction(async (tx) => {
    await tx.update(filesTable).set({ bytes: 'gone' }).where(eq(filesTable.id, file.id));
    await keepTrace(tx, file, now);
  });
}

function refuseNamed(error: unknown): false {
  const source = error instanceof Error ? (error.cause ?? error) : null;
  if (source instanceof Error && 'code' in source && source.code === FOREIGN_KEY_VIOLATION) return false;
  throw error;
}

const keepTrace = (tx: DbOrTx, { id, lessonId, fileType, sha256 }: FileRow, now: Date) =>
  recordAudit(
    tx,
    {
      actorRole: 'worker',
      action: 'file.purge',
      subjectType: 'file',
      subjectId: id,
      before: { lessonId, fileType, sha256 },
    },
    now,
  );
