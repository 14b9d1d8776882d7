import { and, count, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { messagesTable } from './messages.table.ts';
import { waitingFor } from './waiting-for.ts';

/** How many messages of the teacher wait for the production, for each lesson that has any. */
export async function countUnreadByProduction(
  db: Db,
  lessonIds: readonly string[],
): Promise<Map<string, number>> {
  if (lessonIds.length === 0) return new Map();
  const { lessonId } = messagesTable;
  const rows = await db
    .select({ lessonId, unread: count() })
    .from(messagesTable)
    .where(and(inArray(lessonId, [...lessonIds]), waitingFor('production')))
    .groupBy(lessonId);
  return new Map(rows.map((row) => [row.lessonId, row.unread]));
}

/** How many messages of teachers wait for the production, over all lessons. */
export async function countWaitingMessages(db: Db): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(messagesTable).where(waitingFor('production'));
  return row?.unread ?? 0;
}
