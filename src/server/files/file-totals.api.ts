import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { filesTable } from './files.table.ts';

/** How many files lie in the storage, and their bytes together. */
export async function measureStorage(db: DbOrTx): Promise<{ files: number; fileBytes: number }> {
  const [row] = await db
    .select({
      files: sql<number>`count(*)`.mapWith(Number),
      fileBytes: sql<number>`coalesce(sum(${filesTable.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(filesTable)
    .where(eq(filesTable.bytes, 'kept'));
  return row ?? { files: 0, fileBytes: 0 };
}
