import { expect, test } from 'vitest';
import { webhookSchema } from './paypal-schemas.ts';
import { toWebhook } from './read-webhook.ts';

const read = (type: string, resource?: unknown) =>
  toWebhook(webhookSchema.parse({ id: 'WH-1', event_type: type, resource }));

test.each([
  ['CHECKOUT.ORDER.APPROVED', { id: 'O1' }, 'O1', null],
  ['CHECKOUT.PAYMENT-APPROVAL.REVERSED', { order_id: 'O1' }, 'O1', null],
  [
    'PAYMENT.CAPTURE.DENIED',
    { id: 'C1', supplementary_data: { related_ids: { order_id: 'O1' } } },
    'O1',
    'C1',
  ],
  [
    'PAYMENT.CAPTURE.COMPLETED',
    { id: 'C1', links: [{ rel: 'up', href: 'https://x/v2/checkout/orders/O1' }] },
    'O1',
    'C1',
  ],
  [
    'PAYMENT.CAPTURE.REFUNDED',
    { id: 'R1', links: [{ rel: 'up', href: 'https://x/v2/payments/captures/C1' }] },
    null,
    'C1',
  ],
  [
    'PAYMENT.CAPTURE.REVERSED',
    { id: 'R1', links: [{ rel: 'up', href: 'https://x/v2/payments/captures/C1' }] },
    null,
    'C1',
  ],
  ['PAYMENT.CAPTURE.REFUNDED', { id: 'R1' }, null, null],
  ['CUSTOMER.DISPUTE.CREATED', { disputed_transactions: [{ seller_transaction_id: 'C1' }] }, null, 'C1'],
  ['BILLING.PLAN.CREATED', { id: 'P1' }, null, null],
  ['PAYMENT.CAPTURE.COMPLETED', 'of an unknown shape', null, null],
  ['PAYMENT.CAPTURE.COMPLETED', undefined, null, null],
])('%s with %j is about order %s and capture %s', (type, resource, orderId, captureId) => {
  expect(read(type, resource)).toEqual({ eventId: 'WH-1', type, orderId, captureId });
});
