import { createHash } from 'node:crypto';
import type { SandboxStore } from '#server/emulators/sandbox-store.ts';
import { type ApiAnswer, refusal } from '#server/emulators/paypal/api-answer.ts';
import { readValue } from './book-money.ts';
import { reusedKey } from '#server/emulators/paypal/order-keeper.ts';
import { type BookedOrder, newOrderId, ORDERS } from '#server/emulators/paypal/paypal-book.ts';
import type { CreateOrderRequest } from '#server/emulators/paypal/request-bodies.ts';

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
