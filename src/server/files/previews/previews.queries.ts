import { and, eq, inArray } from 'drizzle-orm';
import { filesTable } from '#server/files/files.table.ts';
import { pageKeys } from '#server/files/storage-keys.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { filePreviewsTable, type PreviewRow } from './previews.table.ts';

export async function findPreview(db: DbOrTx, fileId: string): Promise<PreviewRow | null> {
  const [row] = await db.select().from(filePreviewsTable).where(eq(filePreviewsTable.fileId, fileId));
  return row ?? null;
}

/** Takes the previews of files that go: the bytes under the keys answered are to be deleted. */
export async function takePreviews(tx: DbOrTx, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const taken = await tx
    .delete(filePreviewsTable)
    .where(inArray(filePreviewsTable.fileId, [...fileIds]))
    .returning({ id: filePreviewsTable.fileId, pages: filePreviewsTable.pages });
  const rows = await tx
    .select({ id: filesTable.id, lessonId: filesTable.lessonId })
    .from(filesTable)
    .where(
      inArray(
        filesTable.id,
        taken.map(({ id }) => id),
      ),
    );
  const pages = new Map(taken.map((preview) => [preview.id, preview.pages]));
  return rows.flatMap((file) => pageKeys(file, pages.get(file.id) ?? []));
}

/** Those of the files that have pictures to keep. */
export async function listPreviewed(db: DbOrTx, fileIds: readonly string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await db
    .select({ id: filePreviewsTable.fileId })
    .from(filePreviewsTable)
    .where(and(inArray(filePreviewsTable.fileId, [...fileIds]), eq(filePreviewsTable.state, 'ready')));
  return new Set(rows.map(({ id }) => id));
}
