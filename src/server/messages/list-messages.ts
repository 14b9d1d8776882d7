import { asc, eq } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { Message } from '#shared/messages/messages.contract.ts';
import { findAttachments } from './conversation/attachments.ts';
import { markRead } from './conversation/mark-read.ts';
import { messagesTable } from './messages.table.ts';
import { toMessage } from './conversation/to-message.ts';

/**
 * The conversation of a lesson, oldest first. Reading it marks what the other side wrote as seen by
 * the reader; the sides are the teacher and the production (editor and admins together).
 * @throws Problem `lesson_not_found`, also for what exists but is not the reader's
 */
export async function listMessages(deps: AppDeps, session: Session, lessonId: string): Promise<Message[]> {
  const { db } = deps.database;
  const lesson = await markRead(deps, session, lessonId);
  const sender = peopleAs('sender');
  const rows = await db
    .select({
      row: messagesTable,
      sender: { firstName: sender.firstName, lastName: sender.lastName },
    })
    .from(messagesTable)
    .innerJoin(sender, eq(sender.id, messagesTable.senderId))
    .where(eq(messagesTable.lessonId, lesson.id))
    .orderBy(asc(messagesTable.id));
  const attached = await findAttachments(db, session, lesson);
  return rows.map((stored) =>
    toMessage({ ...stored, attachments: attached.get(stored.row.id) ?? [] }, session),
  );
}
