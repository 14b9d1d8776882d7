import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { leadsToQuestions } from '#engine/pedagogy/material/leads-to-questions.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { opensQuestion, readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { DraftItem } from './draft-item.ts';
import { namePractice, topicsAsked } from './name-practice.ts';
import { type PosedQuestion, poseQuestion } from './pose-question.ts';

const MOST_POINTS = 6;
const LONGEST = 400;
/** Short questions stand on one slide in so many letters; with options, no more of them than this. */
const ROOM_TOGETHER = 430;
const MOST_TOGETHER = 3;
const MOST_TASKS = 4;
/** Nothing is asked by a bare number, a mark or a field to fill in. */
const ASKS_NOTHING =
  /^[\s\d.,;_():–-]*$|_{4,}\s*$|^\p{L}+,?$|^(?:quando|onde|quem|como|por qu[eê]|o qu[eê])\?$|^\([^()]{3,60}\)$/iu;

/** True where most of the pieces ask or answer: a page of a test, a worksheet. */
export function isMostlyPractice(pieces: readonly Piece[]): boolean {
  const read = new Set(
    readQuestions(pieces).flatMap(({ support, own }) => [
      ...support,
      ...own.filter(({ kind }) => kind === 'table'),
    ]),
  );
  const matter = pieces.filter((piece) => piece.kind !== 'heading' && !read.has(piece));
  const weigh = (some: readonly Piece[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const asking = matter.filter(({ role }) => isPracticeRole(role));
  return asking.length > 0 && weigh(asking) * 2 >= weigh(matter);
}

/**
 * Exercises of the pieces for one slide or page of practice, each whole: what is read before it, its statement and all
 * its options together. Where the pieces hold more than a slide does, the first that stands best by itself is shown.
 */
export function poseExercises(pieces: readonly Piece[]): Grounded[] {
  return chooseExercises(pieces).points;
}

function chooseExercises(
  pieces: readonly Piece[],
  isNew: (question: readonly Piece[]) => boolean = () => true,
): { points: Grounded[]; shown: Piece[] } {
  const questions = readQuestions(pieces);
  const all = questions.map((one) => poseQuestion(one)).filter((one) => one !== null);
  const least = Math.min(...all.map(({ faults }) => faults));
  // Of questions that stand alike, one about something that no slide asks yet, unless that leaves others out.
  const fresh = all.findIndex((one) => one.faults === least && isNew(one.pieces));
  const inOrder = takeTogether(all, pieces);
  const anew = fresh > 0 && all.length > MOST_TOGETHER ? takeTogether(all.slice(fresh), pieces) : inOrder;
  const shown = anew.length >= inOrder.length ? anew : inOrder;
  if (shown.length === 0) {
    const points = pieces.some(leadsToQuestions) ? showText(pieces) : poseLines(pieces);
    return { points, shown: [...pieces] };
  }
  return { points: shown.flatMap(({ points }) => points), shown: shown.flatMap((one) => one.pieces) };
}

/** A question that takes little room stands with others, though it has options. */
const SHORT = 130;

/** The first question that stands best by itself, with those behind it that the slide has room for. */
function takeTogether(posed: readonly PosedQuestion[], pieces: readonly Piece[]): PosedQuestion[] {
  const least = Math.min(...posed.map(({ faults }) => faults));
  // What stands under a heading of its own is a part of the whole, not one of many.
  const isHeaded = ([first]: Piece[]): boolean =>
    first !== undefined && pieces[pieces.indexOf(first) - 1]?.kind === 'heading';
  const headed = posed.findIndex((one) => one.faults === least && isHeaded(one.pieces));
  const first = headed >= 0 ? headed : posed.findIndex(({ faults }) => faults === least);
  const best = posed[first];
  if (best === undefined) return [];
  const shown = [best];
  let room = ROOM_TOGETHER - best.length;
  const isAll = posed.length <= MOST_TOGETHER;
  for (const next of posed.slice(first + 1)) {
    const isLike = isAll || next.options + best.options === 0 || Math.max(next.length, best.length) <= SHORT;
    if (!isLike || next.faults > least || next.length > room || shown.length >= MOST_TASKS) break;
    shown.push(next);
    room -= next.length;
  }
  return shown;
}

const LONGEST_LINE = 45;
const LONGEST_JOINED = 220;
/** A text that questions are about, with all its lines: short ones (what a recipe takes) in a row. */
function showText(pieces: readonly Piece[]): Grounded[] {
  const lines = pieces
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ statements }) => statements)
    .filter(({ text }) => text.length <= LONGEST && !ASKS_NOTHING.test(text) && !hasRawMath(plainMath(text)));
  const told: Grounded[] = [];
  for (const line of lines) {
    const text = plainMath(line.text);
    const before = told.at(-1);
    const isItem = /^\d/.test(text) && text.length <= LONGEST_LINE;
    if (before !== undefined && isItem && /^\d/.test(before.text) && before.text.length < LONGEST_JOINED)
      told[told.length - 1] = { text: `${before.text}; ${text}`, basis: [...before.basis, line] };
    else told.push({ text, basis: [line] });
  }
  return told.slice(0, MOST_LINES);
}
const MOST_LINES = 9;

/** What asks in no form that is known, line by line. */
function poseLines(pieces: readonly Piece[]): Grounded[] {
  return pieces
    .filter(({ kind }) => kind !== 'heading' && kind !== 'image')
    .flatMap(({ statements }) => statements)
    .filter(({ role, text }) => isPracticeRole(role) && role !== 'answer' && !ASKS_NOTHING.test(text))
    .filter(({ text }) => text.length <= LONGEST)
    .map((statement) => ({ text: plainMath(statement.text), basis: [statement] }))
    .filter(({ text }) => !hasRawMath(text))
    .slice(0, MOST_POINTS);
}

/** What a piece of work asks for and how it is to be handed in, line by line; null where most of the pieces say something else. */
export function draftOrders({ material }: Lesson, pieces: Piece[]): DraftItem | null {
  if (material.strategy.course !== 'practise') return null;
  const matter = pieces.filter(({ kind }) => kind !== 'heading');
  // `Leia o texto.` alone asks for nothing.
  if (matter.every(leadsToQuestions)) return null;
  const weigh = (some: readonly Piece[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  if (weigh(matter.filter(({ role }) => role === 'instruction')) * 2 < weigh(matter)) return null;
  const points = ordersOf(matter).slice(0, MOST_POINTS);
  return points.length === 0 ? null : { purpose: 'pratica', title: '', points, pieces };
}

/** What the pieces tell somebody to do, a line each. */
export const ordersOf = (pieces: readonly Piece[]): Grounded[] =>
  pieces
    .flatMap(({ statements }) => statements)
    .filter(({ role, text }) => role === 'instruction' && text.length <= LONGEST && !ASKS_NOTHING.test(text))
    .map((statement) => ({ text: plainMath(statement.text), basis: [statement] }))
    .filter(({ text }) => !hasRawMath(text));

/**
 * A slide or page of practice from a group of pieces; null for a group that mostly teaches. `asked`: what the slides before
 * it ask about; it grows.
 */
export function draftPractice(
  lesson: Lesson,
  pieces: Piece[],
  asked: Set<string> = new Set(),
): DraftItem | null {
  if (!isMostlyPractice(pieces)) return draftOrders(lesson, pieces);
  const isAsked = (topic: string): boolean => asked.has(topic);
  const { points, shown } = chooseExercises(pieces, (own) => !topicsAsked(lesson, own).every(isAsked));
  if (points.length === 0) return null;
  for (const topic of topicsAsked(lesson, shown)) asked.add(topic);
  // A heading above another question of the group names that one.
  const first = pieces.findIndex((piece) => shown.includes(piece));
  const from = pieces.slice(0, first).findLastIndex(opensQuestion) + 1;
  const above = pieces.slice(from, first).filter(({ kind }) => kind === 'heading');
  return { purpose: 'pratica', title: namePractice(lesson, pieces, [...above, ...shown]), points, pieces };
}
