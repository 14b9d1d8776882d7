import * as z from 'zod/mini';
import { defineJob } from '#server/platform/jobs/jobs.ts';

/** Analyse the lesson's material; `version` is the analysis asked for, older ones are dropped. */
export const analyseLessonJob = defineJob({
  name: 'analyse-lesson',
  schema: z.object({ lessonId: z.string(), version: z.number() }),
  options: { retryLimit: 3, retryDelaySeconds: 1, timeoutSeconds: 1500, concurrency: 2 },
});
