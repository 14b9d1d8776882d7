import { eq } from 'drizzle-orm';
import { findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { appendEntry } from './comment-log.ts';

/**
 * Adds one entry to the lesson's running log, in the name of who sent it. The row is locked, so that two
 * entries at once both stay.
 * @throws Problem `lesson_not_found`, 400 for an entry too long
 */
export async function appendComment(
  deps: AppDeps,
  session: Session,
  lessonId: string,
  sent: string,
): Promise<LessonRow> {
  return deps.database.db.transaction(async (tx) => {
    const lesson = await findLesson(tx, session, lessonId, { lock: true });
    const now = deps.clock.now();
    const comments = appendEntry(lesson.comments, sent, session.user, now);
    if (comments === lesson.comments) return lesson;
    const [after] = await tx
      .update(lessonsTable)
      .set({ comments, updatedAt: now })
      .where(eq(lessonsTable.id, lesson.id))
      .returning();
    return after ?? lesson;
  });
}
