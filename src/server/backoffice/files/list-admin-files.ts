import { and, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { findPeopleNamed, peopleAs } from '#server/accounts/accounts.api.ts';
import { filesAs, isDelivered, toLessonFile } from '#server/files/files.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import { readStatus } from '#server/platform/http/lists/read-status.ts';
import { Problem } from '#server/platform/http/problem.ts';
import {
  type AdminFile,
  type adminFilesQuerySchema,
  type FileFilter,
  RESTORE_DAYS,
} from '#shared/files/admin-files.contract.ts';

type FilesQuery = z.output<typeof adminFilesQuerySchema>;

const DAY_MS = 86_400_000;
const files = filesAs('file');
const lessons = lessonsAs('lesson');
const owners = peopleAs('owner');
const uploaders = peopleAs('uploader');
const ORDER = { at: files.createdAt, id: files.id };
const STATUSES: Record<FileFilter, true> = { active: true, archived: true, deleted: true, blocked: true };

/**
 * One page of the files an admin asks for, newest first; deleted ones are among them until they are purged.
 * @throws Problem 400 for an unknown status or a cursor that is not ours
 */
export async function listAdminFilePage(
  db: DbOrTx,
  query: FilesQuery,
  lessonId?: string,
): Promise<{ files: AdminFile[]; total: number; next: Cursor | null }> {
  const wanted = await filterFiles(db, query, lessonId);
  const [found, total] = await Promise.all([
    selectFiles(db)
      .where(and(wanted, afterCursor(query.cursor, ORDER)))
      .orderBy(...newestFirst(ORDER))
      .limit(query.limit + 1),
    countRows(db, { from: files, wanted, order: ORDER }),
  ]);
  const { rows, next } = cutPage(found, query.limit, ({ file }) => ({ at: file.createdAt, id: file.id }));
  return { files: rows.map(toAdminFile), total, next };
}

/** @throws Problem `file_not_found` */
export async function readAdminFile(db: DbOrTx, fileId: string): Promise<AdminFile> {
  const [found] = await selectFiles(db).where(eq(files.id, fileId));
  if (!found) throw new Problem('file_not_found');
  return toAdminFile(found);
}

async function filterFiles(
  db: DbOrTx,
  { status, fileType, q }: FilesQuery,
  lessonId: string | undefined,
): Promise<SQL | undefined> {
  const known = readStatus<FileFilter>(status, STATUSES);
  const pattern = toLikePattern(q ?? '');
  const people = pattern === '%%' ? [] : await findPeopleNamed(db, q ?? '');
  return and(
    lessonId ? eq(files.lessonId, lessonId) : undefined,
    known === 'blocked' ? eq(files.isBlocked, true) : known ? eq(files.status, known) : undefined,
    fileType ? eq(files.fileType, fileType) : undefined,
    pattern === '%%'
      ? undefined
      : or(like(files.nameSearch, pattern), inArray(files.lessonId, lessonsFound(db, pattern, people))),
  );
}

/** The lessons of that title, or of these people, as a part of a query. */
const lessonsFound = (db: DbOrTx, pattern: string, people: string[]) =>
  db
    .select({ id: lessons.id })
    .from(lessons)
    .where(
      or(
        like(lessons.titleSearch, pattern),
        people.length > 0 ? inArray(lessons.ownerId, people) : undefined,
      ),
    );

const selectFiles = (db: DbOrTx) =>
  db
    .select({
      file: files,
      lesson: { id: lessons.id, title: lessons.title },
      client: {
        id: owners.id,
        firstName: owners.firstName,
        lastName: owners.lastName,
        email: owners.email,
      },
      uploader: {
        id: uploaders.id,
        firstName: uploaders.firstName,
        lastName: uploaders.lastName,
        email: uploaders.email,
        role: uploaders.role,
      },
    })
    .from(files)
    .innerJoin(lessons, eq(lessons.id, files.lessonId))
    .innerJoin(owners, eq(owners.id, lessons.ownerId))
    .leftJoin(uploaders, eq(uploaders.id, files.uploaderId));

type Found = Awaited<ReturnType<typeof selectFiles>>[number];

function toAdminFile({ file, lesson, client, uploader }: Found): AdminFile {
  const { deletedAt, bytes, blockReason } = file;
  const lastDay =
    deletedAt && bytes === 'kept' ? new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MS) : null;
  return {
    ...toLessonFile(file),
    blockReason,
    deletedAt: deletedAt?.toISOString() ?? null,
    restorableUntil: lastDay?.toISOString() ?? null,
    uploader,
    lesson,
    client,
    isDelivered: isDelivered(file),
  };
}
