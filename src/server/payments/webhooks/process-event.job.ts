import * as z from 'zod/mini';
import { defineJob } from '#server/platform/jobs/jobs.ts';

/** Acts on a stored webhook of a provider: what it hints at is asked of the provider. */
export const processEventJob = defineJob({
  name: 'process-provider-event',
  schema: z.object({ eventRowId: z.string() }),
  options: { retryLimit: 8, retryDelaySeconds: 2, timeoutSeconds: 60, concurrency: 4 },
});
