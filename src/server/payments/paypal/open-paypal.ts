import type { CardGateway } from '#server/payments/money/card-gateway.ts';
import { orderBody } from './order-body.ts';
import { openApi } from './paypal-api.ts';
import { toPayPalMoney } from '#server/payments/providers/paypal/paypal-money.ts';
import { captureSchema, newOrderSchema, orderSchema, refundSchema } from '#server/payments/providers/paypal/paypal-schemas.ts';
import type { PayPalSettings } from '#server/payments/providers/paypal/paypal-settings.ts';
import { openTokens } from './paypal-tokens.ts';
import { openNoticeReader } from './read-notice.ts';
import { toCapture, toCardOrder, toRefund } from './to-card-order.ts';

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
    readNotice: openNoticeReader(settings, api),
  };
}
