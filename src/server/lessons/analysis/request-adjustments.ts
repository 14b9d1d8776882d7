import { and, desc, eq } from 'drizzle-orm';
import { lessonAdjustmentsTable } from '#server/lessons/analyses.table.ts';
import { changeLessonStatus } from '#server/lessons/change-lesson-status.ts';
import { findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import { completeLesson } from '#server/lessons/lessons.queries.ts';
import { toLesson } from '#server/lessons/to-lesson.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { requestAnalysis } from './request-analysis.ts';

/** A second tap may come after a quick analysis; the same text later than this is meant anew. */
const SECOND_TAP_MS = 2 * 60_000;

/**
 * 'Solicitar Ajustes': keeps the text and has the lesson analysed anew with it; earlier analyses stay
 * as versions. A second tap is answered with the state the first has led to.
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
    if (await isSecondTap(tx, before, { text, now }))
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
    await requestAnalysis(tx, deps, lesson);
    return { status: 200, body: toLesson(await completeLesson(tx, lesson), session, now) };
  });
}

/** Whether the newest request about this material says the same and is still being answered, or has just been. */
async function isSecondTap(
  tx: Tx,
  { id, materialVersion, status }: LessonRow,
  asked: { text: string; now: Date },
): Promise<boolean> {
  if (status !== 'analyzing' && status !== 'waiting_approval') return false;
  const { lessonId, materialVersion: ofMaterial, text, createdAt, id: adjustmentId } = lessonAdjustmentsTable;
  const [newest] = await tx
    .select({ text, createdAt })
    .from(lessonAdjustmentsTable)
    .where(and(eq(lessonId, id), eq(ofMaterial, materialVersion)))
    .orderBy(desc(adjustmentId))
    .limit(1);
  if (newest?.text !== asked.text) return false;
  return status === 'analyzing' || asked.now.getTime() - newest.createdAt.getTime() < SECOND_TAP_MS;
}
