import type { RefundRow } from '#server/payments/money/refunds.table.ts';

/**
 * What the provider knows a refund by, and the idempotency key of sending it: the hex digits of our id; a refund
 * sent once more after a final refusal is another one to the provider (`…r2`). At most 35 letters and digits, as
 * a Pix devolução demands.
 */
export function toProviderRefundId({ id, tries }: Pick<RefundRow, 'id' | 'tries'>): string {
  return `${id.replaceAll('-', '')}${tries > 1 ? `r${tries}` : ''}`;
}
