import * as z from 'zod/mini';
import { defineJob } from '#server/platform/jobs/jobs.ts';

/** A mail about money: to the teacher, or of a difference to the configured admin address. */
export const paymentMailJob = defineJob({
  name: 'payment-mail',
  schema: z.union([
    z.object({ kind: z.literal('confirmed'), attemptId: z.string() }),
    z.object({ kind: z.literal('refunded'), attemptId: z.string(), refundId: z.string() }),
    z.object({ kind: z.literal('refund_denied'), requestId: z.string() }),
    z.object({ kind: z.literal('refund_asked'), requestId: z.string() }),
    z.object({ kind: z.literal('difference'), differenceId: z.string() }),
  ]),
  options: { retryLimit: 8, retryDelaySeconds: 5, timeoutSeconds: 60 },
});
