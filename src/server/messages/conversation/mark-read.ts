import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { findLesson, type LessonRow, lessonTopic } from '#server/lessons/lessons.api.ts';
import { messageReadsTable, messagesTable } from '#server/messages/messages.table.ts';
import { unseenBy } from '#server/messages/waiting-for.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { LessonEventData } from '#shared/lesson-events.ts';
import { sideOf } from '#shared/messages/message-side.ts';

/**
 * Marks what the other side wrote as seen by this person and, where nobody of the side had seen it before, tells the
 * open pages. Answers the lesson.
 * @throws Problem `lesson_not_found`, also for what exists but is not the reader's
 */
export async function markRead(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  session: Session,
  lessonId: string,
): Promise<LessonRow> {
  const lesson = await findLesson(database.db, session, lessonId);
  const side = sideOf(session.role);
  const { senderRole, readAt } = messagesTable;
  const ofLesson = eq(messagesTable.lessonId, lesson.id);
  const now = clock.now();
  await database.db.transaction(async (tx) => {
    if (side === 'production') await keepReads(tx, { lessonId: lesson.id, userId: session.userId, now });
    const fromOthers = side === 'teacher' ? ne(senderRole, 'teacher') : eq(senderRole, 'teacher');
    const seen = await tx
      .update(messagesTable)
      .set({ readAt: now })
      .where(and(ofLesson, isNull(readAt), fromOthers));
    if (!seen.rowCount) return;
    const data: LessonEventData<'read'> = { side };
    await publishEvent(tx, { topic: lessonTopic(lesson.id), type: 'read', data });
  });
  return lesson;
}

/** Once for each message and person, though two pages of the same person ask at the same time. */
async function keepReads(tx: Tx, read: { lessonId: string; userId: string; now: Date }): Promise<void> {
  const { lessonId, userId, now } = read;
  const unseen = tx
    .select({
      messageId: messagesTable.id,
      userId: sql<string>`${userId}::uuid`.as('user_id'),
      readAt: sql<Date>`${now.toISOString()}::timestamptz`.as('read_at'),
    })
    .from(messagesTable)
    .where(and(eq(messagesTable.lessonId, lessonId), unseenBy(tx, userId)));
  await tx.insert(messageReadsTable).select(unseen).onConflictDoNothing();
}
