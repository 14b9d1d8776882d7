import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { type MaterialRow, materialsTable } from './materials.table.ts';

/** The files somebody sent ahead of an order that are still there. */
export const listMaterialsOf = (db: Db, ownerId: string): Promise<MaterialRow[]> =>
  db
    .select()
    .from(materialsTable)
    .where(eq(materialsTable.ownerId, ownerId))
    .orderBy(asc(materialsTable.createdAt));

/** Forgets them; the bytes under the keys answered are to be deleted once this is committed. */
export async function eraseMaterialsOf(tx: Tx, ownerIds: readonly string[]): Promise<string[]> {
  if (ownerIds.length === 0) return [];
  const erased = await tx
    .delete(materialsTable)
    .where(inArray(materialsTable.ownerId, [...ownerIds]))
    .returning({ key: materialsTable.storageKey });
  return erased.map(({ key }) => key);
}
