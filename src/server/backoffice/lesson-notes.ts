import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { namesOf } from '#server/accounts/list-people.api.ts';
import { findLesson } from '#server/lessons/lesson-access.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { noteSchema } from '#shared/backoffice/admin-lessons.contract.ts';
import { lessonNotesTable } from './backoffice.table.ts';

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

/** @throws Problem `lesson_not_found` */
export async function listNotes(deps: AppDeps, session: Session, lessonId: string): Promise<Note[]> {
  const { db } = deps.database;
  await findLesson(db, session, lessonId);
  const rows = await db
    .select()
    .from(lessonNotesTable)
    .where(eq(lessonNotesTable.lessonId, lessonId))
    .orderBy(asc(lessonNotesTable.createdAt), asc(lessonNotesTable.id));
  const names = await namesOf(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  return rows.map(({ id, text, createdAt, authorId }) => ({
    id,
    text,
    createdAt: createdAt.toISOString(),
    author: authorId === null ? null : { id: authorId, name: names.get(authorId) ?? '' },
  }));
}
