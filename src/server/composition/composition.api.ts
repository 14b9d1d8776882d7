import { inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { compositionsTable, lessonPicturesTable } from './compositions.table.ts';

/** Removes what was made of lessons that are kept without their material. */
export async function eraseCompositions(tx: Tx, lessonIds: readonly string[]): Promise<void> {
  if (lessonIds.length === 0) return;
  await tx.delete(compositionsTable).where(inArray(compositionsTable.lessonId, [...lessonIds]));
  await tx.delete(lessonPicturesTable).where(inArray(lessonPicturesTable.lessonId, [...lessonIds]));
}
