import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';

export const SANDBOX_OUTCOMES = ['approved', 'declined'] as const;

export const sandboxPay = endpoint({
  method: 'POST',
  path: '/api/sandbox/payments/{id}/pay',
  summary: "Play the customer's bank: pay the Pix charge of a payment (sandbox only)",
  access: 'signed_in',
  params: idParamsSchema,
  response: z.object({ endToEndId: z.string() }),
  status: 200,
});
export const sandboxApprove = endpoint({
  method: 'POST',
  path: '/api/sandbox/paypal/{id}/approve',
  summary: "Play the buyer in PayPal's window (sandbox only)",
  access: 'signed_in',
  params: idParamsSchema,
  body: z.object({ outcome: z._default(z.enum(SANDBOX_OUTCOMES, 'Use approved ou declined'), 'approved') }),
  response: z.object({ outcome: z.enum(SANDBOX_OUTCOMES) }),
  status: 200,
});
