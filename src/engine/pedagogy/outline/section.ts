import type { Piece } from '#engine/pedagogy/material/piece.ts';

/** One section of the lesson: consecutive matter, with the headings that stand in it. */
export interface Section {
  title: string;
  /** Matter and headings in reading order. */
  pieces: Piece[];
  /** Words of matter, more or less after the teacher's adjustments. */
  weight: number;
  /** A person gave it its name: nothing else takes its place. */
  isTitleTold?: true;
}

/** Pieces that can be quoted and shown: everything but headings. */
export function matterOf(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => piece.kind !== 'heading');
}
