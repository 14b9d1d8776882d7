import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { namesOf } from '#server/accounts/accounts.api.ts';
import { lessonNotesTable } from '#server/backoffice/backoffice.table.ts';
import { findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import {
  afterSorted,
  cutSorted,
  type ListSort,
  sorted,
  sortPlace,
} from '#server/platform/http/lists/sorted-list.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { noteSchema } from '#shared/backoffice/admin-lessons.contract.ts';
import type { PageQuery } from '#shared/http/list-query.ts';

type Note = z.output<typeof noteSchema>;

/** @throws Problem `lesson_not_found`, `idempotency_conflict` */
export async function addNote(
  deps: AppDeps,
  session: Session,
  { lessonId, text, idempotency }: { lessonId: string; text: string; idempotency: IdempotentRequest | null },
): Promise<IdempotentAnswer<Note>> {
  const { db } = deps.database;
  await findLesson(db, session, lessonId);
  return withIdempotency(db, idempotency, async (tx) => {
    const { userId, user } = session;
    const [note] = await tx
      .insert(lessonNotesTable)
      .values({ lessonId, authorId: userId, text, createdAt: deps.clock.now() })
      .returning();
    if (!note) throw new Error('the note was not written');
    const author = { id: userId, name: `${user.firstName} ${user.lastName}` };
    return { status: 201, body: { id: note.id, text, createdAt: note.createdAt.toISOString(), author } };
  });
}

const OLDEST_FIRST: ListSort = {
  name: 'age',
  by: sql`${lessonNotesTable.createdAt}`,
  type: 'instant',
  id: lessonNotesTable.id,
};

/** @throws Problem `lesson_not_found`, 400 for a cursor that is not ours */
export async function listNotes(
  deps: AppDeps,
  session: Session,
  { lessonId, limit, cursor }: PageQuery & { lessonId: string },
): Promise<{ notes: Note[]; next: Cursor | null }> {
  const { db } = deps.database;
  await findLesson(db, session, lessonId);
  const { id, text, createdAt, authorId } = lessonNotesTable;
  const found = await db
    .select({ id, text, createdAt, authorId, place: sortPlace(OLDEST_FIRST) })
    .from(lessonNotesTable)
    .where(and(eq(lessonNotesTable.lessonId, lessonId), afterSorted(cursor, OLDEST_FIRST)))
    .orderBy(...sorted(OLDEST_FIRST))
    .limit(limit + 1);
  const { rows, next } = cutSorted(found, limit, OLDEST_FIRST);
  const names = await namesOf(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  const notes = rows.map((note) => ({
    id: note.id,
    text: note.text,
    createdAt: note.createdAt.toISOString(),
    author: note.authorId === null ? null : { id: note.authorId, name: names.get(note.authorId) ?? '' },
  }));
  return { notes, next };
}
