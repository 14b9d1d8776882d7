import { eq } from 'drizzle-orm';
import { bookRefundPaid } from '#server/payments/money/bookings.ts';
import type { LockedPayment } from '#server/payments/money/locked-payment.ts';
import { nextCheckAfter } from '#server/payments/money/next-check.ts';
import { noteDifference } from '#server/payments/money/note-difference.ts';
import { paymentMail } from '#server/payments/money/payment-mail.ts';
import { type CaptureRow, capturesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { ProviderRefund } from '#server/payments/money/provider-money.ts';
import { publishPayment } from '#server/payments/money/publish-payment.ts';
import { type RefundRow, refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { toProviderRefundId } from './find-refund.ts';
import { describeFailure } from './to-refund.ts';

type Seen = Pick<ProviderRefund, 'status' | 'failure'> & { ref: string | null };

/** Brings a refund to what its provider says of it. A completed one stays completed. The payment must be locked. */
export async function applyRefund(
  tx: Tx,
  deps: PaymentsDeps,
  locked: Pick<LockedPayment, 'lesson' | 'charge'>,
  { refundId, seen }: { refundId: string; seen: Seen },
): Promise<RefundRow> {
  const [refund] = await tx.select().from(refundsTable).where(eq(refundsTable.id, refundId)).for('update');
  if (!refund) throw new Error('no such refund');
  if (refund.status === 'completed') return refund;
  const now = deps.clock.now();
  const providerRef = seen.ref ?? refund.providerRef;
  if (seen.status === 'completed') return completeRefund(tx, deps, locked, refund, { providerRef });
  if (seen.status === 'pending') {
    const nextCheckAt = nextCheckAfter(refund.checks, now);
    return write(tx, refund, { status: 'pending', providerRef, nextCheckAt, checks: refund.checks + 1 });
  }
  if (refund.status === 'failed') return refund;
  const failed = await write(tx, refund, {
    status: 'failed',
    providerRef,
    nextCheckAt: null,
    failure: seen.failure ?? 'refused',
  });
  await noteFailure(tx, deps, locked, failed);
  return failed;
}

/** The payer has the money back: by the provider, or by an admin's own hand. */
export async function completeRefund(
  tx: Tx,
  deps: PaymentsDeps,
  { lesson, charge }: Pick<LockedPayment, 'lesson' | 'charge'>,
  refund: RefundRow,
  how: { providerRef: string | null; byHand?: { reason: string; adminId: string | null } },
): Promise<RefundRow> {
  const now = deps.clock.now();
  const [capture] = await tx.select().from(capturesTable).where(eq(capturesTable.id, refund.captureId));
  if (!capture) throw new Error('a refund without its capture');
  const completed = await write(tx, refund, {
    status: 'completed',
    providerRef: how.providerRef,
    isManual: how.byHand !== undefined,
    ...(how.byHand === undefined
      ? {}
      : {
          note: [refund.note, how.byHand.reason].filter(Boolean).join(' · '),
          settledBy: how.byHand.adminId,
        }),
    nextCheckAt: null,
    failure: null,
    completedAt: now,
  });
  await bookRefundPaid(tx, charge, capture, completed, now);
  await enqueueMail(tx, deps, paymentMail, {
    kind: 'refunded',
    attemptId: capture.attemptId,
    refundId: refund.id,
  });
  await publishPayment(tx, lesson.id, capture.attemptId);
  return completed;
}

async function write(tx: Tx, refund: RefundRow, set: Partial<RefundRow>): Promise<RefundRow> {
  const [row] = await tx.update(refundsTable).set(set).where(eq(refundsTable.id, refund.id)).returning();
  if (!row) throw new Error('the refund was not written');
  return row;
}

async function noteFailure(
  tx: Tx,
  deps: PaymentsDeps,
  { lesson }: Pick<LockedPayment, 'lesson'>,
  refund: RefundRow,
): Promise<void> {
  await noteDifference(tx, deps, {
    kind: 'refund_failed',
    provider: 'refund',
    providerRef: refund.id,
    lessonId: lesson.id,
    oursCents: refund.amountCents,
    theirsCents: 0,
    detail: `${describeFailure(refund.failure)} O valor continua devido ao pagador.`,
  });
}

/** What the provider says went back of a capture. One that we never asked for is somebody's to explain. */
export async function takeInRefunds(
  tx: Tx,
  deps: PaymentsDeps,
  locked: LockedPayment,
  capture: CaptureRow,
  seen: readonly ProviderRefund[],
): Promise<void> {
  if (seen.length === 0) return;
  const ours = await tx.select().from(refundsTable).where(eq(refundsTable.captureId, capture.id));
  for (const refund of seen) {
    const row = ours.find(
      (each) => each.providerRef === refund.ref || toProviderRefundId(each) === refund.ourRef,
    );
    if (row) {
      await applyRefund(tx, deps, locked, { refundId: row.id, seen: refund });
      continue;
    }
    const earlier = ours.find((each) => refund.ourRef?.startsWith(each.id.replaceAll('-', '')));
    if (earlier && refund.status === 'completed') {
      // A try that was given up went through after all: that is the refund.
      await applyRefund(tx, deps, locked, { refundId: earlier.id, seen: refund });
      continue;
    }
    if (earlier || refund.status === 'failed') continue;
    await noteDifference(tx, deps, {
      kind: 'refund_differs',
      provider: capture.method,
      providerRef: refund.ref,
      lessonId: locked.lesson.id,
      oursCents: null,
      theirsCents: refund.amountCents,
      detail: 'O provedor registra um reembolso que não foi pedido por aqui.',
    });
  }
}
