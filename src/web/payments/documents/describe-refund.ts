import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { REFUND_STATUSES } from '#shared/payments/refund-status.ts';
import type { Refund } from '#shared/payments/refunds.contract.ts';
import { mayWithdraw, withdrawalEnds } from '#shared/payments/withdrawal.ts';
import { formatDate } from '#shared/text/format.ts';
import type { Tone } from '#web/ui/tone.ts';
import { REFUND_TEXTS as TEXTS } from './refund-texts.ts';

export interface Consequence {
  text: string;
  /** A withdrawal needs none (CDC art. 49). */
  needsReason: boolean;
  /** The last day on which all comes back without a reason; null once it is over. */
  until: string | null;
}

/** What asking for the money back will lead to, by the facts as they are now. The server decides. */
export function describeConsequence(
  { price, hold }: Pick<Lesson, 'price' | 'hold'>,
  payment: Pick<Payment, 'amount' | 'paidAt' | 'method'> | undefined,
  now: Date,
): Consequence {
  const paidAt = payment?.paidAt ? new Date(payment.paidAt) : null;
  if (!paidAt || !mayWithdraw(paidAt, now)) return { text: TEXTS.late, needsReason: true, until: null };
  const until = formatDate(withdrawalEnds(paidAt).toISOString());
  const isLookedAt = hold !== null || payment?.method === 'manual';
  const text = isLookedAt ? TEXTS.looked : TEXTS.automatic(formatReais(payment?.amount ?? price));
  return { text, needsReason: false, until };
}
const _DAY_MS = 86_400_000;

const TONES: Record<Refund['status'], Tone> = {
  requested: 'info',
  pending: 'info',
  completed: 'ok',
  failed: 'warning',
};

/** One refund in words for the teacher. */
export function describeRefund({ status, completedAt, windowEndsAt }: Refund): {
  tone: Tone;
  label: string;
  text: string;
} {
  const isFailed = status === 'failed';
  const window = windowEndsAt && status !== 'completed' ? TEXTS.windowEnds(formatDate(windowEndsAt)) : '';
  const text =
    status === 'completed'
      ? (completedAt && TEXTS.completedAt(formatDate(completedAt))) || ''
      : `${isFailed ? TEXTS.failedAtProvider : TEXTS.onItsWay} ${window}`.trim();
  return { tone: TONES[status], label: isFailed ? REFUND_STATUSES.pending : REFUND_STATUSES[status], text };
}
