import type { CardOrder } from '#server/payments/money/card-gateway.ts';
import type { ProviderCapture, ProviderRefund } from '#server/payments/money/provider-money.ts';
import { idOfLink } from './paypal-link.ts';
import type { PayPalCapture, PayPalOrder, PayPalRefund } from '#server/payments/providers/paypal/paypal-schemas.ts';

/** PayPal's order in our words. `now` stands in where a capture bears no time. */
export function toCardOrder(order: PayPalOrder, now: Date): CardOrder {
  const [unit] = order.purchase_units;
  const { captures = [], refunds = [] } = unit.payments ?? {};
  const isOf = (capture: PayPalCapture) => (refund: PayPalRefund) =>
    captures.length === 1 || idOfLink(refund.links, 'up', 'captures') === capture.id;
  return {
    orderId: order.id,
    status: order.status,
    attemptId: unit.custom_id ?? null,
    ...unit.amount,
    captures: captures.map((capture) => toCapture(capture, refunds.filter(isOf(capture)), now)),
  };
}

/** The money that came in by its own status: an order is COMPLETED even where its capture was declined. */
export function toCapture(capture: PayPalCapture, refunds: PayPalRefund[], now: Date): ProviderCapture {
  const reason = capture.status_details?.reason ?? null;
  const status = captureStatus(capture.status, reason);
  const ours = refunds.map(toRefund);
  const refunded = ours
    .filter((refund) => refund.status === 'completed')
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  return {
    ref: capture.id,
    ...capture.amount,
    status,
    at: capture.create_time ? new Date(capture.create_time) : now,
    statusReason: reason,
    reversedCents: status === 'reversed' ? Math.max(0, capture.amount.amountCents - refunded) : 0,
    refunds: ours,
  };
}

export function toRefund(refund: PayPalRefund): ProviderRefund {
  const failed = refund.status === 'FAILED' || refund.status === 'CANCELLED';
  return {
    ref: refund.id,
    ourRef: refund.custom_id ?? null,
    status: failed ? 'failed' : refund.status === 'PENDING' ? 'pending' : 'completed',
    amountCents: refund.amount.amountCents,
    failure: failed ? (refund.status_details?.reason ?? refund.status) : null,
  };
}

function captureStatus(status: PayPalCapture['status'], reason: string | null): ProviderCapture['status'] {
  if (status === 'DECLINED' || status === 'FAILED') return 'declined';
  if (status === 'REVERSED' || reason === 'CHARGEBACK') return 'reversed';
  return status === 'PENDING' ? 'pending' : 'completed';
}
