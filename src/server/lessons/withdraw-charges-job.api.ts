import * as z from 'zod/mini';
import { defineJob } from '#server/platform/jobs/jobs.ts';

/** What was asked of the teacher no longer holds: lesson cancelled, or its price changed. Done by payments. */
export const withdrawChargesJob = defineJob({
  name: 'withdraw-charges',
  schema: z.object({ lessonId: z.string() }),
  options: { retryLimit: 10, retryDelaySeconds: 2, timeoutSeconds: 60 },
});
