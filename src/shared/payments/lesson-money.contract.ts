import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';
import {
  adminPaymentSchema,
  adminRefundRequestSchema,
  adminRefundSchema,
  differenceSchema,
} from './admin-payments.contract.ts';
import { billingSchema } from './billing.contract.ts';
import { invoiceSchema } from './invoices.contract.ts';

/** All that the books know of one lesson; every list newest first. */
export const lessonMoneySchema = z.object({
  lessonId: z.string(),
  /** Reais. */
  price: z.number(),
  /** Reais of the payment that counts; 0 where none came in. */
  received: z.number(),
  /** Reais of it that went back or are on their way. */
  refunded: z.number(),
  /** Reais of it that may still be given back. */
  refundable: z.number(),
  payments: z.array(adminPaymentSchema),
  refunds: z.array(adminRefundSchema),
  requests: z.array(adminRefundRequestSchema),
  invoice: z.nullable(invoiceSchema),
  billing: z.nullable(billingSchema),
  /** Disputes and whatever else the books and a provider disagree on, closed ones too. */
  differences: z.array(differenceSchema),
});
export type LessonMoney = z.output<typeof lessonMoneySchema>;

export const getLessonMoney = endpoint({
  method: 'GET',
  path: '/api/admin/lessons/{id}/money',
  summary: 'Payments, refunds, refund requests, invoice, billing data and disputes of one lesson',
  access: ['admin'],
  params: idParamsSchema,
  response: lessonMoneySchema,
  status: 200,
});
