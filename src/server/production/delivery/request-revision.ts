import { presentLesson, requestRevision as reviseLesson } from '#server/lessons/lesson-progress.api.ts';
import { describeWrongState, findLesson, type LessonRow, refuseOnHold } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { openRound } from '#server/production/open-round.ts';
import type { Requester } from '#server/production/production-access.ts';
import { productionMail } from '#server/production/production-mails.ts';
import { recordStep } from '#server/production/record-step.ts';
import { PLANS, planOf, REVISION_WINDOW_DAYS } from '#shared/catalog/catalog.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { judgeRevision, revisionsEndAt } from '#shared/lessons/revisions.ts';
import { formatDate } from '#shared/text/format.ts';

/**
 * The teacher has the latest delivery revised: its editor goes on in a new round.
 * @throws Problem `lesson_not_found`, `wrong_state`, `revision_refused` which says why, `on_hold`
 */
export async function requestRevision(
  deps: AppDeps,
  by: Requester,
  asked: { lessonId: string; text: string; idempotency: IdempotentRequest | null },
): Promise<IdempotentAnswer<Lesson>> {
  const { text } = asked;
  return withIdempotency(deps.database.db, asked.idempotency, async (tx) => {
    const lesson = await findLesson(tx, by, asked.lessonId, { lock: true });
    const now = deps.clock.now();
    refuseRevision(lesson, now);
    const revised = await reviseLesson(tx, lesson, { text, now });
    const production = await openRound(tx, revised, { status: 'in_progress', revisionText: text, now });
    await recordStep(tx, by, production, { action: 'revise', after: { round: production.round }, now });
    const { id: productionId, editorId } = production;
    if (editorId === null)
      await enqueueMail(tx, deps, productionMail, { kind: 'revision_without_editor', productionId });
    else await enqueueMail(tx, deps, productionMail, { kind: 'revision_requested', productionId, editorId });
    return { status: 200, body: await presentLesson(tx, { row: revised, viewer: by, now }) };
  });
}

function refuseRevision(lesson: LessonRow, now: Date): void {
  if (lesson.status !== 'completed') throw describeWrongState(lesson.status);
  refuseOnHold(lesson);
  const verdict = judgeRevision(lesson, now);
  if (verdict === 'open') return;
  const message = verdict === 'used_up' ? describeUsedUp(lesson) : describeTooLate(lesson.completedAt);
  throw new Problem('revision_refused', { message });
}

function describeUsedUp(lesson: LessonRow): string {
  const { label, revisions } = PLANS[planOf(lesson)];
  const used = revisions === 1 ? 'A revisão' : `As ${revisions} revisões`;
  return `${used} do plano ${label} já ${revisions === 1 ? 'foi usada' : 'foram usadas'}.`;
}

function describeTooLate(completedAt: Date | null): string {
  const end = completedAt && ` e terminou em ${formatDate(revisionsEndAt(completedAt))}`;
  return `O prazo para pedir uma revisão é de ${REVISION_WINDOW_DAYS} dias após a entrega${end ?? ''}.`;
}
