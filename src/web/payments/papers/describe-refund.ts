import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money/money.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { isWithinRegret, REFUND_STATUSES } from '#shared/payments/refund-status.ts';
import type { Refund } from '#shared/payments/refunds.contract.ts';
import { formatDate } from '#web/platform/format.ts';
import type { Tone } from '#web/ui/tone.ts';
import { REFUND_TEXTS as TEXTS } from './refund-texts.ts';

/** What asking for the money back will lead to, by the facts as they are now. The server decides. */
export function describeConsequence(
  { status, price }: Pick<Lesson, 'status' | 'price'>,
  payment: Pick<Payment, 'amount' | 'paidAt'> | undefined,
  now: Date,
): string {
  if (status !== 'paid') return TEXTS.begun;
  const paidAt = payment?.paidAt ? new Date(payment.paidAt) : null;
  return isWithinRegret(paidAt, now) ? TEXTS.automatic(formatReais(payment?.amount ?? price)) : TEXTS.late;
}

const TONES: Record<Refund['status'], Tone> = {
  requested: 'info',
  pending: 'info',
  completed: 'ok',
  failed: 'aviso',
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
