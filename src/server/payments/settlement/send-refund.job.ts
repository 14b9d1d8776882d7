import * as z from 'zod/mini';
import { defineJob } from '#server/platform/jobs/jobs.ts';

/** Hands a granted refund to its provider. Lost or failed tries are taken up again by the reconciler. */
export const sendRefundJob = defineJob({
  name: 'send-refund',
  schema: z.object({ refundId: z.string() }),
  options: { retryLimit: 3, retryDelaySeconds: 2, timeoutSeconds: 60 },
});
