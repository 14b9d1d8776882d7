import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { analyseLessonJob } from './analyse-lesson-job.api.ts';
import { lessonAdjustmentsTable } from './analyses.table.ts';
import { changeLessonStatus } from './change-lesson-status.ts';
import { findLesson } from './lesson-access.api.ts';
import type { LessonRow } from './lessons.table.ts';

/**
 * 'Solicitar Ajustes': keeps the text and has the lesson analysed anew with it; earlier analyses stay
 * as versions.
 * @throws Problem `lesson_not_found`, `wrong_state`
 */
export async function requestAdjustments(
  deps: AppDeps,
  session: Session,
  lessonId: string,
  text: string,
): Promise<LessonRow> {
  return deps.database.db.transaction(async (tx) => {
    const { materialVersion, requestedAnalysis } = await findLesson(tx, session, lessonId, { lock: true });
    const now = deps.clock.now();
    const version = requestedAnalysis + 1;
    const lesson = await changeLessonStatus(tx, {
      lessonId,
      event: 'request_adjustments',
      actor: { role: 'teacher', userId: session.userId },
      now,
      reason: text,
      set: { requestedAnalysis: version, analysisError: null },
    });
    await tx.insert(lessonAdjustmentsTable).values({ lessonId, materialVersion, text, createdAt: now });
    await deps.enqueue(tx, analyseLessonJob, { lessonId, version });
    return lesson;
  });
}
