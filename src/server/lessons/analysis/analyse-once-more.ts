import { changeLessonStatus } from '#server/lessons/change-lesson-status.ts';
import { describeWrongState, factsOf, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { canDo } from '#shared/lessons/lesson-policy.ts';
import { analyseLessonJob } from './request-analysis.ts';

/**
 * An admin has the same material read once more after its analysis failed: a fault of ours may be mended meanwhile.
 * Of two admins at once the first is the one; the other hears that it is being analysed.
 * @throws Problem `lesson_not_found`, `wrong_state`
 */
export function analyseOnceMore(deps: AppDeps, session: Session, lessonId: string): Promise<LessonRow> {
  return deps.database.db.transaction(async (tx) => {
    const lesson = await findLesson(tx, session, lessonId, { lock: true });
    if (!canDo('reread', session, factsOf(lesson))) throw describeWrongState(lesson.status);
    const version = lesson.requestedAnalysis + 1;
    const after = await changeLessonStatus(tx, {
      lessonId,
      event: 'retry_analysis',
      actor: { role: 'admin', userId: session.userId },
      now: deps.clock.now(),
      set: { requestedAnalysis: version, analysisError: null },
    });
    await deps.enqueue(tx, analyseLessonJob, { lessonId, version });
    return after;
  });
}
