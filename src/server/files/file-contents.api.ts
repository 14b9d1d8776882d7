import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, max, ne, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { READING_PROBLEMS } from '#engine/reading/reading-problem.ts';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import type { Storage } from '#server/platform/storage/storage-port.ts';
import { FILE_KINDS, type FileKind, type UploadRule } from '#shared/files/accepted-kinds.ts';
import type { FileType } from '#shared/files/files.contract.ts';
import type { Preview } from '#shared/files/preview.contract.ts';
import { ACCOUNT_QUOTA_BYTES } from '#shared/upload-limits.ts';
import { type FileRow, findFile } from './files.api.ts';
import { filesTable } from './files.table.ts';
import { explainKind } from './judge/explain-kind.ts';
import { judgeContent } from './judge/judge-content.ts';
import { offerPreview } from './previews/offer-preview.ts';
import { sendPicture } from './previews/send-picture.ts';
import { scanFileJob } from './scan/scan-file.job.ts';
import { LESSON_FILES_FOLDER } from './storage-keys.ts';

/**
 * What an upload is, by its content, where the rule of the call takes such a file. It is only stored: unlike
 * the material of an order nobody opens it here, so encrypted files and files with macros pass.
 * @throws Problem 400 without a file, `unreadable_file` for an empty one or half of one, `unsupported_type`
 */
export async function judgeFile(
  upload: UploadedFile | null,
  rule: UploadRule,
): Promise<{ upload: UploadedFile; kind: FileKind }> {
  if (!upload) throw Problem.ofIssues([{ path: 'file', message: 'Escolha um arquivo' }]);
  if (upload.size === 0) {
    throw new Problem('unreadable_file', { message: 'O arquivo está vazio. Escolha outro.' });
  }
  const kind = await judgeContent(await readFile(upload.path), upload.originalName);
  if (kind === null || kind === 'damaged' || !rule.kinds.includes(kind)) throw refuseKind(upload, kind, rule);
  return { upload, kind };
}

/** Why an upload is none of what a call takes: damaged, or of another kind, where its name says otherwise with a hint of it. */
function refuseKind({ originalName }: UploadedFile, kind: FileKind | 'damaged' | null, rule: UploadRule) {
  if (kind === 'damaged') return new Problem('unreadable_file', { message: READING_PROBLEMS.broken });
  const hint = explainKind(originalName, kind, rule);
  return new Problem('unsupported_type', { detail: rule.detail, ...(hint !== null && { data: { hint } }) });
}

/** The same for a file that was opened and found to be none. */
export const explainOther = async (upload: UploadedFile, rule: UploadRule): Promise<Problem> =>
  refuseKind(upload, await judgeContent(await readFile(upload.path), upload.originalName), rule);

/** A file on its way in: its bytes go to the storage, its row comes with the caller's transaction. */
export interface IncomingFile {
  id: string;
  lessonId: string;
  storageKey: string;
  /** As it is kept and offered: cleaned, with the ending of what it really is. */
  name: string;
  upload: UploadedFile;
  kind: FileKind;
  /** Where the bytes lie already, under another key; null where `upload` has them. */
  copyOf: string | null;
}

export function prepareFile(
  lessonId: string,
  upload: UploadedFile,
  kind: FileKind,
  copyOf: string | null = null,
): IncomingFile {
  const id = randomUUID();
  const storageKey = `${LESSON_FILES_FOLDER}${lessonId}/${id}${endingOf(kind)}`;
  return { id, lessonId, storageKey, name: nameWithEnding(upload.originalName, kind), upload, kind, copyOf };
}

export interface FileOrigin {
  /** Null where the machine made it: such a file is not scanned. */
  uploaderId: string | null;
  fileType: FileType;
  isAttachment?: boolean;
  createdAt: Date;
}

/**
 * Puts the bytes under their key, then runs the transaction that adds the row (`insertFile`), and takes the bytes away
 * again where no row came of it: a refusal, a replay of an earlier request, a database that went away. A storage that is
 * slow thus holds no connection. `run` is told whether the bytes are there: those of a material may be gone.
 */
export async function withStoredBytes<T>(
  deps: Pick<AppDeps, 'storage' | 'database'>,
  file: IncomingFile | null,
  run: (isStored: boolean) => Promise<T>,
): Promise<T> {
  if (!file) return run(false);
  try {
    return await run(await putBytes(deps.storage, file));
  } finally {
    // What cannot be looked up or deleted now is left to the sweep: it must not hide how `run` ended.
    await removeUnnamed(deps, file).catch(() => undefined);
  }
}

async function putBytes(
  storage: Storage,
  { kind, storageKey, upload, copyOf }: IncomingFile,
): Promise<boolean> {
  const about = { contentType: FILE_KINDS[kind].mimeType, size: upload.size };
  const put = (path: string) => storage.putFile(storageKey, path, about);
  if (copyOf === null) await put(upload.path);
  else {
    const isGone = await storage.withLocalFile(copyOf, put).then(
      () => false,
      async (error: unknown) => {
        // The disk lends the file itself: a purge may take it between the opening and the copying.
        if (await storage.exists(copyOf)) throw error;
        return true;
      },
    );
    if (isGone) return false;
  }
  return true;
}

/**
 * Adds the row of a file whose bytes are stored; a delivery gets the next version of its lesson, and where there is a
 * virus scanner the file waits for it. What a teacher sends must fit into what is left of the account's space.
 * @throws Problem `quota_reached`
 */
export async function insertFile(
  tx: Tx,
  { config, enqueue }: Pick<AppDeps, 'config' | 'enqueue'>,
  file: IncomingFile,
  about: FileOrigin & { isCounted?: boolean },
): Promise<FileRow> {
  const { id, lessonId, storageKey, name, upload } = file;
  const { isCounted = false, ...origin } = about;
  const isScanned = config.clamdUrl !== null && origin.uploaderId !== null;
  if (isCounted && origin.uploaderId !== null) await takeRoom(tx, origin.uploaderId, upload.size);
  const [row] = await tx
    .insert(filesTable)
    .values({
      ...origin,
      id,
      lessonId,
      originalName: name,
      nameSearch: foldSearchText(name),
      mimeType: FILE_KINDS[file.kind].mimeType,
      version: origin.fileType === 'final_delivery' ? await nextVersion(tx, lessonId) : 1,
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

/** A commit whose answer was lost may have happened: only bytes without a row go. */
async function removeUnnamed(
  { storage, database }: Pick<AppDeps, 'storage' | 'database'>,
  file: IncomingFile,
): Promise<void> {
  if (!(await findFile(database.db, file.id))) await storage.delete(file.storageKey);
}

/**
 * Keeps a file that another one replaced out of the way; one deleted meanwhile stays deleted. The purge takes it as it
 * takes deleted ones.
 */
export async function archiveReplaced(tx: DbOrTx, fileId: string, now: Date): Promise<void> {
  await tx
    .update(filesTable)
    .set({ status: 'archived', replacedAt: now })
    .where(and(eq(filesTable.id, fileId), eq(filesTable.status, 'active')));
}

/** Bytes of what an account sent and nobody deleted, replaced materials too until they are purged. */
export async function measureUse(db: DbOrTx, uploaderId: string): Promise<number> {
  const { sizeBytes, status, bytes } = filesTable;
  const [row] = await db
    .select({ used: sql<string>`coalesce(sum(${sizeBytes}), 0)` })
    .from(filesTable)
    .where(and(eq(filesTable.uploaderId, uploaderId), ne(status, 'deleted'), eq(bytes, 'kept')));
  return Number(row?.used ?? 0);
}

/**
 * Refuses what would not fit, before it is taken in; who comes at the same time is judged by `takeRoom`.
 * @throws Problem `quota_reached`
 */
export async function demandRoom(db: DbOrTx, uploaderId: string, size: number): Promise<void> {
  if ((await measureUse(db, uploaderId)) + size > ACCOUNT_QUOTA_BYTES) throw new Problem('quota_reached');
}

/** The same under a lock of the account until the transaction ends: of two uploads for one place one is refused. */
export async function takeRoom(tx: Tx, uploaderId: string, size: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota:${uploaderId}`}, 13))`);
  await demandRoom(tx, uploaderId, size);
}

/** The ending that a file of this kind gets where its name has none of its own. */
export const endingOf = (kind: FileKind): string => FILE_KINDS[kind].extensions[0];

/** The name with the ending its content deserves: `aula.pdf.exe` that is a PDF becomes `aula.pdf.exe.pdf`. */
export function nameWithEnding(name: string, kind: FileKind): string {
  const lower = name.toLowerCase();
  const isRight = FILE_KINDS[kind].extensions.some((extension) => lower.endsWith(extension));
  return isRight ? name : `${name}${endingOf(kind)}`;
}

/** The pictures of a file's pages, which the first one to ask has made. Rights are the caller's to judge. */
export const readPreview = (deps: AppDeps, file: FileRow): Promise<Preview> => offerPreview(deps, file);

/**
 * Answers with the picture of one page. Rights are the caller's to judge.
 * @throws Problem `file_not_found`
 */
export const sendPage = (
  reply: FastifyReply,
  deps: Pick<AppDeps, 'database' | 'storage'>,
  asked: { file: FileRow; page: string },
): Promise<FastifyReply> => sendPicture(reply, deps, asked);
