import { and, eq } from 'drizzle-orm';
import { findLesson, type LessonRow, lessonTopic } from '#server/lessons/lesson-access.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { LessonEventData } from '#shared/lessons/lesson-events.ts';
import { sideOf } from '#shared/messages/message-side.ts';
import { messagesTable } from './messages.table.ts';
import { waitingFor } from './waiting-for.ts';

/**
 * Marks what the other side wrote as seen and, where that changed anything, tells the open pages. Answers the
 * lesson.
 * @throws Problem `lesson_not_found`, also for what exists but is not the reader's
 */
export async function markRead(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  session: Session,
  lessonId: string,
): Promise<LessonRow> {
  const lesson = await findLesson(database.db, session, lessonId);
  const side = sideOf(session.role);
  await database.db.transaction(async (tx) => {
    const seen = await tx
      .update(messagesTable)
      .set({ readAt: clock.now() })
      .where(and(eq(messagesTable.lessonId, lesson.id), waitingFor(side)))
      .returning({ id: messagesTable.id });
    if (seen.length === 0) return;
    const data: LessonEventData<'read'> = { side };
    await publishEvent(tx, { topic: lessonTopic(lesson.id), type: 'read', data });
  });
  return lesson;
}
