import * as z from 'zod/mini';
import { moneySchema } from './paypal-money.ts';

/*
 * What is read of PayPal's answers (Orders v2, Payments v2), nothing more: it adds fields at will. A status
 * nobody knows makes the answer unreadable on purpose, so that it is asked again and never guessed.
 */

const linksSchema = z._default(z.array(z.object({ rel: z.string(), href: z.string() })), []);
const details = z.optional(z.nullable(z.object({ reason: z.optional(z.string()) })));
const relatedSchema = z.optional(
  z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
);

export const refundSchema = z.object({
  id: z.string(),
  status: z.enum(['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED']),
  status_details: details,
  amount: moneySchema,
  custom_id: z.optional(z.string()),
  links: linksSchema,
});

export const captureSchema = z.object({
  id: z.string(),
  status: z.enum([
    'COMPLETED',
    'PENDING',
    'DECLINED',
    'FAILED',
    'PARTIALLY_REFUNDED',
    'REFUNDED',
    'REVERSED',
  ]),
  status_details: details,
  amount: moneySchema,
  create_time: z.optional(z.string()),
  supplementary_data: relatedSchema,
  links: linksSchema,
});

const orderStatusSchema = z.enum([
  'CREATED',
  'SAVED',
  'APPROVED',
  'PAYER_ACTION_REQUIRED',
  'VOIDED',
  'COMPLETED',
]);

const unitSchema = z.object({
  amount: moneySchema,
  custom_id: z.optional(z.string()),
  payments: z.optional(
    z.object({
      captures: z._default(z.array(captureSchema), []),
      refunds: z._default(z.array(refundSchema), []),
    }),
  ),
});

export const orderSchema = z.object({
  id: z.string(),
  status: orderStatusSchema,
  purchase_units: z.tuple([unitSchema], unitSchema),
});

export const newOrderSchema = z.object({ id: z.string(), status: orderStatusSchema });

/** Both kinds of token come as `access_token`. */
export const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

export const verificationSchema = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

export const errorSchema = z.object({
  name: z.optional(z.string()),
  /** Of the OAuth calls, which speak RFC 6749. */
  error: z.optional(z.string()),
  debug_id: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
});

const disputedSchema = z.object({ seller_transaction_id: z.optional(z.string()) });

const resourceSchema = z.object({
  id: z.optional(z.string()),
  order_id: z.optional(z.string()),
  supplementary_data: relatedSchema,
  disputed_transactions: z.optional(z.array(disputedSchema)),
  links: linksSchema,
});

export const webhookSchema = z.object({
  id: z.string().check(z.minLength(1)),
  event_type: z.string().check(z.minLength(1)),
  /** Left out where it has a shape unknown here: a genuine webhook is taken all the same. */
  resource: z.catch(z.optional(resourceSchema), undefined),
});
export type PayPalCapture = z.output<typeof captureSchema>;
export type PayPalRefund = z.output<typeof refundSchema>;
export type PayPalOrder = z.output<typeof orderSchema>;
export type PayPalEvent = z.output<typeof webhookSchema>;

/** The id at the end of the link of that name, where it leads to that resource; null otherwise. */
export function idOfLink(
  links: readonly { rel: string; href: string }[],
  rel: string,
  resource: 'captures' | 'orders',
): string | null {
  const path = new RegExp(`/${resource}/([A-Z0-9]{1,36})$`);
  const found = links.find((link) => link.rel === rel && path.test(link.href));
  return found ? (path.exec(found.href)?.[1] ?? null) : null;
}
