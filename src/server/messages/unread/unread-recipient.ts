import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { messageReadsTable, messagesTable } from '#server/messages/messages.table.ts';
import { unanswered, unseenBy, unseenByTeacher } from '#server/messages/waiting-for.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { productionsAs } from '#server/production/production.api.ts';
import { MESSAGE_SIDES } from '#shared/messages/message-side.ts';

export const conversationSideSchema = z.object({ lessonId: z.string(), side: z.enum(MESSAGE_SIDES) });
/** One side of one conversation: who is to be told. */
export type ConversationSide = z.output<typeof conversationSideSchema>;

/** Who is mailed about a conversation and where the link leads; `person` is null where it is the house itself. */
interface Recipient {
  title: string;
  person: { userId: string; email: string; firstName: string } | null;
  path: string;
}

/** The one person of a side who is to answer: the teacher, the editor of the lesson, or else the admins. */
export async function findRecipient(
  db: DbOrTx,
  { lessonId, side }: ConversationSide,
): Promise<Recipient | null> {
  const lesson = lessonsAs('lesson');
  const production = productionsAs('production');
  const [owner, editor] = [peopleAs('owner'), peopleAs('editor')];
  const [found] = await db
    .select({
      title: lesson.title,
      productionId: production.id,
      owner: { userId: owner.id, email: owner.email, firstName: owner.firstName },
      editor: { userId: editor.id, email: editor.email, firstName: editor.firstName },
    })
    .from(lesson)
    .innerJoin(owner, eq(owner.id, lesson.ownerId))
    .leftJoin(editor, eq(editor.id, lesson.editorId))
    .leftJoin(production, eq(production.lessonId, lesson.id))
    .where(eq(lesson.id, lessonId));
  if (!found) return null;
  const { title, productionId } = found;
  if (side === 'teacher') return { title, person: found.owner, path: `/dashboard?conversa=${lessonId}` };
  if (found.editor) {
    const path = productionId
      ? `/editor-dashboard?projeto=${productionId}&parte=conversa`
      : '/editor-dashboard';
    return { title, person: found.editor, path };
  }
  return { title, person: null, path: `/admin-functional?aberto=${lessonId}` };
}

/**
 * What the recipient has not seen: an admin's look is no look of the editor's. Where no editor is assigned, one
 * admin's look is enough for all of them.
 */
export function unseenByRecipient(
  db: DbOrTx,
  { lessonId, side }: ConversationSide,
  { person }: Pick<Recipient, 'person'>,
): SQL | undefined {
  const ofLesson = eq(messagesTable.lessonId, lessonId);
  if (side === 'teacher') return and(ofLesson, unseenByTeacher());
  if (person) return and(ofLesson, unseenBy(db, person.userId));
  const reader = peopleAs('reader');
  const seenByAdmin = db
    .select({ one: sql`1` })
    .from(messageReadsTable)
    .innerJoin(reader, eq(reader.id, messageReadsTable.userId))
    .where(and(eq(messageReadsTable.messageId, messagesTable.id), eq(reader.role, 'admin')));
  return and(ofLesson, unanswered(), not(exists(seenByAdmin)));
}
