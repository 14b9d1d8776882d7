import type { CardWebhook } from '#server/payments/money/card-gateway.ts';
import type { PayPalEvent } from './paypal-schemas.ts';
import { idOfLink } from './paypal-schemas.ts';

/**
 * A refund or chargeback leads to its capture by the `up` link; the `up` link of a capture itself leads to its
 * order.
 */
export function toWebhook({ id, event_type: type, resource }: PayPalEvent): CardWebhook {
  const links = resource?.links ?? [];
  const isOrder = type.startsWith('CHECKOUT.ORDER.');
  const isCapture = type.startsWith('PAYMENT.CAPTURE.') && type !== 'PAYMENT.CAPTURE.REFUNDED';
  const disputed = resource?.disputed_transactions?.find((one) => one.seller_transaction_id);
  return {
    eventId: id,
    type,
    orderId:
      resource?.supplementary_data?.related_ids?.order_id ??
      resource?.order_id ??
      idOfLink(links, 'up', 'orders') ??
      (isOrder ? resource?.id : null) ??
      null,
    captureId:
      idOfLink(links, 'up', 'captures') ??
      disputed?.seller_transaction_id ??
      (isCapture ? resource?.id : null) ??
      null,
  };
}
