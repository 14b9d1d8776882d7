import { hasFiniteVerb, isFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { agrees } from './agrees.ts';
import { cleanPoint } from './clean-point.ts';
import type { Lent } from './lend-subject.ts';
import type { Point } from './point.ts';
import {
  goesOnFromLast,
  lacksSubject,
  pointsAtAllOfLast,
  pointsAtThingOfLast,
  tiesToLast,
} from './stand-alone.ts';

/** Two sentences of a paragraph that are told in one point. */
const LONGEST = { characters: 240, words: 42 };

/** `Isso não é verdade.`: without it the sentence before says the contrary of what is meant. */
const DENIES = /^(?:isso|isto) (?:não|nunca|está errad)/iu;

/** What the last point of a paragraph says, and the sentence that it was made of. */
export interface Last {
  point: Point;
  statement: Statement;
}

/**
 * The point with the sentence behind it that leans on it (`Griôs eram contadores de histórias.` `Para eles, a palavra …`): what
 * that one leaves out or points at stands right before it. Null where it does not go on from there, where the sentence before cannot be
 * its subject (an order, another number or gender, not what lends it one) or where it is too long beside it.
 */
export function goOn(last: Last | null, statement: Statement, { of, isLent }: Lent): Point | null {
  if (last === null || last.statement.piece.block !== statement.piece.block) return null;
  // In a tale somebody else may have been named since.
  if (statement.role === 'narrative' && lacksSubject(cleanPoint(statement.text))) return null;
  const { point } = last;
  const [before, ...more] = point.basis;
  const isWhole = before === last.statement && cleanPoint(before.text) === point.text;
  if (more.length > 0 || !isWhole || point.kind !== 'sentence' || !isQuotable(statement)) return null;
  const isTied = tiesToLast(statement.text);
  const said = sayOn(statement);
  if (
    !hasFiniteVerb(said) ||
    !(isTied || goesOnFromLast(said)) ||
    (!hasFiniteVerb(point.text) && !NAMED.test(point.text))
  )
    return null;
  // What the heading means need not be what the sentence before speaks of.
  const isOther = isLent && !contentStems(of?.name ?? '').some((key) => point.stems.has(key));
  if (
    isOther ||
    !(isTied || pointsAtAllOfLast(said) || pointsAtThingOfLast(said) || givesSubject(last, said))
  )
    return null;
  const goesOn = { ...point, goesOn: { statement, isTold: false } };
  if (!isWithin(wholeText(goesOn))) return null;
  return DENIES.test(said) ? tellOn(goesOn) : goesOn;
}

const NAMED = /^\p{Lu}[^:.;]{1,44}: /u;

/** `Para eles`, `São elas`, `Nela` */
const PRONOUN = /^(?:\p{L}+ ){0,2}?(?:d|n)?(el[ea]s?)(?![\p{L}-])/iu;
/** `Foi criada`, `São muito usados`: what agrees with the subject in gender. */
const AGREES =
  /^(?:é|são|foi|foram|era|eram|será|serão|está|estão|(?:pode|deve)m? ser) (?:\p{L}+mente |muito |mais )?\p{L}{2,}[dt]([oa])s?(?!\p{L})/iu;
/** `Informar as palavras-chave`, `Abaixo do resumo, informar …`: an order speaks of nobody. */
const isOrder = (text: string): boolean =>
  isImperative(text) || tagSentence(text.replace(/^[^,]{1,40}, /u, ''))[0]?.form === 'inf';

/** Whether the sentence before speaks of one thing that this one may mean. */
export function givesSubject(
  { point: { text }, statement }: { point: Pick<Point, 'text'>; statement: Statement },
  said: string,
): boolean {
  if (isOrder(text)) return false;
  const pronoun = PRONOUN.exec(said)?.[1];
  if (pronoun === undefined && !lacksSubject(said)) return true;
  const name = NAMED.exec(text)?.[0].slice(0, -2) ?? findSubject(text)?.text;
  if (name === undefined) return false;
  const meant = { name, statement };
  if (pronoun !== undefined) return agrees(pronoun, meant);
  const verb = tagSentence(said).find(isFiniteVerb);
  // `Data binding` tells by nothing that it is no feminine.
  const gender = /^(?:[oa]s?|uma?) /iu.test(name) ? AGREES.exec(said)?.[1]?.toLowerCase() : undefined;
  const genders = gender === undefined ? ['ele', 'ela'] : [gender === 'a' ? 'ela' : 'ele'];
  return genders.some((one) => agrees(verb?.number === 'plur' ? `${one}s` : one, meant));
}

/** Whether two sentences are short enough to be told in one point. */
export const isWithin = (text: string): boolean =>
  text.length <= LONGEST.characters && wordsOf(text).length <= LONGEST.words;

const wholeText = ({ text, goesOn }: Point): string =>
  goesOn === undefined || goesOn.isTold ? text : `${text}. ${sayOn(goesOn.statement)}`;

/** As it stands behind another sentence: `Por isso, …` says there how the two belong together. */
const sayOn = ({ text }: Statement): string =>
  tiesToLast(text)
    ? plainMath(text)
        .trim()
        .replace(/[.\s]+$/, '')
    : cleanPoint(text);

/** The point as it is shown where there is room: with the sentence that leans on it. */
export function tellOn(point: Point): Point {
  const { goesOn } = point;
  if (goesOn === undefined || goesOn.isTold) return point;
  const text = wholeText(point);
  return {
    ...point,
    text,
    words: wordsOf(text).length,
    basis: [...point.basis, goesOn.statement],
    stems: new Set(contentStems(text)),
    goesOn: { ...goesOn, isTold: true },
  };
}

/** What is told along by these points, so that nothing says it again. */
export const toldAlong = (points: readonly Point[]): ReadonlySet<Statement> =>
  new Set(points.flatMap(({ goesOn }) => (goesOn?.isTold ? [goesOn.statement] : [])));
