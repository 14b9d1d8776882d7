import { inArray, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { MATERIAL_HOURS } from '#shared/lessons/materials.contract.ts';
import { MATERIALS_FOLDER } from './add-material.ts';
import { materialsTable } from './materials.table.ts';

const AT_ONCE = 200;
/** Bytes stored this long ago belong to no row of whatever database: none lives so long. */
const STRAY_HOURS = MATERIAL_HOURS + 2;
const OWN_KEY = /^materials\/[0-9a-f-]{36}\.(?:pdf|docx|pptx)$/;

const purgeMaterialsJob = defineJob({
  name: 'purge-materials',
  schema: z.object({}),
  options: { cron: '37 * * * *', concurrency: 1, timeoutSeconds: 1800 },
});

/**
 * Removes files sent ahead whose day is over: the row first, so that no order finds the bytes gone; one that an order
 * is taking at this moment waits for the next run. What a crash left without a row goes by its age.
 */
export function purgeMaterials({ storage, clock }: Pick<AppDeps, 'storage' | 'clock'>): HandledJob {
  return handle(purgeMaterialsJob, async (_payload, { db, signal }) => {
    for (let isDone = false; !isDone; ) {
      signal.throwIfAborted();
      const keys = await db.transaction(async (tx) => {
        const expired = await tx
          .select({ id: materialsTable.id })
          .from(materialsTable)
          .where(lte(materialsTable.expiresAt, clock.now()))
          .limit(AT_ONCE)
          .for('update', { skipLocked: true });
        if (expired.length === 0) return [];
        const ids = expired.map(({ id }) => id);
        return tx
          .delete(materialsTable)
          .where(inArray(materialsTable.id, ids))
          .returning({ key: materialsTable.storageKey });
      });
      for (const { key } of keys) await storage.delete(key);
      isDone = keys.length < AT_ONCE;
    }
    const storedBefore = clock.now().getTime() - STRAY_HOURS * 3_600_000;
    for await (const page of storage.listFiles(MATERIALS_FOLDER)) {
      signal.throwIfAborted();
      for (const { key, storedAt } of page)
        if (OWN_KEY.test(key) && storedAt.getTime() < storedBefore) await storage.delete(key);
    }
  });
}
