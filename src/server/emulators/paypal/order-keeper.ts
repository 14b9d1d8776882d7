import { createHash } from 'node:crypto';
import type { SandboxStore } from '#server/emulators/sandbox-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type ApiAnswer, notFound, refusal } from './api-answer.ts';
import type { Change } from './capture-order.ts';
import {
  type BookedEvent,
  type BookedOrder,
  newOrderId,
  ORDERS,
  orderIdOf,
  readValue,
} from './paypal-book.ts';
import type { CreateOrderRequest } from './request-bodies.ts';

/** Told of every change after it is written. */
type Publish = (order: BookedOrder, events: BookedEvent[]) => void;

interface OnceRequest {
  /** Any id of the order, its captures or refunds. */
  id: string;
  /** `capture:<PayPal-Request-Id>`; null where the caller sent none: then each call stands for itself. */
  key: string | null;
  /** All that the same key must be sent with again. */
  body: string;
  /** How long the key is remembered. */
  keptMs: number;
}

export interface OrderKeeper {
  find(id: string): Promise<BookedOrder | null>;
  /** Changes an order from outside the API; null for an unknown one. */
  change(id: string, act: (order: BookedOrder, at: string) => Change): Promise<BookedOrder | null>;
  /**
   * Changes an order once for each key. It is one step of the store, so of two calls at the same time, whichever
   * process they reach, the second finds the first one's answer.
   */
  changeOnce(
    request: OnceRequest,
    act: (order: BookedOrder, at: string) => Change,
    describe: (order: BookedOrder) => ApiAnswer,
  ): Promise<ApiAnswer>;
}

export function openOrderKeeper(store: SandboxStore, clock: Clock, publish: Publish): OrderKeeper {
  const find = (id: string) => store.get<BookedOrder>(ORDERS, orderIdOf(id));
  return {
    find,
    async change(id, act) {
      let events: BookedEvent[] = [];
      const order = await store.update<BookedOrder>(ORDERS, orderIdOf(id), (found) => {
        if (!found) return null;
        const change = act(found, clock.now().toISOString());
        events = change.events;
        return change.order;
      });
      if (order) publish(order, events);
      return order;
    },
    async changeOnce({ id, key, body, keptMs }, act, describe) {
      let answer = notFound();
      let events: BookedEvent[] = [];
      const order = await store.update<BookedOrder>(ORDERS, orderIdOf(id), (found) => {
        if (!found) return null;
        const now = clock.now();
        const fingerprint = createHash('sha256').update(`${id}\n${body}`).digest('hex');
        const earlier = key === null ? undefined : found.answers[key];
        if (earlier && now.getTime() - Date.parse(earlier.at) < keptMs) {
          const stillHolds = earlier.status < 300 || earlier.revision === found.revision;
          if (earlier.fingerprint !== fingerprint) answer = reusedKey();
          else if (stillHolds) answer = { status: earlier.status, body: earlier.body };
          if (earlier.fingerprint !== fingerprint || stillHolds) return null;
        }
        const at = now.toISOString();
        const change = act(found, at);
        events = change.events;
        answer = change.refused ?? describe(change.order);
        if (key === null) return change.order;
        const kept = { fingerprint, ...answer, revision: change.order.revision, at };
        return { ...change.order, answers: { ...change.order.answers, [key]: kept } };
      });
      if (order) publish(order, events);
      return answer;
    },
  };
}

const reusedKey = () =>
  refusal(422, 'DUPLICATE_REQUEST_ID', 'The value of PayPal-Request-Id was used with another request.');

interface Creation {
  fingerprint: string;
  order: BookedOrder;
}
const CREATIONS = 'paypal_creation';
const INVOICES = 'paypal_invoice';
/** PayPal remembers the request ids of Orders for six hours. */
export const ORDER_KEY_MS = 6 * 60 * 60 * 1000;

/**
 * Opens an order, once for each key. Each of the three steps may be repeated after a crash between them: the
 * first decides the order's id, the second whose the invoice id is, the third writes it down.
 */
export async function createOrder(
  store: SandboxStore,
  request: { key: string; body: CreateOrderRequest; at: string },
  describe: (order: BookedOrder) => ApiAnswer,
): Promise<ApiAnswer> {
  const order = draftOrder(request.body, request.at);
  if (!order) return refusal(400, 'INVALID_PARAMETER_VALUE', 'The amount must be greater than zero.');
  const fingerprint = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  const isForgotten = ({ order: { createdAt } }: Creation) =>
    Date.parse(request.at) - Date.parse(createdAt) >= ORDER_KEY_MS;
  const creation = await store.update<Creation>(CREATIONS, request.key, (found) =>
    found && !isForgotten(found) ? null : { fingerprint, order },
  );
  if (creation?.fingerprint !== fingerprint) return reusedKey();
  const { id, unit } = creation.order;
  if (unit.invoiceId) {
    const owner = await store.update<string>(INVOICES, unit.invoiceId, (found) => (found ? null : id));
    if (owner !== id) return refusal(422, 'DUPLICATE_INVOICE_ID', 'Duplicate Invoice ID detected.');
  }
  await store.update<BookedOrder>(ORDERS, id, (found) => (found ? null : creation.order));
  return describe(creation.order);
}

function draftOrder({ purchase_units: [unit] }: CreateOrderRequest, at: string): BookedOrder | null {
  const cents = unit ? readValue(unit.amount.value) : null;
  if (!unit || cents === null) return null;
  return {
    id: newOrderId(),
    status: 'CREATED',
    unit: {
      currency: unit.amount.currency_code,
      cents,
      customId: unit.custom_id,
      invoiceId: unit.invoice_id,
      description: unit.description,
    },
    createdAt: at,
    updatedAt: at,
    declinesNext: false,
    captures: [],
    refunds: [],
    answers: {},
    revision: 0,
  };
}
