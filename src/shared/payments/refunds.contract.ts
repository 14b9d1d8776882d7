import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';
import {
  optionalReasonSchema,
  refundReasonSchema,
  refundRequestKindSchema,
  refundRequestStatusSchema,
  refundStatusSchema,
} from './payment.schemas.ts';

/** Money on its way back to the payer. */
export const refundSchema = z.object({
  id: z.string(),
  paymentId: z.string(),
  lessonId: z.string(),
  /** Reais. */
  amount: z.number(),
  reason: refundReasonSchema,
  note: z.string(),
  status: refundStatusSchema,
  /** Why the provider refused it, pt-BR where known. */
  failure: z.nullable(z.string()),
  createdAt: z.string(),
  completedAt: z.nullable(z.string()),
  /** The provider takes refunds of this payment until then; null where it has no such end. */
  windowEndsAt: z.nullable(z.string()),
});
export type Refund = z.output<typeof refundSchema>;

/** What a teacher asked for: regret within 7 days (CDC art. 49), which needs no reason, or the guarantee. */
export const refundRequestSchema = z.object({
  id: z.string(),
  lessonId: z.string(),
  kind: refundRequestKindSchema,
  reason: z.string(),
  status: refundRequestStatusSchema,
  /** What was decided and why, for the teacher to read. */
  answer: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type RefundRequest = z.output<typeof refundRequestSchema>;

export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/refund-request',
  summary:
    'Ask for the money back: at once and without a reason within 7 days of the payment, later decided by an admin',
  access: ['teacher'],
  params: idParamsSchema,
  body: z.object({ reason: optionalReasonSchema }),
  response: refundRequestSchema,
  status: 201,
  isIdempotent: true,
});
export const getRefundsOfLesson = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/refunds',
  summary: 'Requests and refunds of a lesson, newest first',
  access: ['teacher', 'admin'],
  params: idParamsSchema,
  response: z.object({ requests: z.array(refundRequestSchema), refunds: z.array(refundSchema) }),
  status: 200,
});
