import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { findLesson } from '#server/lessons/lessons.api.ts';
import { messagesTable } from '#server/messages/messages.table.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { countRows } from '#server/platform/http/lists/keyset.ts';
import { type Cursor, decodeCursor, takeFitting } from '#server/platform/http/lists/page.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { PageQuery } from '#shared/http/list-query.ts';
import type { Message } from '#shared/messages/messages.contract.ts';
import { findAttachments } from './attachments.ts';
import { markRead } from './mark-read.ts';
import { toMessage } from './to-message.ts';

interface MessagePage {
  /** Oldest first, as a conversation is read. */
  messages: Message[];
  total: number;
  /** Where the older ones begin. */
  next: Cursor | null;
}
/** The cursor of a conversation is an id alone. */
const PLACE = 'before';

/**
 * One page of the conversation of a lesson, the newest without a cursor. Reading the newest marks what the other side
 * wrote as seen by the reader; the sides are the teacher and the production (editor and admins together).
 * @throws Problem `lesson_not_found`, also for what exists but is not the reader's; 400 for a cursor that is not ours
 */
export async function listMessages(
  deps: AppDeps,
  session: Session,
  { lessonId, limit, cursor }: PageQuery & { lessonId: string },
): Promise<MessagePage> {
  const { db } = deps.database;
  const before = beforeCursor(cursor);
  const lesson = before ? await findLesson(db, session, lessonId) : await markRead(deps, session, lessonId);
  const sender = peopleAs('sender');
  const wanted = eq(messagesTable.lessonId, lesson.id);
  const [found, total] = await Promise.all([
    db
      .select({
        row: messagesTable,
        sender: { firstName: sender.firstName, lastName: sender.lastName },
      })
      .from(messagesTable)
      .innerJoin(sender, eq(sender.id, messagesTable.senderId))
      .where(and(wanted, before))
      .orderBy(desc(messagesTable.id))
      .limit(limit + 1),
    countRows(db, { from: messagesTable, wanted, order: { at: messagesTable.id, id: messagesTable.id } }),
  ]);
  const { shown, last } = takeFitting(found, limit);
  const attached = await findAttachments(db, session, {
    lesson,
    messageIds: shown.map(({ row }) => row.id),
  });
  const messages = shown.map((stored) =>
    toMessage({ ...stored, attachments: attached.get(stored.row.id) ?? [] }, session),
  );
  return { messages: messages.reverse(), total, next: last ? { after: PLACE, id: last.row.id } : null };
}

function beforeCursor(cursor: string | undefined): SQL | undefined {
  const place = decodeCursor(cursor);
  if (!place) return undefined;
  if (place.after !== PLACE || !isId(place.id)) {
    throw Problem.ofIssues([{ path: 'cursor', message: 'Cursor inválido' }]);
  }
  return lt(messagesTable.id, place.id);
}
