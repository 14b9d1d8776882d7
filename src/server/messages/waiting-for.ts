import { and, eq, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { messageReadsTable, messagesTable } from './messages.table.ts';

const { readAt, senderRole, answeredAt, dismissedAt } = messagesTable;

/** What the production wrote and the teacher has not seen. A partial index stands under it. */
export const unseenByTeacher = (): SQL | undefined => and(isNull(readAt), ne(senderRole, 'teacher'));

/** What a teacher wrote and the production owes an answer to. A partial index stands under it. */
export const unanswered = (): SQL | undefined =>
  and(isNull(answeredAt), isNull(dismissedAt), eq(senderRole, 'teacher'));

/** What a teacher wrote and one person of the production has not seen, whoever else has. */
export function unseenBy(db: DbOrTx, userId: string): SQL | undefined {
  const { messageId, userId: readerId } = messageReadsTable;
  const seen = db
    .select({ one: sql`1` })
    .from(messageReadsTable)
    .where(and(eq(messageId, messagesTable.id), eq(readerId, userId)));
  return and(eq(senderRole, 'teacher'), notExists(seen));
}

/**
 * What is new to one person. An admin, who may look into every conversation, is shown what still lacks an answer; an
 * editor all that was written to the own lessons, for an admin's answer may say what the editor has to know.
 */
export function newTo(db: DbOrTx, { userId, role }: Viewer): SQL | undefined {
  if (role === 'teacher') return unseenByTeacher();
  return role === 'admin' ? and(unanswered(), unseenBy(db, userId)) : unseenBy(db, userId);
}
