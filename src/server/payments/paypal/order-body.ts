import type { NewCardOrder } from '#server/payments/money/card-gateway.ts';
import { toPayPalMoney } from '#server/payments/providers/paypal/paypal-money.ts';

const DESCRIPTION_LENGTH = 127;

/**
 * The body of `POST /v2/checkout/orders`. `custom_id` leads back to the attempt; `invoice_id` names lesson and
 * attempt, as PayPal takes each only once and a lesson may need several attempts. IMMEDIATE_PAYMENT_REQUIRED
 * keeps out ways of paying that settle days later.
 */
export function orderBody(order: NewCardOrder) {
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
