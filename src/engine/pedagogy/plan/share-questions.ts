import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { isPractised } from './count-questions.ts';
import { tellCourse } from './describe-section.ts';
import type { DraftItem, DraftSection } from './draft-item.ts';
import { namePart, namePractice } from './name-practice.ts';
import { withPicture } from './pictures-asked.ts';
import { draftOrders } from './pose-exercises.ts';
import { DEAR, LONGEST, listUnits, OF_ITS_OWN, rankUnits, type Unit } from './test-units.ts';
import { cutText, draftText, readTexts, textsBefore } from './texts-read.ts';

/** What a test asks, part by part, and what of it has no place. */
export interface Shared {
  /** The slides of each section. */
  items: DraftItem[][];
  /** Questions that no slide shows, in their order. */
  leftOut: Unit[];
  shown: Unit[];
}

const FEWEST = 4;
/** What a slide holds: letters, lines, questions. */
const ROOM = { letters: 700, lines: 12, questions: 3 };
/** Sums and single numbers take half a line. */
const FEW = { letters: 320, lines: 14 };
const FEWEST_WORDS = 25;
const known = new WeakMap<Lesson, Shared>();

/** How the questions of the lesson were shared out; null where it is no test that counts its questions, or is not planned yet. */
export const sharedQuestions = (lesson: Lesson): Shared | null => known.get(lesson) ?? null;

/**
 * The questions of a test or list on `total` slides, each whole, several short ones on one where there are more questions than slides.
 * What has no place falls by its worth: first what was annulled or leans on what no slide shows, then what asks about the same
 * once more. Null where the material counts no questions.
 */
export function shareQuestions(
  lesson: Lesson,
  total: number,
  tell: (pieces: Piece[]) => DraftItem,
): Shared | null {
  if (lesson.unit !== 'slide' || !isPractised(lesson)) return null;
  const units = listUnits(lesson);
  const counted = units.filter(({ number }) => number !== null);
  if (counted.length < FEWEST || counted.length * 2 < units.length) return null;
  const others = lesson.sections.map((_, index) => tellBetween(lesson, index, units, tell));
  const places = total - others.flat().length;
  if (places < 1) return null;
  const order = rankUnits(units);
  let shown = units.filter(({ posed }) => posed !== null);
  let slides = pack(shown, places);
  while (slidesOf(slides) > places && shown.length > 1) {
    const falls = order.findLast((unit) => shown.includes(unit));
    shown = shown.filter((unit) => unit !== falls);
    slides = pack(shown, places);
  }
  // One that fell with its text may leave room for two without.
  for (const unit of order.filter(({ posed, price }) => posed !== null && price < DEAR)) {
    const more = shown.includes(unit) ? shown : units.filter((one) => one === unit || shown.includes(one));
    const packed = pack(more, places);
    if (more.length > shown.length && slidesOf(packed) <= places) [shown, slides] = [more, packed];
  }
  const texts = textsBefore(shown).map((reads) => ({
    reads,
    first: shown.find(({ read }) => read === reads[0]),
  }));
  const items = lesson.sections.map((_, index) => {
    const own = slides
      .filter(([first]) => first?.section === index)
      .flatMap((run) => [
        ...texts
          .filter(({ first }) => first !== undefined && run.includes(first))
          .flatMap(({ reads }) => draftText(reads)),
        ...draft(lesson, run),
      ]);
    return mergeInOrder(own, others[index] ?? []);
  });
  const shared = { items, shown, leftOut: units.filter((unit) => !shown.includes(unit)) };
  known.set(lesson, shared);
  return shared;
}

/** The slides of a part under what they ask: of a test of several subjects each for itself, nothing that no slide shows. */
export function partsShown(lesson: Lesson, index: number, items: readonly DraftItem[]): DraftSection[] {
  const section = lesson.sections[index];
  const shared = known.get(lesson);
  const part = (title: string, own: DraftItem[]): DraftSection => ({
    ...{ title, content: index, items: own },
    description: tellCourse(lesson, index, own),
  });
  if (section === undefined || shared === undefined)
    return [part(section === undefined ? '' : namePart(lesson, section), [...items])];
  const runs: { subject: string; own: DraftItem[] }[] = [];
  for (const item of items) {
    const unit = shared.shown.find(({ question }) =>
      item.pieces.some((piece) => question.own.includes(piece)),
    );
    const last = runs.at(-1);
    const isText = unit === undefined && item.purpose === 'conteudo';
    if (
      last !== undefined &&
      (isText ? last.subject !== OF_ITS_OWN : last.subject === (unit?.subject ?? last.subject))
    )
      last.own.push(item);
    else runs.push({ subject: unit?.subject ?? '', own: [item] });
  }
  return joinBare(runs).map(({ own }) => {
    const pieces = [...new Set(own.flatMap((item) => (item.purpose === 'pratica' ? item.pieces : [])))];
    return part(own.length === 1 ? (own[0]?.title ?? '') : namePart(lesson, { ...section, pieces }), own);
  });
}

/** A text that is read first goes with its questions. */
function joinBare(runs: { subject: string; own: DraftItem[] }[]): { subject: string; own: DraftItem[] }[] {
  for (const [at, { subject, own }] of runs.entries()) {
    const next = runs[at + 1];
    const isBare = subject === '' && own.every(({ purpose }) => purpose === 'conteudo');
    if (isBare && next !== undefined && next.subject !== OF_ITS_OWN) next.own.unshift(...own.splice(0));
  }
  return runs.filter(({ own }) => own.length > 0);
}

/** What the test tells besides goes where it stands among the questions. */
function mergeInOrder(own: readonly DraftItem[], others: readonly DraftItem[]): DraftItem[] {
  const merged = [...own];
  for (const item of others) {
    const at = merged.findIndex((other) => orderOf(other) > orderOf(item));
    merged.splice(at < 0 ? merged.length : at, 0, item);
  }
  return merged;
}

/** What stands between the questions of a part and belongs to none: what is told before them, how they are marked. */
function tellBetween(
  lesson: Lesson,
  index: number,
  units: readonly Unit[],
  tell: (pieces: Piece[]) => DraftItem,
): DraftItem[] {
  const used = new Set(units.flatMap(({ question }) => [...question.support, ...question.own]));
  const read = new Set(readTexts(lesson).flatMap(({ pieces }) => pieces));
  const runs: Piece[][] = [];
  let isOpen = false;
  for (const piece of lesson.sections[index]?.pieces ?? []) {
    if (used.has(piece) || read.has(piece)) isOpen = false;
    else if (isOpen && (piece.kind !== 'heading' || runs.at(-1)?.every(({ kind }) => kind === 'heading')))
      runs.at(-1)?.push(piece);
    else {
      runs.push([piece]);
      isOpen = true;
    }
  }
  return runs.flatMap((run) => {
    const matter = run.filter(({ kind }) => kind !== 'heading');
    const words = matter.reduce((all, { weight }) => all + weight, 0);
    // What a torn page left of a question is none of it.
    if (matter.some(({ role }) => role === 'alternative' || role === 'answer')) return [];
    const item = words < FEWEST_WORDS ? null : (draftOrders(lesson, run) ?? tell(run));
    return item === null || item.points.length === 0 ? [] : [item];
  });
}

const orderOf = ({ pieces }: DraftItem): number => Math.min(...pieces.map(({ order }) => order));

const linesOf = ({ posed }: Unit): number => posed?.points.length ?? 0;
const lettersOf = ({ posed }: Unit): number => posed?.length ?? 0;
const sum = (run: readonly Unit[], of: (unit: Unit) => number): number =>
  run.reduce((all, unit) => all + of(unit), 0);

/** How many slides a run of questions takes with what is read before it. */
function slidesOf(runs: readonly Unit[][]): number {
  const read = textsBefore(runs.flat());
  return (
    read.reduce((all, reads) => all + cutText(reads).length, 0) +
    runs.reduce((all, run) => all + (isLong(run) ? 2 : 1), 0)
  );
}

const isLong = (run: readonly Unit[]): boolean =>
  sum(run, lettersOf) > LONGEST.letters || sum(run, linesOf) > LONGEST.lines;

/** Each question alone while there is room, else the shortest neighbours together. */
function pack(units: readonly Unit[], places: number): Unit[][] {
  const runs = units.map((unit) => [unit]);
  while (slidesOf(runs) > places) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at + 1 < runs.length; at += 1) {
      const both = [...(runs[at] ?? []), ...(runs[at + 1] ?? [])];
      const [first, last] = [both[0], both.at(-1)];
      const fits =
        first?.subject === last?.subject &&
        both.length <= ROOM.questions &&
        [ROOM, FEW].some(
          ({ letters, lines }) => sum(both, lettersOf) <= letters && sum(both, linesOf) <= lines,
        ) &&
        both.every(
          ({ question }) => question.support.length === 0 || question.support === first?.question.support,
        );
      const price = sum(both, lettersOf) + (first?.topic === last?.topic ? 0 : ROOM.letters / 2);
      if (fits && price < least) [best, least] = [at, price];
    }
    if (best < 0) break;
    runs.splice(best, 2, [...(runs[best] ?? []), ...(runs[best + 1] ?? [])]);
  }
  return runs;
}

/** One slide, or two for a question too long for one, its order on both. */
function draft(lesson: Lesson, run: readonly Unit[]): DraftItem[] {
  const pieces = run.flatMap(({ question }) => [...question.support, ...question.own]);
  const above = run[0]?.above ?? [];
  const points = run.flatMap(({ posed, pictures, question }) =>
    joinColumn(withPicture(joinSentences(posed?.points ?? []), pictures, question)),
  );
  const named = namePractice(lesson, [...above, ...pieces], [...above, ...pieces]);
  const subject = run.every((unit) => unit.subject === run[0]?.subject) ? (run[0]?.subject ?? '') : '';
  // `Trecho (questão 11)` of a test of two subjects says neither.
  const title =
    subject === '' || /^\p{Lu}\p{L}+: /u.test(named) || run.some(({ number }) => number === null)
      ? named
      : named.replace(/^.*(?= \(quest)/u, subject);
  const item = (own: Grounded[]): DraftItem => ({ purpose: 'pratica', title, points: own, pieces });
  const first = points.findIndex(({ text }) => ITEM.test(text));
  const told = points.slice(Math.max(1, first));
  if (!isLong(run) || told.length < 2) return [item(points)];
  const head = points.slice(0, points.length - told.length);
  const letters = told.reduce((all, { text }) => all + text.length, 0);
  let half = 0;
  for (let seen = 0; half < told.length - 1 && seen < letters / 2; half += 1)
    seen += told[half]?.text.length ?? 0;
  const again = head.filter(({ text }) => text.length <= LONGEST_ORDER);
  const goesOn = title.endsWith(')') ? title.replace(/\)$/u, ', continuação)') : `${title} (continuação)`;
  return [
    item([...head, ...told.slice(0, half)]),
    { ...item([...again, ...told.slice(half)]), title: goesOn },
  ];
}

const ITEM = /^(?:\(\s*\)|\(?[a-h]\s?\))\s/iu;
const LONGEST_ORDER = 260;
const LONGEST_JOINED = 420;

const NAME = /^[IVX]+\s?[.)–-]\s.{1,60}$/u;

/** `I. Ata`, `II. Recibo`: names to choose from stand in a line where what they are matched with fills the slide. */
function joinColumn(points: readonly Grounded[]): Grounded[] {
  if (points.length <= ROOM.lines) return [...points];
  const joined: Grounded[] = [];
  for (const point of points) {
    const last = joined.at(-1);
    if (last !== undefined && NAME.test(point.text) && /^[IVX]+\s?[.)–-]\s/u.test(last.text))
      joined[joined.length - 1] = {
        text: `${last.text}; ${point.text}`,
        basis: [...last.basis, ...point.basis],
      };
    else joined.push(point);
  }
  return joined;
}

/** The sentences of a paragraph that asks are one line: torn into bullets none of them says what to do. */
function joinSentences(points: readonly Grounded[]): Grounded[] {
  const joined: Grounded[] = [];
  for (const point of points) {
    const last = joined.at(-1);
    const [before, own] = [last?.basis.at(-1), point.basis[0]];
    const isSame = before !== undefined && before.piece === own?.piece && own.piece.kind === 'text';
    const isTold =
      last !== undefined &&
      !ITEM.test(last.text) &&
      !ITEM.test(point.text) &&
      !last.text.startsWith('Tabela');
    const isRead =
      last !== undefined &&
      own?.role === 'narrative' &&
      before?.role === 'narrative' &&
      !/[.!?:]["”]?\s*$/.test(last.text);
    if (
      last !== undefined &&
      (isSame || isRead) &&
      isTold &&
      last.text.length + point.text.length <= LONGEST_JOINED
    )
      joined[joined.length - 1] = {
        text: `${last.text} ${point.text}`,
        basis: [...last.basis, ...point.basis],
      };
    else joined.push(point);
  }
  return joined;
}
