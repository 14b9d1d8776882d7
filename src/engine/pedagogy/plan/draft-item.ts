import type { Purpose } from '#engine/pedagogy/lesson/choose-frame.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';

/** One slide or page before its number, section and passage ids are known. */
export interface DraftItem {
  purpose: Purpose;
  title: string;
  points: Grounded[];
  /** What it draws on, in reading order. */
  pieces: Piece[];
}

/** A section of the plan; `content` is the index into the lesson's sections, null for opening and closing. */
export interface DraftSection {
  title: string;
  description: Grounded;
  content: number | null;
  items: DraftItem[];
}
