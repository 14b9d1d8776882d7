import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { UploadedFile } from '#server/platform/storage/receive-upload.ts';
import type { FileType } from '#shared/files/files.contract.ts';
import { DOCUMENT_FORMATS, type DocumentKind, nameWithEnding } from './document-formats.api.ts';
import { type FileRow, filesTable } from './files.table.ts';

/** A file on its way in: its bytes go to the storage, its row comes with the caller's transaction. */
export interface IncomingFile {
  id: string;
  lessonId: string;
  storageKey: string;
  /** As it is kept and offered: cleaned, with the ending of what it really is. */
  name: string;
  upload: UploadedFile;
  kind: DocumentKind;
}

export const LESSON_FILES_FOLDER = 'lessons/';

export function prepareFile(lessonId: string, upload: UploadedFile, kind: DocumentKind): IncomingFile {
  const id = randomUUID();
  const storageKey = `${LESSON_FILES_FOLDER}${lessonId}/${id}${DOCUMENT_FORMATS[kind].extension}`;
  return { id, lessonId, storageKey, name: nameWithEnding(upload.originalName, kind), upload, kind };
}

/** Puts the bytes under their key and adds the row. Wrap the transaction in `orRemoveFile`. */
export async function storeFile(
  tx: Tx,
  { storage }: Pick<AppDeps, 'storage'>,
  file: IncomingFile,
  about: { uploaderId: string; fileType: FileType; createdAt: Date },
): Promise<void> {
  const { id, lessonId, storageKey, name, upload } = file;
  const { mimeType } = DOCUMENT_FORMATS[file.kind];
  await storage.putFile(storageKey, upload.path, { contentType: mimeType, size: upload.size });
  await tx.insert(filesTable).values({
    ...about,
    id,
    lessonId,
    originalName: name,
    mimeType,
    sizeBytes: upload.size,
    sha256: upload.sha256,
    storageKey,
  });
}

/**
 * Runs the transaction that stores the file and takes the bytes away again where no row came of it:
 * a refusal, a replay of an earlier request, a database that went away.
 */
export async function orRemoveFile<T>(
  deps: Pick<AppDeps, 'storage' | 'database'>,
  file: IncomingFile | null,
  run: () => Promise<T>,
): Promise<T> {
  if (!file) return run();
  try {
    return await run();
  } finally {
    // What cannot be looked up or deleted now is left to the sweep: it must not hide how `run` ended.
    await removeUnnamed(deps, file).catch(() => undefined);
  }
}

/** A commit whose answer was lost may have happened: only bytes without a row go. */
async function removeUnnamed(
  { storage, database }: Pick<AppDeps, 'storage' | 'database'>,
  file: IncomingFile,
): Promise<void> {
  if (!(await findFile(database.db, file.id))) await storage.delete(file.storageKey);
}

export async function findFile(db: DbOrTx, fileId: string): Promise<FileRow | null> {
  const [row] = await db.select().from(filesTable).where(eq(filesTable.id, fileId));
  return row ?? null;
}

/** Every file of a lesson that was not deleted, oldest first. */
export async function listFiles(db: DbOrTx, lessonId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(filesTable)
    .where(and(eq(filesTable.lessonId, lessonId), ne(filesTable.status, 'deleted')))
    .orderBy(asc(filesTable.createdAt), asc(filesTable.id));
}

/** Keeps a file that another one replaced out of the way. */
export async function archiveFile(tx: DbOrTx, fileId: string): Promise<void> {
  await tx.update(filesTable).set({ status: 'archived' }).where(eq(filesTable.id, fileId));
}
