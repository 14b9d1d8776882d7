import { and, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import {
  afterSorted,
  cutSorted,
  type ListSort,
  sorted,
  sortPlace,
} from '#server/platform/http/lists/sorted-list.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Storage } from '#server/platform/storage/storage-port.ts';
import type { LessonFile } from '#shared/files/files.contract.ts';
import type { PageQuery } from '#shared/http/list-query.ts';
import type { Role } from '#shared/roles.ts';
import { filesTable } from './files.table.ts';
import { takePreviews } from './previews/previews.queries.ts';
import { LESSON_FILES_FOLDER } from './storage-keys.ts';

export type FileRow = typeof filesTable.$inferSelect;

export async function findFile(db: DbOrTx, fileId: string): Promise<FileRow | null> {
  const [row] = await db.select().from(filesTable).where(eq(filesTable.id, fileId));
  return row ?? null;
}

/** Every file of a lesson that was not deleted, oldest first. */
export async function listFiles(db: DbOrTx, lessonId: string, { limit, cursor }: PageQuery) {
  const rows = await db
    .select({ id: filesTable.id, place: sortPlace(AS_THEY_CAME), file: filesTable })
    .from(filesTable)
    .where(
      and(
        eq(filesTable.lessonId, lessonId),
        ne(filesTable.status, 'deleted'),
        afterSorted(cursor, AS_THEY_CAME),
      ),
    )
    .orderBy(...sorted(AS_THEY_CAME))
    .limit(limit + 1);
  const page = cutSorted(rows, limit, AS_THEY_CAME);
  return { files: page.rows.map(({ file }) => file), next: page.next };
}
const AS_THEY_CAME: ListSort = {
  name: 'age',
  by: sql`${filesTable.createdAt}`,
  type: 'instant',
  id: filesTable.id,
};

export const downloadPath = (fileId: string): string => `/api/files/${fileId}/download`;

/** The file as the wire knows it: no storage key, no path of the machine. */
export function toLessonFile(row: FileRow): LessonFile {
  const { id, lessonId, originalName, mimeType, fileType, status, isBlocked, sizeBytes, createdAt } = row;
  const { isAttachment, scanStatus, version } = row;
  return {
    id,
    lessonId,
    originalName,
    mimeType,
    fileType,
    status,
    isBlocked,
    isAttachment,
    scanStatus,
    version,
    fileSize: sizeBytes,
    filePath: downloadPath(id),
    createdAt: createdAt.toISOString(),
  };
}

/**
 * The files under a name of the caller's, to be read and never written: lists of later features filter and page by
 * columns of the file beside those of its lesson, which only a join does in one query.
 */
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

/** What may be handed over: nobody has deleted, archived or blocked it, and no scanner found a virus. */
const isPresentable = and(
  eq(filesTable.fileType, 'final_delivery'),
  eq(filesTable.status, 'active'),
  eq(filesTable.isBlocked, false),
  ne(filesTable.scanStatus, 'infected'),
);

/** Whether the file can be handed over; until the transaction ends nobody deletes or blocks it. */
export async function lockDelivery(tx: Tx, fileId: string): Promise<boolean> {
  const found = await tx
    .select({ id: filesTable.id })
    .from(filesTable)
    .where(and(eq(filesTable.id, fileId), isPresentable))
    .for('update');
  return found.length > 0;
}

/** The last final delivery of a lesson that came in since an instant, locked; null where there is none. */
export async function findLatestDelivery(
  tx: Tx,
  { lessonId, since }: { lessonId: string; since: Date },
): Promise<string | null> {
  const [found] = await tx
    .select({ id: filesTable.id })
    .from(filesTable)
    .where(and(eq(filesTable.lessonId, lessonId), gte(filesTable.createdAt, since), isPresentable))
    .orderBy(desc(filesTable.createdAt), desc(filesTable.id))
    .limit(1)
    .for('update');
  return found?.id ?? null;
}

/** The customer has the file from now on, also while a revision of it is made. */
export async function markHandedOver(tx: Tx, fileId: string, now: Date): Promise<void> {
  await tx.update(filesTable).set({ handedOverAt: now }).where(eq(filesTable.id, fileId));
}

/**
 * A delivery that another one replaced before it was handed over: it stays as work of the editor, which the
 * customer never sees.
 */
export async function setDeliveryAside(tx: DbOrTx, fileId: string): Promise<void> {
  await tx
    .update(filesTable)
    .set({ fileType: 'editor_work', status: 'archived' })
    .where(and(eq(filesTable.id, fileId), eq(filesTable.status, 'active')));
}

/** The name of what would be handed over, by the rule of `lockDelivery` and `findLatestDelivery`; locks nothing. */
export async function nameDelivery(
  db: DbOrTx,
  { lessonId, fileId, since }: { lessonId: string; fileId: string | null; since: Date },
): Promise<string | null> {
  const found = await db
    .select({ id: filesTable.id, name: filesTable.originalName, createdAt: filesTable.createdAt })
    .from(filesTable)
    .where(and(eq(filesTable.lessonId, lessonId), isPresentable))
    .orderBy(desc(filesTable.createdAt), desc(filesTable.id));
  const chosen = found.find(({ id }) => id === fileId) ?? found.find(({ createdAt }) => createdAt >= since);
  return chosen?.name ?? null;
}

/** Who changes a file, and from where. */
export interface FileActor {
  userId: string;
  role: Role;
  ip: string;
}
type FileChange = Partial<
  Pick<FileRow, 'status' | 'statusBefore' | 'deletedAt' | 'replacedAt' | 'isBlocked' | 'blockReason'>
>;

/**
 * One change of a file under its lock, with its audit row. `judge` looks at the file as it is and says what
 * to set, or null where it is that way already: then nothing happens, however often it is asked.
 * @throws Problem `file_not_found`, also for a file whose bytes were removed for good; and what `judge` throws
 */
export async function changeFile(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  actor: FileActor,
  fileId: string,
  { action, judge, reason }: { action: string; judge(file: FileRow): FileChange | null; reason?: string },
): Promise<void> {
  if (!isId(fileId)) throw new Problem('file_not_found');
  await database.db.transaction(async (tx) => {
    const [file] = await tx.select().from(filesTable).where(eq(filesTable.id, fileId)).for('update');
    if (file?.bytes !== 'kept') throw new Problem('file_not_found');
    const change = judge(file);
    if (!change) return;
    await tx.update(filesTable).set(change).where(eq(filesTable.id, fileId));
    const names = Object.keys(change) as (keyof FileChange)[];
    await recordAudit(
      tx,
      {
        actorId: actor.userId,
        actorRole: actor.role,
        action,
        subjectType: 'file',
        subjectId: fileId,
        before: Object.fromEntries(names.map((name) => [name, file[name]])),
        after: change,
        reason: reason ?? null,
        ip: actor.ip,
      },
      clock.now(),
    );
  });
}

const ERASED_NAME = 'arquivo-excluido';

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
