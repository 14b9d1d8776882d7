import * as z from 'zod/mini';
import { defineJob } from '#server/platform/jobs/jobs.ts';

/** Draws the pages of one file. One at a time in a process: analyses, which people pay for, share its children. */
export const makePreviewJob = defineJob({
  name: 'make-preview',
  schema: z.object({ fileId: z.string() }),
  options: { retryLimit: 2, timeoutSeconds: 180, concurrency: 1 },
});
