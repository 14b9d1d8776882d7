import { changeLessonStatus } from '#server/lessons/change-lesson-status.ts';
import { describeWrongState, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { isOwner } from '#shared/lessons/lesson-policy.ts';

/**
 * The teacher accepts the analysis, or goes on without one where it failed for good; payment comes next.
 * A second approval finds the lesson waiting for payment and answers it as it is.
 * @throws Problem `lesson_not_found`, `wrong_state`
 */
export async function approveAnalysis(deps: AppDeps, session: Session, lessonId: string): Promise<LessonRow> {
  return deps.database.db.transaction(async (tx) => {
    const lesson = await findLesson(tx, session, lessonId, { lock: true });
    if (!isOwner(session, lesson)) throw new Problem('lesson_not_found');
    if (lesson.status === 'waiting_payment') return lesson;
    const isWithoutAnalysis = lesson.status === 'submitted';
    if (isWithoutAnalysis && lesson.analysisError === null) throw describeWrongState(lesson.status);
    return changeLessonStatus(tx, {
      lessonId,
      event: isWithoutAnalysis ? 'approve_without_analysis' : 'approve',
      actor: { role: 'teacher', userId: session.userId },
      now: deps.clock.now(),
    });
  });
}
