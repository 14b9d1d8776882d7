import { asc, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/platform/db/database.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { isBackupRunning } from './backup-lease.ts';
import { deferredDeletionsTable } from './deferred-deletions.table.ts';
import type { Storage } from './storage-port.ts';

const AT_ONCE = 200;

/**
 * The storage whose deletions wait while a backup is being made: it may have read a row that still named the bytes.
 * Whoever deletes has first committed that no row promises them; so what is deleted before the lease is in no snapshot.
 */
export function deferDeletions(storage: Storage, { db }: Pick<Database, 'db'>): Storage {
  return {
    ...storage,
    async delete(key) {
      if (!(await isBackupRunning(db))) return storage.delete(key);
      await db.insert(deferredDeletionsTable).values({ storageKey: key }).onConflictDoNothing();
    },
  };
}

const deleteDeferredJob = defineJob({
  name: 'delete-deferred-files',
  schema: z.object({}),
  options: { cron: '*/10 * * * *', concurrency: 1, timeoutSeconds: 1800 },
});

/** Deletes what had to wait for a backup. */
export function deleteDeferred({ storage }: { storage: Storage }): HandledJob {
  return handle(deleteDeferredJob, async (_payload, { db, signal }) => {
    const { storageKey } = deferredDeletionsTable;
    for (;;) {
      signal.throwIfAborted();
      if (await isBackupRunning(db)) return;
      const waiting = await db.select().from(deferredDeletionsTable).orderBy(asc(storageKey)).limit(AT_ONCE);
      if (waiting.length === 0) return;
      const keys = waiting.map((row) => row.storageKey);
      // Forgotten first: deferred once more they are waiting again.
      await db.delete(deferredDeletionsTable).where(inArray(storageKey, keys));
      for (const key of keys) await storage.delete(key);
    }
  });
}
