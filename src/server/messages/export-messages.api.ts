import { asc, count, eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { messagesTable } from './messages.table.ts';

const { id, senderRole, senderId, content, createdAt, readAt, lessonId } = messagesTable;
const told = { id, lessonId, senderRole, senderId, content, createdAt, readAt };

/** The conversation of a lesson as it is kept, oldest first; reading it here marks nothing as read. */
export const exportConversation = (db: Db, ofLesson: string) =>
  db.select(told).from(messagesTable).where(eq(lessonId, ofLesson)).orderBy(asc(id));

/** What somebody wrote, in whatever lesson. */
export const exportMessagesBy = (db: Db, userId: string) =>
  db.select(told).from(messagesTable).where(eq(senderId, userId)).orderBy(asc(id));

/** How many messages there are at all. */
export async function countMessages(tx: Tx): Promise<number> {
  const [row] = await tx.select({ messages: count() }).from(messagesTable);
  return row?.messages ?? 0;
}
