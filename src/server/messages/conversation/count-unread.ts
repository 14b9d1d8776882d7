import { and, asc, count, inArray, min, sql } from 'drizzle-orm';
import { visibleLessonIds } from '#server/lessons/lessons.api.ts';
import { messagesTable } from '#server/messages/messages.table.ts';
import { newTo } from '#server/messages/waiting-for.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Session } from '#server/platform/http/session.ts';
import { MAX_UNREAD_LESSONS, type Unread } from '#shared/messages/messages.contract.ts';

/** What is new to the caller in the lessons the caller may see, longest waiting first. */
export async function countUnread(db: Db, session: Session): Promise<Unread> {
  const { lessonId, createdAt } = messagesTable;
  const visible = visibleLessonIds(db, session);
  const rows = await db
    .select({
      lessonId,
      count: count(),
      // Over all groups, before the limit cuts them.
      total: sql<number>`sum(count(*)) over ()`.mapWith(Number),
    })
    .from(messagesTable)
    .where(and(newTo(db, session), visible ? inArray(lessonId, visible) : undefined))
    .groupBy(lessonId)
    .orderBy(asc(min(createdAt)), asc(lessonId))
    .limit(MAX_UNREAD_LESSONS);
  return {
    total: rows[0]?.total ?? 0,
    lessons: rows.map((row) => ({ lessonId: row.lessonId, count: row.count })),
  };
}
