import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { demandOwnStorage } from '#server/platform/installation/claim-installation.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { filesTable } from './files.table.ts';
import { listPreviewed } from './previews/previews.queries.ts';
import { fileOfPage, LESSON_FILES_FOLDER } from './storage-keys.ts';

const ORPHAN_HOURS = 24;
/** A bucket may hold more than ours: only keys as `prepareFile` makes them are ever deleted. */
const OWN_KEY = /^lessons\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.[a-z]+$/;

const sweepOrphanedFilesJob = defineJob({
  name: 'sweep-orphaned-files',
  schema: z.object({}),
  options: { cron: '43 4 * * *', concurrency: 1, timeoutSeconds: 3600 },
});

/**
 * Deletes what was stored more than 24 hours ago and no row names: a process killed between storing a
 * file and its commit leaves that behind. No transaction lives as long as that.
 */
export function sweepOrphanedFiles({ storage, clock }: Pick<AppDeps, 'storage' | 'clock'>): HandledJob {
  return handle(sweepOrphanedFilesJob, async (_payload, { db, log, signal }) => {
    // A database without a single file is a new or a wrong one: the files may be those of another.
    if (!(await namesAnyFile(db))) return;
    await demandOwnStorage(db, storage);
    const storedBefore = clock.now().getTime() - ORPHAN_HOURS * 3_600_000;
    for await (const page of storage.listFiles(LESSON_FILES_FOLDER)) {
      signal.throwIfAborted();
      const old = page.filter(({ storedAt }) => storedAt.getTime() < storedBefore).map(({ key }) => key);
      const orphans = [
        ...(await keepUnnamed(
          db,
          old.filter((key) => OWN_KEY.test(key)),
        )),
        ...(await keepPagesWithoutPreview(db, old)),
      ];
      for (const key of orphans) await storage.delete(key);
      if (orphans.length > 0) log.warn({ files: orphans.length }, 'orphaned files deleted');
    }
  });
}

async function namesAnyFile(db: Db): Promise<boolean> {
  return (await db.select({ id: filesTable.id }).from(filesTable).limit(1)).length > 0;
}

async function keepUnnamed(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: filesTable.storageKey })
    .from(filesTable)
    .where(inArray(filesTable.storageKey, keys));
  const named = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !named.has(key));
}

/** Pictures of pages whose file or preview is gone. */
async function keepPagesWithoutPreview(db: Db, keys: string[]): Promise<string[]> {
  const pages = keys.flatMap((key) => {
    const fileId = fileOfPage(key);
    return fileId === null ? [] : [{ key, fileId }];
  });
  const previewed = await listPreviewed(db, [...new Set(pages.map(({ fileId }) => fileId))]);
  return pages.filter(({ fileId }) => !previewed.has(fileId)).map(({ key }) => key);
}
