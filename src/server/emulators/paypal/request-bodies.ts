import * as z from 'zod/mini';

/*
 * What the emulator demands of a caller, read from the public specification of Orders v2 and Payments v2 and on
 * purpose not from the client: it is the other side.
 */

const amount = z.object({
  currency_code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  value: z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)),
});
const upTo = (length: number) => z.optional(z.string().check(z.maxLength(length)));

export const createOrderBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(z.object({ amount, custom_id: upTo(127), invoice_id: upTo(127), description: upTo(127) }))
    .check(z.length(1)),
  payment_source: z.optional(z.record(z.string(), z.unknown())),
});
export type CreateOrderRequest = z.output<typeof createOrderBody>;

/** An empty body refunds what is left. */
export const refundBody = z.object({
  amount: z.optional(amount),
  custom_id: upTo(127),
  note_to_payer: upTo(255),
});
export type RefundRequest = z.output<typeof refundBody>;

export const verifyBody = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
});

export const buyerBody = z.object({ outcome: z._default(z.enum(['approved', 'declined']), 'approved') });
