import { and, count, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import { messagesTable } from './messages.table.ts';
import { unanswered } from './waiting-for.ts';

/** How many messages of the teacher the production owes an answer, for each lesson that has any. */
export async function countUnansweredOf(db: Db, lessonIds: readonly string[]): Promise<Map<string, number>> {
  if (lessonIds.length === 0) return new Map();
  const { lessonId } = messagesTable;
  const rows = await db
    .select({ lessonId, unread: count() })
    .from(messagesTable)
    .where(and(inArray(lessonId, [...lessonIds]), unanswered()))
    .groupBy(lessonId);
  return new Map(rows.map((row) => [row.lessonId, row.unread]));
}

/** The condition for a lesson whose teacher waits for an answer. */
export const awaitsAnswer = (db: DbOrTx, lessonId: SQLWrapper): SQL =>
  // A list of ids, which the partial index yields by itself: few conversations wait at a time.
  inArray(lessonId, db.select({ id: messagesTable.lessonId }).from(messagesTable).where(unanswered()));
