import * as z from 'zod/mini';
import { lessonStatusSchema } from '#shared/lessons/lesson.schemas.ts';
import { MESSAGE_SIDES } from '#shared/messages/message-side.ts';
import { paymentStatusSchema } from '#shared/payments/payment.schemas.ts';

/** The stages of an analysis as the waiting screen shows them, in order. */
export const ANALYSIS_STEPS = {
  received: 'Recebido',
  reading: 'Lendo o material',
  structure: 'Montando a estrutura',
  improvements: 'Preparando as sugestões',
} as const;
export type AnalysisStep = keyof typeof ANALYSIS_STEPS;

/** What the stream of a lesson carries; `percent` is measured work of the step, null where it cannot be known. */
export const lessonEventSchemas = {
  status: z.object({ status: lessonStatusSchema, analysisError: z.nullable(z.string()) }),
  progress: z.object({
    step: z.enum(Object.keys(ANALYSIS_STEPS) as [AnalysisStep, ...AnalysisStep[]]),
    percent: z.nullable(z.number()),
    /** Pages read by OCR so far and in all, while a scan is read. */
    pages: z.optional(z.object({ done: z.number(), total: z.number() })),
    /** Parts of the analysis that are ready before the whole is: shown as they arrive. */
    partial: z.optional(
      z.object({
        words: z.optional(z.number()),
        sections: z.optional(z.array(z.string())),
        topics: z.optional(z.array(z.object({ name: z.string(), weight: z.number() }))),
      }),
    ),
  }),
  /** The production of the lesson moved; which way, its own calls say. */
  production: z.object({ productionId: z.string() }),
  message: z.object({ messageId: z.string() }),
  /** One side has opened the conversation: what the other side wrote is read. */
  read: z.object({ side: z.enum(MESSAGE_SIDES) }),
  /** A file that both sides of the conversation see came in. */
  file: z.object({ fileId: z.string() }),
  /** The slides or pages were composed, or composed anew. */
  preview: z.object({ version: z.number() }),
  /** Somebody saved the draft in the studio; told to who makes the lesson alone. */
  draft: z.object({ version: z.number() }),
  /** What was saved there is judged, where a save left that for later; told to them alone too. */
  findings: z.object({ version: z.number() }),
  payment: z.object({ paymentId: z.string(), status: paymentStatusSchema }),
} as const;
export type LessonEventType = keyof typeof lessonEventSchemas;
export type LessonEventData<T extends LessonEventType> = z.output<(typeof lessonEventSchemas)[T]>;
