import * as z from 'zod/mini';
import { draftFindingSchema } from '#shared/composition/draft.contract.ts';

/** How a slide, page or section of an uploaded file stands to those of the draft. */
const comparedPageSchema = z.object({
  state: z.enum(['same', 'changed', 'new', 'missing']),
  /** Its place in the uploaded file, from 1; null where it is missing. */
  at: z.nullable(z.int()),
  /** The place in the draft of what it was made from; null where it is new. */
  draftAt: z.nullable(z.int()),
  /** The first words it says, to know it by; of a section its heading. */
  title: z.string(),
  /** Of a section, the chapter it belongs to; null for a chapter's own beginning; absent before the first, and elsewhere. */
  chapter: z.optional(z.nullable(z.string())),
  /** Runs of words that only the file has, in its order; at most a few. */
  added: z.array(z.string()),
  /** Runs of words that only the draft has, in its order. */
  removed: z.array(z.string()),
  /** How many pictures each shows; null where they show as many. Absent in reports of before. */
  pictures: z.optional(z.nullable(z.object({ file: z.int(), draft: z.int() }))),
});
export type ComparedPage = z.output<typeof comparedPageSchema>;

/** What is known of the file of a round before and after it is handed over: for those who make the lesson. */
export const deliveryReportSchema = z.object({
  /** What the linter says, hard findings first. */
  findings: z.array(draftFindingSchema),
  /** Sections are those of a Word document, of which only Word counts the pages. */
  unit: z.enum(['slide', 'page', 'section']),
  /** Laid beside the draft, in the order of the file, what is missing last; null for the draft itself, and without one. */
  comparison: z.nullable(z.object({ draftVersion: z.int(), pages: z.array(comparedPageSchema) })),
});
export type DeliveryReport = z.output<typeof deliveryReportSchema>;
