import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { withoutAside } from '#engine/pedagogy/language/without-aside.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { givesSubject } from '#engine/pedagogy/lesson/points/go-on.ts';
import { pointAsIs } from '#engine/pedagogy/lesson/points/make-point.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import { goesOnFromLast, lacksSubject } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

/** Sentences that are told in one breath. */
const LONGEST_JOINED = 420;
const LONGEST_BELOW = 240;

/** What a point tells, with the sentence that it goes on with. */
export const linesOf = ({ basis, goesOn }: Point): readonly Statement[] =>
  goesOn?.isTold && !basis.includes(goesOn.statement) ? [...basis, goesOn.statement] : basis;

/** A sentence's words without a stop at their end and without what the writer told himself in them. */
export const asWritten = ({ text }: Statement): string =>
  withoutAside(plainMath(text).trim()).replace(/[.;!\s]+$/, '');

/** Whether the teacher's own slide has one line right below the other, no title between. */
export function standsBelow(
  before: Statement | undefined,
  line: Statement,
  pieces: readonly Piece[],
): before is Statement {
  if (before === undefined || line.piece.slide === null || before.piece.slide !== line.piece.slide)
    return false;
  const isNext = pieces.indexOf(line.piece) - pieces.indexOf(before.piece) === 1;
  return before.piece === line.piece ? line.piece.kind === 'list' : isNext;
}

/** `Ela controla o fluxo`, `Sua função é …`: a line of its own, as on the teacher's slide, where the line above names who is meant; else null. */
export function sayBelow(before: Statement, line: Statement): Point | null {
  const text = upperFirst(asWritten(line));
  const said = cleanPoint(line.text);
  const above = { point: { text: cleanPoint(before.text) }, statement: before };
  return OPENS_ON_LAST.test(text) &&
    goesOnFromLast(said) &&
    hasFiniteVerb(said) &&
    text.length <= LONGEST_BELOW &&
    givesSubject(above, said)
    ? pointAsIs(text, line, { kind: 'sentence', isLong: false })
    : null;
}
const OPENS_ON_LAST = /^(?:el[ea]s?|seus?|suas?)\s/iu;

/**
 * Both in one point; null where that one does not end with the sentence before, or names nobody whom this one may leave out, or is too
 * long with it.
 */
export function goOn(last: Point, before: Statement, line: Statement): Point | null {
  const told = /[?.]$/.test(last.text) ? last.text : `${last.text}.`;
  const text = `${told} ${asWritten(line)}.`;
  const said = cleanPoint(line.text);
  const ends = { point: { text: cleanPoint(before.text) }, statement: before };
  const isSentence = last.kind === 'sentence' && /[\p{L}\d)”"’?.]$/u.test(last.text);
  // Of a row of names no other row of names is the end.
  const isSaid = [last.text, line.text].some(hasFiniteVerb) || OF_CASE.test(said);
  if (!isSentence || !isSaid || text.length > LONGEST_JOINED) return null;
  if (lacksSubject(said) && !OF_CASE.test(said) && !givesSubject(ends, said)) return null;
  const { goesOn: _, ...rest } = last;
  return {
    ...rest,
    text,
    words: wordsOf(text).length,
    basis: [...linesOf(last), line],
    stems: new Set(contentStems(text)),
  };
}
/** `Se não der, afastar com material seco`: what is done in a case is whole. */
const OF_CASE = /^(?:se|caso|quando)\s[^,]+,\s/iu;
