import { and, desc, eq } from 'drizzle-orm';
import type { Decider } from '#server/payments/money/audit-money.ts';
import type { LockedPayment } from '#server/payments/money/locked-payment.ts';
import { lockPayment } from '#server/payments/money/locked-payment.ts';
import { attemptsTable, type CaptureRow, capturesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { refundableCents } from '#server/payments/money/refundable-cents.ts';
import type { RefundRow } from '#server/payments/money/refunds.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { centsToReais, formatReais } from '#shared/money.ts';
import type { RefundReason } from '#shared/payments/refund-status.ts';
import { type Grant, grantRefund } from './grant-refund.ts';

/**
 * An admin gives money of a payment back, in the caller's transaction.
 * @throws Problem `payment_not_found`, `nothing_to_refund`, `refund_exceeds` naming what is left
 */
export async function refundPayment(
  tx: Tx,
  deps: PaymentsDeps,
  paymentId: string,
  grant: { amountCents: number; note: string; by: Decider; reason?: RefundReason },
): Promise<{ refund: RefundRow; locked: LockedPayment }> {
  if (!isId(paymentId)) throw new Problem('payment_not_found');
  const [known] = await tx
    .select({ id: attemptsTable.id })
    .from(attemptsTable)
    .where(eq(attemptsTable.id, paymentId));
  if (!known) throw new Problem('payment_not_found');
  const locked = await lockPayment(tx, paymentId);
  const capture = await findMoneyOf(tx, paymentId);
  if (!capture) throw new Problem('nothing_to_refund');
  const { amountCents, note, by, reason = 'other' } = grant;
  const refund = await grantWithin(tx, deps, locked, capture, { amountCents, note, by, reason });
  return { refund, locked };
}

/**
 * Grants a refund of at most what is left of a capture.
 * @throws Problem `refund_exceeds`
 */
export async function grantWithin(
  tx: Tx,
  deps: PaymentsDeps,
  locked: LockedPayment,
  capture: CaptureRow,
  grant: Grant,
): Promise<RefundRow> {
  const left = await refundableCents(tx, capture);
  if (grant.amountCents > left) {
    throw new Problem('refund_exceeds', {
      message: `O reembolso pode ser de até ${formatReais(centsToReais(left))}: é o que resta deste pagamento.`,
      data: { refundable: centsToReais(left) },
    });
  }
  return grantRefund(tx, deps, locked, capture, grant);
}

/** The money of a payment: the capture that settled, else the latest that came in. */
async function findMoneyOf(tx: Tx, paymentId: string): Promise<CaptureRow | null> {
  const [capture] = await tx
    .select()
    .from(capturesTable)
    .where(and(eq(capturesTable.attemptId, paymentId), eq(capturesTable.status, 'completed')))
    .orderBy(desc(capturesTable.isSettling), desc(capturesTable.receivedAt))
    .limit(1);
  return capture ?? null;
}
