import { and, asc, count, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import type { Storage } from '#server/platform/storage/storage-port.ts';
import { LESSON_FILES_FOLDER } from './files.api.ts';
import { type FileRow, filesTable } from './files.table.ts';
import { takePreviews } from './previews/previews.queries.ts';

const ERASED_NAME = 'arquivo-excluido';

/** How many files there are at all. */
export async function countFiles(tx: Tx): Promise<number> {
  const [row] = await tx.select({ files: count() }).from(filesTable);
  return row?.files ?? 0;
}

/** What somebody sent, in whatever lesson, deleted ones left out. */
export const listFilesBy = (db: Db, uploaderId: string): Promise<FileRow[]> =>
  db
    .select()
    .from(filesTable)
    .where(and(eq(filesTable.uploaderId, uploaderId), ne(filesTable.status, 'deleted')))
    .orderBy(asc(filesTable.id));

/**
 * Takes what a person sent out of reach and out of sight: the rows stay, deleted and without their names; the
 * bytes under the keys answered are to be deleted once this is committed.
 */
export async function eraseFilesBy(
  tx: Tx,
  { uploaderId, lessonIds, now }: { uploaderId: string; lessonIds: readonly string[]; now: Date },
): Promise<string[]> {
  const erased = await tx
    .update(filesTable)
    .set({
      originalName: ERASED_NAME,
      nameSearch: foldSearchText(ERASED_NAME),
      status: 'deleted',
      deletedAt: now,
      // From here on nobody is promised the bytes, so none can be restored.
      bytes: 'leaving',
      uploaderId: null,
    })
    .where(
      or(
        eq(filesTable.uploaderId, uploaderId),
        lessonIds.length > 0
          ? and(inArray(filesTable.lessonId, [...lessonIds]), eq(filesTable.fileType, 'user_content'))
          : undefined,
      ),
    )
    .returning({ id: filesTable.id, key: filesTable.storageKey });
  const pages = await takePreviews(
    tx,
    erased.map(({ id }) => id),
  );
  return [...erased.map(({ key }) => key), ...pages];
}

/** Deletes every byte kept for lessons that are gone. */
export async function deleteLessonFolder(storage: Storage, lessonId: string): Promise<void> {
  for await (const page of storage.listFiles(`${LESSON_FILES_FOLDER}${lessonId}/`)) {
    for (const { key } of page) await storage.delete(key);
  }
}
