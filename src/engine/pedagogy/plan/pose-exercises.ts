import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { DraftItem } from './draft-item.ts';
import { namePractice } from './name-practice.ts';

const MOST_POINTS = 6;
const LONGEST = 400;
/** Nothing is asked by a bare number, a mark or a field to fill in. */
const ASKS_NOTHING = /^[\s\d._():–-]*$|_{4,}\s*$|^\p{L}+,?$/u;

/** True where most of the pieces ask or answer: a page of a test, a worksheet. */
export function isMostlyPractice(pieces: readonly Piece[]): boolean {
  const matter = pieces.filter(({ kind }) => kind !== 'heading');
  const weigh = (some: readonly Piece[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const asking = matter.filter(({ role }) => isPracticeRole(role));
  return asking.length > 0 && weigh(asking) * 2 >= weigh(matter);
}

/**
 * The exercises of the pieces as they stand, options under what they answer, for a slide or page of practice. Worked
 * answers are not shown beside their question.
 */
export function poseExercises(pieces: readonly Piece[]): Grounded[] {
  return pieces
    .filter(({ kind }) => kind !== 'heading' && kind !== 'image')
    .flatMap(({ statements }) => statements)
    .filter((statement) => isPosed(statement))
    .map((statement) => ({ text: plainMath(statement.text), basis: [statement] }))
    .filter(({ text }) => !hasRawMath(text))
    .slice(0, MOST_POINTS);
}

function isPosed({ role, text }: Statement): boolean {
  return isPracticeRole(role) && role !== 'answer' && text.length <= LONGEST && !ASKS_NOTHING.test(text);
}

/** A slide or page of practice from a group of pieces; null for a group that mostly teaches. */
export function draftPractice(lesson: Lesson, pieces: Piece[]): DraftItem | null {
  const points = isMostlyPractice(pieces) ? poseExercises(pieces) : [];
  return points.length === 0
    ? null
    : { purpose: 'pratica', title: namePractice(lesson, pieces), points, pieces };
}
