import { eq } from 'drizzle-orm';
import { lockLesson } from '#server/lessons/lessons.api.ts';
import { auditMoney, type Decider } from '#server/payments/money/audit-money.ts';
import { lockPayment } from '#server/payments/money/locked-payment.ts';
import { paymentMail } from '#server/payments/money/payment-mail.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { refundableCents } from '#server/payments/money/refundable-cents.ts';
import { type RefundRequestRow, refundRequestsTable } from '#server/payments/money/refunds.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { grantWithin } from './refund-payment.ts';
import { findSettlingCapture } from './request-refund.ts';

export interface RefundDecision {
  decision: 'grant' | 'deny';
  /** What is left when absent. */
  amountCents: number | undefined;
  answer: string;
}

/**
 * An admin grants (all that is left, or a part) or denies what a teacher asked for.
 * @throws Problem `refund_not_found`, `wrong_state` where it is decided, `refund_exceeds`, `nothing_to_refund`
 */
export async function decideRefundRequest(
  deps: PaymentsDeps,
  by: Decider,
  requestId: string,
  { decision, amountCents, answer }: RefundDecision,
): Promise<RefundRequestRow> {
  return deps.database.db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    const status = decision === 'grant' ? 'granted' : 'denied';
    if (decision === 'grant') await grant(tx, deps, request, { amountCents, answer, by });
    else {
      await enqueueMail(tx, deps, paymentMail, { kind: 'refund_denied', requestId });
      await auditMoney(tx, by, {
        action: 'money.request_deny',
        lessonId: request.lessonId,
        reason: answer,
        now: deps.clock.now(),
      });
    }
    const [decided] = await tx
      .update(refundRequestsTable)
      .set({ status, answer, decidedBy: by.adminId, decidedAt: deps.clock.now() })
      .where(eq(refundRequestsTable.id, requestId))
      .returning();
    if (!decided) throw new Error('the decision was not written');
    return decided;
  });
}

async function lockRequest(tx: Tx, requestId: string): Promise<RefundRequestRow> {
  if (!isId(requestId)) throw notFound();
  const named = eq(refundRequestsTable.id, requestId);
  const [found] = await tx.select().from(refundRequestsTable).where(named);
  if (!found) throw notFound();
  // Lessons are locked before what hangs on them.
  await lockLesson(tx, found.lessonId);
  const [request] = await tx.select().from(refundRequestsTable).where(named).for('update');
  if (request?.status !== 'open') {
    throw new Problem('wrong_state', { message: 'Este pedido de reembolso já foi decidido.' });
  }
  return request;
}

const notFound = () => new Problem('refund_not_found', { message: 'Pedido de reembolso não encontrado' });

async function grant(
  tx: Tx,
  deps: PaymentsDeps,
  { id, lessonId, kind, reason }: RefundRequestRow,
  granted: { amountCents: number | undefined; answer: string; by: Decider },
): Promise<void> {
  const capture = await findSettlingCapture(tx, lessonId);
  if (!capture) throw new Problem('nothing_to_refund');
  const locked = await lockPayment(tx, capture.attemptId);
  const amountCents = granted.amountCents ?? (await refundableCents(tx, capture));
  if (amountCents <= 0) throw new Problem('nothing_to_refund');
  await grantWithin(tx, deps, locked, capture, {
    amountCents,
    reason: kind,
    note: reason,
    by: granted.by,
    request: { id, answer: granted.answer },
  });
}
