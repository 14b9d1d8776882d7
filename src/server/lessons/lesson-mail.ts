import * as z from 'zod/mini';
import { defineMail } from '#server/platform/mail/mails.ts';

export const LESSON_MAILS = ['analysis_ready', 'analysis_failed', 'analysis_failed_support'] as const;
export type LessonMailKind = (typeof LESSON_MAILS)[number];

/** A mail about a lesson, to its owner; those to the support go to the configured admin address. */
export const lessonMail = defineMail({
  name: 'lesson',
  schema: z.object({ kind: z.enum(LESSON_MAILS), lessonId: z.string() }),
});
