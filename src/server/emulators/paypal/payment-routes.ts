import { type ApiAnswer, notFound } from './api-answer.ts';
import type { OrderKeeper } from './order-keeper.ts';
import type { BookedOrder } from './paypal-book.ts';
import { type Route, readBody } from './paypal-routes.ts';
import { REFUND_FAULTS, refundCapture } from './refund-capture.ts';
import { representCapture, representRefund } from './represent-order.ts';
import { refundBody } from './request-bodies.ts';

/** PayPal remembers the request ids of refunds for 45 days. */
const REFUND_KEY_MS = 45 * 24 * 60 * 60 * 1000;

/** Payments v2. */
export function paymentRoutes(keeper: OrderKeeper, baseUrl: () => string): Route[] {
  const describeLastRefund = (order: BookedOrder): ApiAnswer => {
    const refund = order.refunds.at(-1);
    return refund ? { status: 201, body: representRefund(order, refund, baseUrl()) } : notFound();
  };
  return [
    {
      method: 'GET',
      path: /^\/v2\/payments\/captures\/([A-Z0-9]{1,36})$/,
      async answer({ id }) {
        const order = await keeper.find(id);
        const capture = order?.captures.find((found) => found.id === id);
        return order && capture
          ? { status: 200, body: representCapture(order, capture, baseUrl()) }
          : notFound();
      },
    },
    {
      method: 'POST',
      path: /^\/v2\/payments\/captures\/([A-Z0-9]{1,36})\/refund$/,
      operation: 'refund',
      async answer({ id, key, body, fault }) {
        const read = readBody(body, refundBody);
        if ('refused' in read) return read.refused;
        const planned = REFUND_FAULTS.find((name) => name === fault) ?? null;
        return keeper.changeOnce(
          { id, key: key && `refund:${key}`, body, keptMs: REFUND_KEY_MS },
          (order, at) => refundCapture(order, id, read.value, at, planned),
          describeLastRefund,
        );
      },
    },
    {
      method: 'GET',
      path: /^\/v2\/payments\/refunds\/([A-Z0-9]{1,36})$/,
      operation: 'get_refund',
      async answer({ id }) {
        const order = await keeper.find(id);
        const refund = order?.refunds.find((found) => found.id === id);
        return order && refund
          ? { status: 200, body: representRefund(order, refund, baseUrl()) }
          : notFound();
      },
    },
  ];
}
