import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { idParamsSchema, listQuerySchema } from '#shared/http/list-query.ts';
import { lessonStatusSchema } from '#shared/lessons/lesson.schemas.ts';
import { DIFFERENCE_KINDS, type DifferenceKind } from './differences.ts';
import { paymentMethodSchema, paymentSchema, reasonTextSchema } from './payment.schemas.ts';
import { refundRequestSchema, refundSchema } from './refunds.contract.ts';

const admin = { access: ['admin'] } as const;
const day = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Use uma data como 2026-11-21')));
/** Amount in reais with at most two decimals. */
const reaisSchema = z.number('Informe o valor').check(
  z.positive('O valor deve ser maior que zero'),
  z.maximum(1_000_000, 'Valor muito alto'),
  z.refine(
    (reais) => Math.abs(reais * 100 - Math.round(reais * 100)) < 1e-6,
    'Use no máximo duas casas decimais',
  ),
);

/** Who of the house decided; null where a rule did, or the person is gone. */
export const deciderSchema = z.nullable(z.object({ id: z.string(), name: z.string() }));
const clientSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

/** A payment with what the financial tab shows beside it. */
export const adminPaymentSchema = z.extend(paymentSchema, {
  lessonTitle: z.string(),
  lessonStatus: lessonStatusSchema,
  client: clientSchema,
  /** Who recorded a manual payment, and why; null for every other. */
  recordedBy: deciderSchema,
  note: z.nullable(z.string()),
  /** The provider's own name of it: PayPal order or Pix txid; null for manual. */
  providerRef: z.nullable(z.string()),
  /** Reais that may still be given back. */
  refundable: z.number(),
  refundWindowEndsAt: z.nullable(z.string()),
  isDisputed: z.boolean(),
  isLive: z.boolean(),
});
export type AdminPayment = z.output<typeof adminPaymentSchema>;

/** `status` is a payment status; `from` and `to` are São Paulo days, both included. */
export const adminPaymentsQuerySchema = z.extend(listQuerySchema, {
  method: z.optional(paymentMethodSchema),
  /** Those of one client, by id. */
  client: z.optional(z.string().check(z.maxLength(40))),
  from: day,
  to: day,
});
export const listAdminPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  summary: 'Every payment, newest first; q looks into client, lesson title and the provider reference',
  ...admin,
  query: adminPaymentsQuerySchema,
  response: z.array(adminPaymentSchema),
  status: 200,
});
export const sumAdminPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments/sum',
  summary: 'What the same filter lets through: how many, reais that came in and reais that went back',
  ...admin,
  query: adminPaymentsQuerySchema,
  response: z.object({ payments: z.number(), received: z.number(), refunded: z.number() }),
  status: 200,
});
export const exportAdminPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments.csv',
  summary: 'The same list as CSV (UTF-8 with BOM, semicolons, decimal comma)',
  ...admin,
  query: adminPaymentsQuerySchema,
  status: 200,
  produces: 'application/octet-stream',
});
export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/{id}/refund',
  summary: 'Give money back; never above what was paid less what went back or is on its way',
  ...admin,
  params: idParamsSchema,
  body: z.object({ amount: reaisSchema, reason: reasonTextSchema }),
  response: refundSchema,
  status: 201,
  isIdempotent: true,
});
/** A refund with what the list shows beside it. */
export const adminRefundSchema = z.extend(refundSchema, {
  lessonTitle: z.string(),
  client: clientSchema,
  method: paymentMethodSchema,
  /** The admin who granted it; null where a rule did. */
  grantedBy: deciderSchema,
  /** The request it answers; null where nobody asked. */
  requestId: z.nullable(z.string()),
  /** Paid back outside the provider, and who recorded that. */
  isManual: z.boolean(),
  settledBy: deciderSchema,
});
export type AdminRefund = z.output<typeof adminRefundSchema>;
export const listAdminRefunds = endpoint({
  method: 'GET',
  path: '/api/admin/refunds',
  summary: 'Every refund, newest first; status filters, q looks into the lesson title',
  ...admin,
  query: listQuerySchema,
  response: z.array(adminRefundSchema),
  status: 200,
});
export const retryRefund = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/{id}/retry',
  summary: 'Send a refund that the provider refused once more',
  ...admin,
  params: idParamsSchema,
  response: refundSchema,
  status: 200,
});
export const settleRefundByHand = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/{id}/manual',
  summary: 'Record that a refused refund was paid back outside the provider',
  ...admin,
  params: idParamsSchema,
  body: z.object({ reason: reasonTextSchema }),
  response: refundSchema,
  status: 200,
});
/** A request with what a decision needs; `payment` is the one that counts for the lesson. */
export const adminRefundRequestSchema = z.extend(refundRequestSchema, {
  lessonTitle: z.string(),
  lessonStatus: lessonStatusSchema,
  client: clientSchema,
  paymentId: z.nullable(z.string()),
  payment: z.nullable(adminPaymentSchema),
  decidedBy: deciderSchema,
  /** Reais granted on it; null where none were. */
  granted: z.nullable(z.number()),
});
export type AdminRefundRequest = z.output<typeof adminRefundRequestSchema>;
export const listRefundRequests = endpoint({
  method: 'GET',
  path: '/api/admin/refund-requests',
  summary: 'What teachers asked for, open ones first; status also takes decided',
  ...admin,
  query: listQuerySchema,
  response: z.array(adminRefundRequestSchema),
  status: 200,
});
export const decideRefundRequest = endpoint({
  method: 'POST',
  path: '/api/admin/refund-requests/{id}/decision',
  summary: 'Grant (all, or the amount given) or deny a request; the answer is for the teacher to read',
  ...admin,
  params: idParamsSchema,
  body: z.object({
    decision: z.enum(['grant', 'deny'], 'Use grant ou deny'),
    amount: z.optional(reaisSchema),
    answer: reasonTextSchema,
  }),
  response: refundRequestSchema,
  status: 200,
});
export const recordManualPayment = endpoint({
  method: 'POST',
  path: '/api/admin/lessons/{id}/manual-payment',
  summary: 'Mark a lesson as paid by other means; the reason is kept with the books',
  ...admin,
  params: idParamsSchema,
  body: z.object({ reason: reasonTextSchema }),
  response: paymentSchema,
  status: 201,
  isIdempotent: true,
});

export const differenceSchema = z.object({
  id: z.string(),
  kind: z.enum(keysOf<DifferenceKind>(DIFFERENCE_KINDS)),
  provider: z.string(),
  providerRef: z.string(),
  lessonId: z.nullable(z.string()),
  /** Reais by our books and by the provider's; null where a side knows nothing. */
  ours: z.nullable(z.number()),
  theirs: z.nullable(z.number()),
  detail: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  resolvedAt: z.nullable(z.string()),
  /** Null where the cause went away by itself. */
  resolvedBy: deciderSchema,
  resolution: z.nullable(z.string()),
});
export type Difference = z.output<typeof differenceSchema>;
export const listDifferences = endpoint({
  method: 'GET',
  path: '/api/admin/payment-differences',
  summary:
    'Where our books and the provider disagree, open ones first; X-Last-Compared tells when they were compared',
  ...admin,
  query: listQuerySchema,
  response: z.array(differenceSchema),
  status: 200,
});
export const resolveDifference = endpoint({
  method: 'POST',
  path: '/api/admin/payment-differences/{id}/resolve',
  summary: 'Close a difference with what was found out',
  ...admin,
  params: idParamsSchema,
  body: z.object({ reason: reasonTextSchema }),
  response: differenceSchema,
  status: 200,
});
export const compareBooksNow = endpoint({
  method: 'POST',
  path: '/api/admin/payment-differences/compare',
  summary: 'Compare the books with the providers now instead of tonight',
  ...admin,
  response: z.object({ open: z.number(), comparedAt: z.string() }),
  status: 200,
});
export const getRevenue = endpoint({
  method: 'GET',
  path: '/api/admin/revenue',
  summary:
    'Captured less refunded, by month (São Paulo) and method, oldest first; totals of the whole period',
  ...admin,
  query: z.object({ months: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(36)), 12) }),
  response: z.object({
    months: z.array(z.object({ month: z.string(), pix: z.number(), card: z.number(), manual: z.number() })),
    total: z.number(),
    refunded: z.number(),
    /** Money held that belongs to payers: refunds granted and not yet paid out. */
    owed: z.number(),
  }),
  status: 200,
});
