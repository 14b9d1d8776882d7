import * as z from 'zod/mini';
import { defineMail } from '#server/platform/mail/mails.ts';

/** A mail about money: to the teacher, or of a difference to the configured admin address. */
export const paymentMail = defineMail({
  name: 'payment',
  schema: z.union([
    z.object({ kind: z.literal('confirmed'), attemptId: z.string() }),
    z.object({ kind: z.literal('refunded'), attemptId: z.string(), refundId: z.string() }),
    z.object({ kind: z.literal('refund_denied'), requestId: z.string() }),
    z.object({ kind: z.literal('refund_asked'), requestId: z.string() }),
    z.object({ kind: z.literal('difference'), differenceId: z.string() }),
  ]),
});
