import { and, eq } from 'drizzle-orm';
import { describeWrongState, factsOf, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import { lockPayment } from '#server/payments/money/locked-payment.ts';
import { paymentMail } from '#server/payments/money/payment-mail.ts';
import { type CaptureRow, capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { refundableCents } from '#server/payments/money/refundable-cents.ts';
import { type RefundRequestRow, refundRequestsTable } from '#server/payments/money/refunds.table.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { canDo } from '#shared/lessons/lesson-policy.ts';
import type { RefundRequest } from '#shared/payments/refunds.contract.ts';
import { mayWithdraw } from '#shared/payments/withdrawal.ts';
import { grantRefund } from './grant-refund.ts';
import { toRefundRequest } from './to-refund.ts';

const AUTOMATIC_ANSWER =
  'Aceito na hora, dentro dos 7 dias da compra. O valor volta pela mesma forma de pagamento.';
/** As the guarantee asks for one; a withdrawal asks for none. */
const NO_REASON = 'Escreva o motivo';

/**
 * A teacher asks for the money back. Within seven days of the payment it goes back at once, without a reason and
 * whatever the production has done (CDC art. 49); later an admin decides. While a request is open, another one
 * answers that one.
 * @throws Problem `lesson_not_found`, `wrong_state`, `nothing_to_refund`, `invalid_request` where a reason is missing
 */
export async function requestRefund(
  deps: PaymentsDeps,
  session: Session,
  asked: { lessonId: string; reason: string; idempotency: IdempotentRequest | null },
): Promise<IdempotentAnswer<RefundRequest>> {
  return withIdempotency(deps.database.db, asked.idempotency, async (tx) => {
    const lesson = await findLesson(tx, session, asked.lessonId, { lock: true });
    if (!canDo('refund', session, factsOf(lesson))) throw describeWrongState(lesson.status);
    const open = await findOpenRequest(tx, lesson.id);
    const row = open ?? (await answerNewRequest(tx, deps, lesson, asked.reason));
    return { status: 201, body: toRefundRequest(row) };
  });
}

async function answerNewRequest(
  tx: Tx,
  deps: PaymentsDeps,
  lesson: LessonRow,
  reason: string,
): Promise<RefundRequestRow> {
  const now = deps.clock.now();
  const isWithdrawal = mayWithdraw(lesson.paidAt, now);
  if (!isWithdrawal && reason === '') {
    throw new Problem('invalid_request', { issues: [{ path: 'reason', message: NO_REASON }] });
  }
  const isRegret = isWithdrawal || mayWithdraw(lesson.completedAt, now);
  const capture = await findSettlingCapture(tx, lesson.id);
  if (!capture) throw new Problem('nothing_to_refund');
  // Money that came by hand goes back by hand, and what the payer's bank is taking back is not sent a second time.
  const isAutomatic = isWithdrawal && lesson.onHoldSince === null && capture.method !== 'manual';
  const [row] = await tx
    .insert(refundRequestsTable)
    .values({
      lessonId: lesson.id,
      kind: isRegret ? 'regret' : 'guarantee',
      reason,
      createdAt: now,
      ...(isAutomatic ? { status: 'granted' as const, answer: AUTOMATIC_ANSWER, decidedAt: now } : {}),
    })
    .returning();
  if (!row) throw new Error('the request was not written');
  await recordAudit(
    tx,
    {
      actorId: lesson.ownerId,
      actorRole: 'teacher',
      action: 'money.request',
      subjectType: 'lesson',
      subjectId: lesson.id,
      reason: reason || null,
      ip: null,
    },
    now,
  );
  if (isAutomatic) await giveAllBack(tx, deps, capture, row);
  else await enqueueMail(tx, deps, paymentMail, { kind: 'refund_asked', requestId: row.id });
  return row;
}

async function giveAllBack(
  tx: Tx,
  deps: PaymentsDeps,
  capture: CaptureRow,
  request: RefundRequestRow,
): Promise<void> {
  const locked = await lockPayment(tx, capture.attemptId);
  const amountCents = await refundableCents(tx, capture);
  if (amountCents <= 0) throw new Problem('nothing_to_refund');
  await grantRefund(tx, deps, locked, capture, {
    amountCents,
    reason: 'regret',
    note: request.reason,
    request: { id: request.id },
  });
}

/** The money that pays a lesson; null where none does. */
export async function findSettlingCapture(tx: Tx, lessonId: string): Promise<CaptureRow | null> {
  const [found] = await tx
    .select({ capture: capturesTable })
    .from(capturesTable)
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .where(
      and(
        eq(chargesTable.lessonId, lessonId),
        // One that was charged back before is closed; the lesson may have been paid again.
        eq(chargesTable.status, 'settled'),
        eq(capturesTable.isSettling, true),
      ),
    );
  return found?.capture ?? null;
}

async function findOpenRequest(tx: Tx, lessonId: string): Promise<RefundRequestRow | null> {
  const [row] = await tx
    .select()
    .from(refundRequestsTable)
    .where(and(eq(refundRequestsTable.lessonId, lessonId), eq(refundRequestsTable.status, 'open')));
  return row ?? null;
}
