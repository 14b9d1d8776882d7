import type { Payment } from '#shared/payments/payment.schemas.ts';

export type PixView = 'starting' | 'failed' | 'live' | 'expired' | 'returned';

/**
 * What to show of a Pix charge. Only the server says that a code is over: the clock of a device may be wrong.
 * Whether something was paid is not decided here, but by the status of the lesson.
 */
export function choosePixView(charge: Payment | undefined, hasFailed: boolean): PixView {
  if (!charge) return hasFailed ? 'failed' : 'starting';
  if (charge.status === 'refunded') return 'returned';
  return charge.pix && charge.status === 'pending' ? 'live' : 'expired';
}
