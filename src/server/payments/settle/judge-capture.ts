import type { RefundReason } from '#shared/payments/refund-status.ts';

/** What decides over money that came in. */
export interface CaptureFacts {
  amountCents: number;
  currency: string;
  charge: { amountCents: number; isOpen: boolean; isSettled: boolean; priceVersion: number };
  lesson: { isWaitingForPayment: boolean; priceVersion: number };
}

/** It pays the lesson (and what is above goes back), or it goes back whole. */
export type Judgement =
  | { pays: true; excessCents: number }
  | { pays: false; reason: RefundReason; isForeign: boolean };

const back = (reason: RefundReason, isForeign = false): Judgement => ({ pays: false, reason, isForeign });

/**
 * The rules of money that came in, in their order: another currency never counts; a lesson is paid once; a charge
 * that was withdrawn or whose price changed takes nothing; less than the price goes back whole; more than the
 * price pays and the rest goes back. When it came does not matter, a late Pix of an open charge counts.
 */
export function judgeCapture({ amountCents, currency, charge, lesson }: CaptureFacts): Judgement {
  if (currency !== 'BRL') return back('other', true);
  if (charge.isSettled) return back('duplicate');
  const isCurrent =
    charge.isOpen && lesson.isWaitingForPayment && charge.priceVersion === lesson.priceVersion;
  if (!isCurrent) return back('outdated');
  if (amountCents < charge.amountCents) return back('shortfall');
  return { pays: true, excessCents: amountCents - charge.amountCents };
}
