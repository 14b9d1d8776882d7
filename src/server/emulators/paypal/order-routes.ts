import type { SandboxStore } from '#server/emulators/sandbox-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type ApiAnswer, notFound, refusal } from './api-answer.ts';
import { approveOrder, CAPTURE_FAULTS, captureOrder } from './capture-order.ts';
import type { OrderKeeper } from './order-keeper.ts';
import { createOrder, ORDER_KEY_MS } from './order-keeper.ts';
import type { BookedOrder } from './paypal-book.ts';
import { type Route, readBody } from './paypal-routes.ts';
import { representOrder } from './represent-order.ts';
import { buyerBody, createOrderBody } from './request-bodies.ts';

const ORDER = /^\/v2\/checkout\/orders\/([A-Z0-9]{1,36})$/;

/** Orders v2, and the buyer whom nobody else can play here. */
export function orderRoutes(keeper: OrderKeeper, store: SandboxStore, clock: Clock, baseUrl: () => string) {
  const describe = (order: BookedOrder): ApiAnswer => ({
    status: 201,
    body: representOrder(order, baseUrl()),
  });
  const routes: Route[] = [
    {
      method: 'POST',
      path: /^\/v2\/checkout\/orders$/,
      operation: 'create',
      async answer({ key, body }) {
        if (key === null) return refusal(400, 'PAYPAL_REQUEST_ID_REQUIRED');
        const read = readBody(body, createOrderBody);
        if ('refused' in read) return read.refused;
        return createOrder(store, { key, body: read.value, at: clock.now().toISOString() }, describe);
      },
    },
    {
      method: 'GET',
      path: ORDER,
      operation: 'get_order',
      async answer({ id }) {
        const order = await keeper.find(id);
        return order?.id === id ? { ...describe(order), status: 200 } : notFound();
      },
    },
    {
      method: 'POST',
      path: /^\/v2\/checkout\/orders\/([A-Z0-9]{1,36})\/capture$/,
      operation: 'capture',
      answer({ id, key, body, fault }) {
        const planned = CAPTURE_FAULTS.find((name) => name === fault) ?? null;
        return keeper.changeOnce(
          { id, key: key && `capture:${key}`, body, keptMs: ORDER_KEY_MS },
          (order, at) => captureOrder(order, at, planned),
          describe,
        );
      },
    },
    {
      method: 'POST',
      path: /^\/emulator\/orders\/([A-Z0-9]{1,36})\/buyer$/,
      isOpen: true,
      async answer({ id, body }) {
        const read = readBody(body, buyerBody);
        if ('refused' in read) return read.refused;
        const { outcome } = read.value;
        const order = await keeper.change(id, (found, at) => approveOrder(found, outcome === 'declined', at));
        return order ? { status: 200, body: { outcome } } : notFound();
      },
    },
  ];
  return routes;
}
