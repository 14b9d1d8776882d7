import * as z from 'zod/mini';
import { defineJob } from '#server/platform/jobs/jobs.ts';

/** Has the virus scanner judge one file. Tried for about an hour; after that `resume-scans` asks again. */
export const scanFileJob = defineJob({
  name: 'scan-file',
  schema: z.object({ fileId: z.string() }),
  options: { retryLimit: 15, retryDelaySeconds: 2, timeoutSeconds: 120 },
});
