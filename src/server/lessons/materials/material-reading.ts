import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#server/platform/db/database.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { type MaterialRow, materialsTable } from './materials.table.ts';

/**
 * Read a file that was sent ahead of its order, for the estimate on the form. Few at a time, so that they never take
 * all the places of analyses that were ordered.
 */
export const measureMaterialJob = defineJob({
  name: 'measure-material',
  schema: z.object({ materialId: z.string() }),
  options: { retryLimit: 1, retryDelaySeconds: 1, timeoutSeconds: 1800, concurrency: 1, turns: { light: 0 } },
});

/** The file to read; null where it was read, removed or has expired. */
export async function takeUpMaterial(db: Db, id: string, now: Date): Promise<MaterialRow | null> {
  const [row] = await db
    .select()
    .from(materialsTable)
    .where(and(isReading(id), gt(materialsTable.expiresAt, now)));
  return row ?? null;
}

export type MaterialFindings = Partial<
  Pick<
    MaterialRow,
    | 'status'
    | 'pageCount'
    | 'recognisedPages'
    | 'pagesToRecognise'
    | 'characters'
    | 'words'
    | 'figures'
    | 'isEstimate'
    | 'error'
  >
>;

/** Notes what was found so far. False where nobody waits for it any more. */
export async function noteMaterial(db: Db, id: string, findings: MaterialFindings): Promise<boolean> {
  const noted = await db
    .update(materialsTable)
    .set(findings)
    .where(isReading(id))
    .returning({ id: materialsTable.id });
  return noted.length > 0;
}

const isReading = (id: string) => and(eq(materialsTable.id, id), eq(materialsTable.status, 'reading'));
