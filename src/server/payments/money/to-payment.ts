import { centsToReais } from '#shared/money.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import type { AttemptStatus, PaymentStatus } from '#shared/payments/payment-status.ts';
import type { AttemptRow, CaptureRow } from './payments.table.ts';

/** What a payment is told from: the attempt, the money under it and what of that goes back. */
export interface PaymentParts {
  attempt: AttemptRow;
  lessonId: string;
  captures: CaptureRow[];
  /** Granted back, done or not. */
  refundedCents: number;
}

const WITHOUT_MONEY: Record<Exclude<AttemptStatus, 'captured'>, PaymentStatus> = {
  created: 'pending',
  awaiting_payer: 'pending',
  processing: 'pending',
  declined: 'declined',
  failed: 'declined',
  expired: 'expired',
  canceled: 'cancelled',
};

/** `paid` only where the money counts for the lesson and did not all go back. */
function statusOf({ attempt, captures, refundedCents }: PaymentParts): PaymentStatus {
  if (attempt.status !== 'captured') return WITHOUT_MONEY[attempt.status];
  const settling = captures.find(({ isSettling }) => isSettling);
  const receivedCents = captures.reduce(
    (sum, { status, amountCents }) => sum + (status === 'completed' ? amountCents : 0),
    0,
  );
  return settling && refundedCents < receivedCents ? 'paid' : 'refunded';
}

/** The payment as the wire knows it, without what is needed to pay it by Pix. */
export function toPayment(parts: PaymentParts): Payment {
  const { attempt, captures, lessonId } = parts;
  const settling = captures.find(({ isSettling }) => isSettling);
  return {
    id: attempt.id,
    lessonId,
    method: attempt.method,
    status: statusOf(parts),
    isConfirming: attempt.status === 'processing',
    amount: centsToReais(attempt.amountCents),
    refunded: centsToReais(parts.refundedCents),
    createdAt: attempt.createdAt.toISOString(),
    paidAt: settling?.receivedAt.toISOString() ?? null,
  };
}
