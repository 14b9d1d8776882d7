import { desc, eq } from 'drizzle-orm';
import { namesOf } from '#server/accounts/accounts.api.ts';
import { lessonNotesTable } from '#server/backoffice/backoffice.table.ts';
import { findLastMessageOf } from '#server/messages/messages.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { NEWEST_NOTES, type OpenedClient } from '#shared/backoffice/clients.contract.ts';
import { centsToReais } from '#shared/money.ts';
import { measureClients } from './list-clients.ts';
import { lesson } from './select-lessons.ts';

const everyLesson = () => undefined;

/**
 * A client as an admin opens it; projects and payments have lists of their own. Counted by the query of the clients'
 * list, so that both say the same.
 * @throws Problem `user_not_found` also where it is nobody who orders
 */
export async function openClient(db: Db, clientId: string): Promise<OpenedClient> {
  const [client] = isId(clientId) ? await measureClients(db, [clientId], everyLesson) : [];
  if (!client) throw new Problem('user_not_found');
  const [message, notes] = await Promise.all([
    findLastMessageOf(db, clientId),
    db
      .select({
        id: lessonNotesTable.id,
        text: lessonNotesTable.text,
        authorId: lessonNotesTable.authorId,
        createdAt: lessonNotesTable.createdAt,
        lessonId: lesson.id,
        lessonTitle: lesson.title,
      })
      .from(lessonNotesTable)
      .innerJoin(lesson, eq(lesson.id, lessonNotesTable.lessonId))
      .where(eq(lesson.ownerId, clientId))
      .orderBy(desc(lessonNotesTable.createdAt), desc(lessonNotesTable.id))
      .limit(NEWEST_NOTES),
  ]);
  const names = await namesOf(
    db,
    notes.flatMap(({ authorId }) => authorId ?? []),
  );
  const { id, firstName, lastName, email, lessonCount, cents, createdAt, closedAt, modality } = client;
  return {
    id,
    firstName,
    lastName,
    email,
    lessonCount,
    total: centsToReais(cents),
    createdAt: createdAt.toISOString(),
    isClosed: closedAt !== null,
    modality,
    lastMessage: message && { ...message, createdAt: message.createdAt.toISOString() },
    notes: notes.map(({ authorId, ...note }) => ({
      ...note,
      createdAt: note.createdAt.toISOString(),
      author: authorId === null ? null : (names.get(authorId) ?? ''),
    })),
  };
}
