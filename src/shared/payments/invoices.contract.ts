import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { idParamsSchema, listQuerySchema } from '#shared/http/list-query.ts';
import { lessonStatusSchema } from '#shared/lessons/lesson.schemas.ts';
import { billingSchema } from './billing.contract.ts';
import { INVOICE_STATES, type InvoiceState } from './invoice-status.ts';

/** The fiscal document of a lesson, or the billing data that wait for one. Its id is the lesson's. */
export const invoiceSchema = z.object({
  lessonId: z.string(),
  lessonTitle: z.string(),
  lessonStatus: lessonStatusSchema,
  client: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  state: z.enum(keysOf<InvoiceState>(INVOICE_STATES)),
  /** The number within our series (nDPS); null before the document was asked for. */
  number: z.nullable(z.number()),
  /** Why it stands where it stands, pt-BR. */
  reason: z.nullable(z.string()),
  /** The 50 digits of an issued one. */
  accessKey: z.nullable(z.string()),
  /** Reais: the price less what was given back of it. */
  amount: z.number(),
  paymentId: z.nullable(z.string()),
  billing: z.nullable(billingSchema),
  /** Whether it can be asked for once more. */
  canRetry: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Invoice = z.output<typeof invoiceSchema>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/admin/invoices',
  summary:
    'Fiscal documents and the billing data behind them, newest first; q looks into title and billing data',
  access: ['admin'],
  query: listQuerySchema,
  response: z.array(invoiceSchema),
  status: 200,
});
export const retryInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/invoices/{id}/retry',
  summary: 'Ask for the fiscal document of a lesson once more, with the billing data as they are now',
  access: ['admin'],
  params: idParamsSchema,
  response: invoiceSchema,
  status: 200,
});
