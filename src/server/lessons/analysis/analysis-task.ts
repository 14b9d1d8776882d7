import * as z from 'zod/mini';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import { aiAnalysisSchema } from '#shared/analysis/ai-analysis.ts';

/** The mode under which the child analyses; see `document-child.ts`. */
export const ANALYSE_MODE = 'analyse';

/** The mode under which the child measures a file sent ahead of its order. */
export const MEASURE_MODE = 'measure';
export const measureOutcomeSchema = z.object({
  amount: z.object({ characters: z.number(), words: z.number() }),
  pageCount: z.nullable(z.number()),
  figures: z.number(),
  isEstimate: z.boolean(),
});

/** What the child is told, as a JSON file: an order is too long for a command line and never trusted as one. */
export interface AnalysisAssignment {
  order: Omit<AnalysisInput, 'source'>;
  /** The teacher's file to read, or what was read of it before (gzipped JSON), or neither. */
  filePath: string | null;
  documentPath: string | null;
  /** Where the child writes what it read, and what it understood for the composer; each gzipped JSON. */
  readPath: string;
  understoodPath: string;
}

/** What the child answers; `hasRead` says that `readPath` was written. */
export const analysisOutcomeSchema = z.object({ analysis: aiAnalysisSchema, hasRead: z.boolean() });
export type AnalysisOutcome = z.output<typeof analysisOutcomeSchema>;

/** What the child finds on the way, shown while the rest is still made. */
export const analysisPartialSchema = z.object({
  words: z.optional(z.number()),
  sections: z.optional(z.array(z.string())),
  topics: z.optional(z.array(z.object({ name: z.string(), weight: z.number() }))),
});
