import type { Statement } from '#engine/pedagogy/material/piece.ts';

/** What one wish of the teacher asks of the plan. */
export type Wish =
  | { kind: 'more_topic' | 'less_topic' | 'drop_topic' | 'include'; topic: string }
  | {
      kind:
        | 'more_practice'
        | 'less_practice'
        | 'more_examples'
        | 'less_text'
        | 'more_text'
        | 'more_visuals'
        | 'simpler'
        | 'more_questions'
        | 'style';
    };

/** All wishes together, resolved against the material. */
export interface Adjustments {
  /** Multiplier of each section's share, by section index; 0 leaves it out. */
  factors: number[];
  extraPractice: number;
  extraChecks: number;
  /** Added to the usual number of points of a slide or page. */
  pointsDelta: number;
  prefersExamples: boolean;
  wantsMoreVisuals: boolean;
  wantsSimplerText: boolean;
  /** Statements of the material that the teacher wants to see, whatever their weight. */
  included: Statement[];
  /** pt-BR, one sentence for each wish that was met. */
  done: string[];
  /** pt-BR, one sentence for each wish that could not be met or understood. */
  open: string[];
}
