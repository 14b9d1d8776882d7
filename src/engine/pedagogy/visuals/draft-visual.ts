import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';

export type VisualKind = AiAnalysis['visuals'][number]['kind'];

/** A visual for one item of the plan. */
export interface DraftVisual extends Grounded {
  kind: VisualKind;
  /** Number in the plan. */
  planItem: number | null;
  /** 0..1: how plainly the passage asks for this form. */
  strength: number;
}

/** An item of the plan as the suggestions see it. */
export interface NumberedItem {
  number: number;
  title: string;
  pieces: Piece[];
  /** Index into the lesson's sections; null for opening and closing. */
  content: number | null;
}
