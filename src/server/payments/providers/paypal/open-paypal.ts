import type { CardGateway, CardOrder, NewCardOrder } from '#server/payments/money/card-gateway.ts';
import type { ProviderCapture, ProviderRefund } from '#server/payments/money/provider-money.ts';
import { openApi, openTokens } from './paypal-api.ts';
import { toPayPalMoney } from './paypal-money.ts';
import {
  captureSchema,
  idOfLink,
  newOrderSchema,
  orderSchema,
  type PayPalCapture,
  type PayPalOrder,
  type PayPalRefund,
  refundSchema,
} from './paypal-schemas.ts';
import type { PayPalSettings } from './paypal-settings.ts';
import { openWebhookReader } from './read-webhook.ts';

const NOTE_LENGTH = 255;
const ORDERS = '/v2/checkout/orders';
const PAYMENTS = '/v2/payments';

/**
 * PayPal (Orders v2, Payments v2, webhooks v1) as the card provider. A capture refused for what already happened
 * (`ORDER_ALREADY_CAPTURED`) is thrown like every refusal: the caller reads the order and adopts its state.
 */
export function openPayPal(settings: PayPalSettings): CardGateway {
  const tokens = openTokens(settings);
  const api = openApi(settings, tokens);
  const now = () => settings.clock.now();
  const getOrder = async (orderId: string) => {
    const path = `${ORDERS}/${encodeURIComponent(orderId)}`;
    return toCardOrder(await api({ operation: 'paypal.getOrder', path, answer: orderSchema }), now());
  };
  return {
    createClientToken: () => tokens.createClientToken(),
    async createOrder(order, key) {
      const created = await api({
        operation: 'paypal.createOrder',
        path: ORDERS,
        body: JSON.stringify(orderBody(order)),
        key,
        answer: newOrderSchema,
      });
      return { orderId: created.id, status: created.status };
    },
    getOrder,
    async captureOrder(orderId, key) {
      const order = await api({
        operation: 'paypal.captureOrder',
        path: `${ORDERS}/${encodeURIComponent(orderId)}/capture`,
        body: '{}',
        key,
        answer: orderSchema,
      });
      return toCardOrder(order, now());
    },
    async getCapture(captureId) {
      const capture = await api({
        operation: 'paypal.getCapture',
        path: `${PAYMENTS}/captures/${encodeURIComponent(captureId)}`,
        answer: captureSchema,
      });
      const orderId = capture.supplementary_data?.related_ids?.order_id ?? null;
      // A capture does not list its refunds, its order does.
      const isWhole = capture.status === 'COMPLETED' || capture.status === 'PENDING';
      const order = orderId === null || isWhole ? null : await getOrder(orderId);
      const listed = order?.captures.find(({ ref }) => ref === captureId);
      return { ...(listed ?? toCapture(capture, [], now())), orderId };
    },
    async refund({ captureId, refundId, note, ...money }, key) {
      const refund = await api({
        operation: 'paypal.refund',
        path: `${PAYMENTS}/captures/${encodeURIComponent(captureId)}/refund`,
        body: JSON.stringify({
          amount: toPayPalMoney(money),
          custom_id: refundId,
          note_to_payer: note.slice(0, NOTE_LENGTH),
        }),
        key,
        answer: refundSchema,
      });
      return toRefund(refund);
    },
    async getRefund(ref) {
      const path = `${PAYMENTS}/refunds/${encodeURIComponent(ref)}`;
      return toRefund(await api({ operation: 'paypal.getRefund', path, answer: refundSchema }));
    },
    readWebhook: openWebhookReader(settings, api),
  };
}

/** PayPal's order in our words. `now` stands in where a capture bears no time. */
function toCardOrder(order: PayPalOrder, now: Date): CardOrder {
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
function toCapture(capture: PayPalCapture, refunds: PayPalRefund[], now: Date): ProviderCapture {
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

function toRefund(refund: PayPalRefund): ProviderRefund {
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

const DESCRIPTION_LENGTH = 127;

/**
 * The body of `POST /v2/checkout/orders`. `custom_id` leads back to the attempt; `invoice_id` names lesson and
 * attempt, as PayPal takes each only once and a lesson may need several attempts. IMMEDIATE_PAYMENT_REQUIRED
 * keeps out ways of paying that settle days later.
 */
function orderBody(order: NewCardOrder) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: toPayPalMoney(order),
        custom_id: order.attemptId,
        invoice_id: `${order.lessonId}-${order.attemptId}`,
        description: order.description.slice(0, DESCRIPTION_LENGTH),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          locale: 'pt-BR',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  };
}
