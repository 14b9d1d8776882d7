import { inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { type FileRow, filesTable } from './files.table.ts';

/** The files under a name of the caller's, to join a row with the file it is about. */
export const filesAs = <Name extends string>(name: Name) => alias(filesTable, name);

/** Whether the customer was given it; a final file that is only uploaded is not theirs yet. */
export const isDelivered = ({
  fileType,
  handedOverAt,
}: Pick<FileRow, 'fileType' | 'handedOverAt'>): boolean =>
  fileType === 'final_delivery' && handedOverAt !== null;

/** The names of files, to say them where only their id is kept. */
export async function fileNamesOf(db: DbOrTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, originalName } = filesTable;
  const rows = await db
    .select({ id, originalName })
    .from(filesTable)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.originalName]));
}
