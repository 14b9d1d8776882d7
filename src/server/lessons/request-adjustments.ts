import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import { analyseLessonJob } from './analyse-lesson-job.api.ts';
import { lessonAdjustmentsTable } from './analyses.table.ts';
import { changeLessonStatus } from './change-lesson-status.ts';
import { findLesson } from './lesson-access.api.ts';
import { listAdjustments } from './lesson-analysis.api.ts';
import { completeLesson } from './lessons.queries.ts';
import { toLesson } from './to-lesson.ts';

/** A second tap on the button comes while the analysis runs, or just after it: the same text twice is one request. */
const ANSWERED: readonly LessonStatus[] = ['analyzing', 'waiting_approval'];

/**
 * 'Solicitar Ajustes': keeps the text and has the lesson analysed anew with it; earlier analyses stay
 * as versions. The newest text again is answered with the state it has led to.
 * @throws Problem `lesson_not_found`, `wrong_state`, `idempotency_conflict`
 */
export async function requestAdjustments(
  deps: AppDeps,
  session: Session,
  asked: { lessonId: string; text: string; idempotency: IdempotentRequest | null },
): Promise<IdempotentAnswer<Lesson>> {
  const { lessonId, text } = asked;
  return withIdempotency(deps.database.db, asked.idempotency, async (tx) => {
    const before = await findLesson(tx, session, lessonId, { lock: true });
    const { materialVersion, requestedAnalysis } = before;
    const now = deps.clock.now();
    if (ANSWERED.includes(before.status) && (await listAdjustments(tx, before)).at(-1) === text)
      return { status: 200, body: toLesson(await completeLesson(tx, before), session, now) };
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
    return { status: 200, body: toLesson(await completeLesson(tx, lesson), session, now) };
  });
}
