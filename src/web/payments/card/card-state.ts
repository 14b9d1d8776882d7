import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import type { PayPalWays } from './paypal-sdk.ts';

/** Why the customer is asked to try again: refused by PayPal, given back, a fault of the way, or left. */
export type CardNotice = 'problem' | 'refunded' | 'error' | 'left';

/** Where the card document stands. The lesson is known from `preparing` on. */
export type CardState =
  | { step: 'opening' }
  | { step: 'unreachable'; error: unknown }
  | { step: 'preparing'; lesson: Lesson; notice: CardNotice | null }
  /** PayPal itself cannot be had. */
  | { step: 'blocked'; lesson: Lesson; error: unknown }
  | { step: 'ready'; lesson: Lesson; ways: PayPalWays; isDemo: boolean; notice: CardNotice | null }
  | { step: 'capturing'; lesson: Lesson }
  /** A capture was asked for and no answer came: it may have happened, so only the same order is tried again. */
  | { step: 'uncertain'; lesson: Lesson; orderId: string; detail: string }
  | { step: 'confirming'; lesson: Lesson; paymentId: string }
  | { step: 'approved'; lesson: Lesson }
  /** Nothing to pay here: paid already, or given up. */
  | { step: 'closed'; lesson: Lesson };

/** What the answer of a capture means. Only COMPLETED is paid; what is not known yet is never failed. */
export function judgeCapture(status: string): 'approved' | 'confirming' | 'refunded' | 'problem' {
  if (status === 'COMPLETED') return 'approved';
  if (status === 'REFUNDED') return 'refunded';
  return status === 'PENDING' ? 'confirming' : 'problem';
}

/** What has become of a payment that was being confirmed; null while it still is. */
export function judgeConfirmed({
  status,
  isConfirming,
}: Pick<Payment, 'status' | 'isConfirming'>): 'approved' | 'problem' | null {
  if (status === 'paid') return 'approved';
  return isConfirming || status === 'pending' ? null : 'problem';
}
