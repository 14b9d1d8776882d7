import * as z from 'zod/mini';
import { defineJob } from '#server/platform/jobs/jobs.ts';

export const LESSON_MAILS = ['analysis_ready', 'analysis_failed', 'analysis_failed_support'] as const;
export type LessonMailKind = (typeof LESSON_MAILS)[number];

/** A mail about a lesson, to its owner; those to the support go to the configured admin address. */
export const lessonMailJob = defineJob({
  name: 'lesson-mail',
  schema: z.object({ kind: z.enum(LESSON_MAILS), lessonId: z.string() }),
  options: { retryLimit: 8, retryDelaySeconds: 5, timeoutSeconds: 60 },
});
