import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { Lesson } from './lesson.ts';
import { choosePoints } from './points/choose-points.ts';

/** The statements of the `most` points that tell most about these pieces, in reading order: what a saying of ours stands on. */
export function selectStatements(
  lesson: Pick<Lesson, 'points' | 'terms'>,
  pieces: readonly Piece[],
  most: number,
): Statement[] {
  return choosePoints(pieces, most, lesson.points, lesson.terms).flatMap(({ basis }) => basis.slice(0, 1));
}
