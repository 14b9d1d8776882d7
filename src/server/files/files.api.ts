import { randomUUID } from 'node:crypto';
import { and, asc, eq, max, ne, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import type { FileType } from '#shared/files/files.contract.ts';
import type { FileKind } from '#shared/files/upload-rules.ts';
import { FILE_FORMATS, nameWithEnding } from './document-formats.api.ts';
import { type FileRow, filesTable } from './files.table.ts';
import { scanFileJob } from './scan/scan-file-job.ts';

export type { FileRow } from './files.table.ts';

/** A file on its way in: its bytes go to the storage, its row comes with the caller's transaction. */
export interface IncomingFile {
  id: string;
  lessonId: string;
  storageKey: string;
  /** As it is kept and offered: cleaned, with the ending of what it really is. */
  name: string;
  upload: UploadedFile;
  kind: FileKind;
}

export const LESSON_FILES_FOLDER = 'lessons/';

export function prepareFile(lessonId: string, upload: UploadedFile, kind: FileKind): IncomingFile {
  const id = randomUUID();
  const storageKey = `${LESSON_FILES_FOLDER}${lessonId}/${id}${FILE_FORMATS[kind].extension}`;
  return { id, lessonId, storageKey, name: nameWithEnding(upload.originalName, kind), upload, kind };
}

export interface FileOrigin {
  /** Null where the machine made it: such a file is not scanned. */
  uploaderId: string | null;
  fileType: FileType;
  isAttachment?: boolean;
  createdAt: Date;
}

/**
 * Puts the bytes under their key and adds the row; a delivery gets the next version of its lesson, and where
 * there is a virus scanner the file waits for it. Wrap the transaction in `orRemoveFile`.
 */
export async function storeFile(
  tx: Tx,
  { storage, config, enqueue }: Pick<AppDeps, 'storage' | 'config' | 'enqueue'>,
  file: IncomingFile,
  about: FileOrigin,
): Promise<FileRow> {
  const { id, lessonId, storageKey, name, upload } = file;
  const { mimeType } = FILE_FORMATS[file.kind];
  const isScanned = config.clamdUrl !== null && about.uploaderId !== null;
  await storage.putFile(storageKey, upload.path, { contentType: mimeType, size: upload.size });
  const [row] = await tx
    .insert(filesTable)
    .values({
      ...about,
      id,
      lessonId,
      originalName: name,
      nameSearch: foldSearchText(name),
      mimeType,
      version: about.fileType === 'final_delivery' ? await nextVersion(tx, lessonId) : 1,
      scanStatus: isScanned ? 'scanning' : 'not_scanned',
      sizeBytes: upload.size,
      sha256: upload.sha256,
      storageKey,
    })
    .returning();
  if (!row) throw new Error('the file was not written');
  if (isScanned) await enqueue(tx, scanFileJob, { fileId: id }, { singletonKey: id });
  return row;
}

/** Two deliveries of one lesson at once take turns, so that each gets a number of its own. */
async function nextVersion(tx: Tx, lessonId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`delivery:${lessonId}`}, 12))`);
  const [last] = await tx
    .select({ version: max(filesTable.version) })
    .from(filesTable)
    .where(and(eq(filesTable.lessonId, lessonId), eq(filesTable.fileType, 'final_delivery')));
  return (last?.version ?? 0) + 1;
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

/** Keeps a file that another one replaced out of the way; one deleted meanwhile stays deleted. */
export async function archiveReplaced(tx: DbOrTx, fileId: string): Promise<void> {
  await tx
    .update(filesTable)
    .set({ status: 'archived' })
    .where(and(eq(filesTable.id, fileId), eq(filesTable.status, 'active')));
}
