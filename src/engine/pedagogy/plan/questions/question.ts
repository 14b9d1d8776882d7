import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';

type QuizEntry = AiAnalysis['quiz'][number];

/** A question that the material answers; `basis` is the passage with the answer. */
export interface Question extends Grounded {
  kind: QuizEntry['kind'];
  /** Alternatives in the order shown, the right one among them; empty where none are offered. */
  options: string[];
  answer: string;
  /** What the teacher's own key says of it besides. */
  reason?: string;
  bloomLevel: NonNullable<QuizEntry['bloomLevel']>;
  section: number;
}
