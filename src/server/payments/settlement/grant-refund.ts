import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { markRefunded } from '#server/lessons/lesson-progress.api.ts';
import { cancelInvoiceRequest, reviseInvoice } from '#server/payments/documents/request-invoice.ts';
import { auditMoney, type Decider } from '#server/payments/money/audit-money.ts';
import { bookRefundGranted } from '#server/payments/money/bookings.ts';
import type { LockedPayment } from '#server/payments/money/locked-payment.ts';
import type { CaptureRow } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { publishPayment } from '#server/payments/money/publish-payment.ts';
import { earnedBackCents } from '#server/payments/money/refundable-cents.ts';
import { type RefundRow, refundRequestsTable, refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { REFUND_REASONS, type RefundReason } from '#shared/payments/refund-status.ts';
import { sendRefundJob } from './send-refund.job.ts';

const GRANTED_WITH = 'O valor foi reembolsado.';

export interface Grant {
  amountCents: number;
  reason: RefundReason;
  note?: string;
  /** Nobody where a rule decides, not a person. */
  by?: Decider;
  /** What the teacher asked that it answers, and the admin's answer to it. */
  request?: { id: string; answer?: string };
}
const BY_RULE: Decider = { adminId: null };

/**
 * Grants a refund: from now on the money is owed to its payer, whatever the provider does. A job sends it. When
 * all that paid a lesson is granted back, the lesson ends. The payment must be locked.
 * @throws a check violation where it would pass what the capture brought
 */
export async function grantRefund(
  tx: Tx,
  deps: PaymentsDeps,
  locked: LockedPayment,
  capture: CaptureRow,
  grant: Grant,
): Promise<RefundRow> {
  const now = deps.clock.now();
  const { by = BY_RULE, request } = grant;
  const { adminId } = by;
  const statusBefore = locked.lesson.status;
  const [refund] = await tx
    .insert(refundsTable)
    .values({
      id: randomUUID(),
      captureId: capture.id,
      amountCents: grant.amountCents,
      reason: grant.reason,
      note: grant.note ?? '',
      nextCheckAt: capture.method === 'manual' ? null : now,
      requestedBy: adminId,
      requestId: request?.id ?? null,
      createdAt: now,
    })
    .returning();
  if (!refund) throw new Error('the refund was not written');
  const isEarned = capture.isSettling && grant.reason !== 'excess';
  if (isEarned) {
    await bookRefundGranted(tx, locked.charge, refund, now);
    const backCents = (await earnedBackCents(tx, capture.id)) + capture.disputedCents;
    if (backCents >= locked.charge.amountCents) {
      locked.lesson = await endLesson(tx, deps, locked, { grant, refundId: refund.id, adminId, now });
    } else await reviseInvoice(tx, locked.lesson.id, now);
  }
  const { status } = locked.lesson;
  const hasEnded = status !== statusBefore;
  await auditMoney(tx, by, {
    action: request?.answer === undefined ? 'money.refund' : 'money.request_grant',
    lessonId: locked.lesson.id,
    before: hasEnded ? { status: statusBefore } : undefined,
    after: {
      amountCents: refund.amountCents,
      refundReason: refund.reason,
      method: capture.method,
      ...(hasEnded ? { status } : {}),
    },
    reason: request?.answer ?? (refund.note || null),
    now,
  });
  if (capture.method !== 'manual') await deps.enqueue(tx, sendRefundJob, { refundId: refund.id });
  await publishPayment(tx, locked.lesson.id, capture.attemptId);
  return refund;
}

async function endLesson(
  tx: Tx,
  deps: PaymentsDeps,
  { lesson }: LockedPayment,
  { grant, refundId, adminId, now }: { grant: Grant; refundId: string; adminId: string | null; now: Date },
) {
  if (lesson.status === 'cancelled') return lesson;
  await cancelInvoiceRequest(tx, lesson.id, now);
  const [answered] = await tx
    .update(refundRequestsTable)
    .set({ status: 'granted', answer: GRANTED_WITH, decidedBy: adminId, decidedAt: now })
    .where(and(eq(refundRequestsTable.lessonId, lesson.id), eq(refundRequestsTable.status, 'open')))
    .returning({ id: refundRequestsTable.id });
  if (answered) {
    await tx.update(refundsTable).set({ requestId: answered.id }).where(eq(refundsTable.id, refundId));
  }
  return markRefunded(tx, deps, lesson, {
    actor: { role: adminId === null ? 'payment' : 'admin', userId: adminId },
    reason: grant.note?.trim() || REFUND_REASONS[grant.reason],
    now,
  });
}
