import { changeLessonStatus } from '#server/lessons/change-lesson-status.ts';
import { findLesson, type LessonRow, withdrawChargesJob } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';

/**
 * Owner or admin give a lesson up before it is paid. Cancelling again answers it as it is.
 * @throws Problem `lesson_not_found`, `wrong_state`
 */
export async function cancelLesson(deps: AppDeps, session: Session, lessonId: string): Promise<LessonRow> {
  return deps.database.db.transaction(async (tx) => {
    const lesson = await findLesson(tx, session, lessonId, { lock: true });
    if (lesson.status === 'cancelled') return lesson;
    const cancelled = await changeLessonStatus(tx, {
      lessonId,
      event: 'cancel',
      actor: { role: session.role === 'admin' ? 'admin' : 'teacher', userId: session.userId },
      now: deps.clock.now(),
    });
    await deps.enqueue(tx, withdrawChargesJob, { lessonId });
    return cancelled;
  });
}
