import type { Purpose } from '#engine/pedagogy/lesson/choose-frame.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { choosePoints, wholeCases } from '#engine/pedagogy/lesson/points/choose-points.ts';
import { LONGEST_POINT } from '#engine/pedagogy/lesson/points/fit-point.ts';
import { tellOn, toldAlong } from '#engine/pedagogy/lesson/points/go-on.ts';
import { isAlike } from '#engine/pedagogy/lesson/points/is-alike.ts';
import { isFormal, isOfSigns } from '#engine/pedagogy/lesson/points/is-formal.ts';
import { asSentence } from '#engine/pedagogy/lesson/points/lend-subject.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import { coreWorth, givesRule } from '#engine/pedagogy/lesson/points/score-point.ts';
import { isShownListing } from '#engine/pedagogy/lesson/points/tell-listings.ts';
import { tellTale } from '#engine/pedagogy/lesson/points/tell-tale.ts';
import { showLines } from '#engine/pedagogy/lesson/points/work-out.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { areConjugated } from '#engine/reading/join-persons.ts';
import { showFigures } from './show-figures.ts';
import { BESIDE_LISTING, besideListing, tellMore } from './tell-more.ts';
import { tellRest } from './tell-rest.ts';
import { isNamedIn, placeOf, tellRuns } from './tell-runs.ts';

export const MOST_POINTS = 5;
/** Characters that a slide holds in points without becoming a page of prose. */
export const MOST_CHARACTERS = 620;

/** Lines of a slide on which a working stands beside what it goes by. */
const MOST_WITH_WORKING = 6;

/** What a content slide or page says: at most five points of its own pieces, none of them `said` before. */
export function selectPoints(
  lesson: Lesson,
  pieces: readonly Piece[],
  said: readonly Point[] = [],
  heading?: Piece,
): Grounded[] {
  const points = choosePointsFor(lesson, pieces, said);
  return points.length > 0 ? points : showFigures(pieces, heading);
}

/** The points themselves, with what is needed to tell likeness; a tale among the pieces is told in its order. */
export function choosePointsFor(lesson: Lesson, pieces: readonly Piece[], said: readonly Point[]): Point[] {
  const tale = tellTale(pieces, said);
  if (tale.length === 0) return chooseFacts(lesson, pieces, said);
  const room = MOST_BESIDE_TALE - tale.length;
  const facts = room <= 0 ? [] : chooseFacts(lesson, pieces, said).slice(0, room);
  return [...tale, ...facts].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Paragraphs of tales and facts beside them. */
const MOST_BESIDE_TALE = 3;

function chooseFacts(lesson: Lesson, own: readonly Piece[], said: readonly Point[]): Point[] {
  // Of a chapter on one slide each part is heard before anything is worked out, and no list of signs.
  const parts = countParts(own, lesson.points);
  const isBroad = parts >= MOST_POINTS;
  const pieces =
    parts >= FEWEST_PARTS
      ? own.filter(
          ({ kind, role, text }) =>
            kind !== 'equation' &&
            role !== 'formula' &&
            !(kind === 'list' && isFormal(text)) &&
            !(kind === 'table' && !/\p{L}{3}/u.test(text)),
        )
      : own;
  const { pointsDelta, prefersExamples, included } = lesson.adjustments;
  // Who asks for less text wants to see it: one point less than a usual slide has, not than a full one.
  const most = pointsDelta < 0 ? Math.max(2, MOST_POINTS - 1 + pointsDelta) : MOST_POINTS;
  const told = toldAlong(said);
  const isFresh = (point: Point): boolean => {
    const { basis } = point;
    const [line] = basis;
    if (said.some((one) => isNamedIn(one, point))) return false;
    // An example, a row or the persons of a verb are told once, whatever else of their lines is told.
    const isOnce =
      point.kind === 'worked' || point.kind === 'steps' || point.kind === 'row' || tellsForms(point);
    const isTold = (one: Point): boolean =>
      one.basis.includes(line as Statement) && (one.kind === point.kind || tellsForms(one));
    const isJoined = basis.length > 1 && basis.every((one) => said.some(({ basis: [own] }) => own === one));
    return line === undefined || (!told.has(line) && !isJoined && !(isOnce && said.some(isTold)));
  };
  const all = pieces
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .filter((point) => isFresh(point) && !(parts >= FEWEST_PARTS && isOfSigns(point)));
  const heard = new Set(said.map(({ text }) => text));
  const notes = all.filter(({ text }) => !heard.has(text));
  if (pointsDelta >= 0 && isWholeNote(pieces, notes)) return notes.sort((a, b) => placeOf(a) - placeOf(b));
  // What is worked out goes by a rule that is told before it.
  const isWorkedOut = !isBroad && all.some(({ kind }) => kind === 'worked');
  const listings = all.filter(isShownListing);
  // What a sentence leads to is told by it; a heading only says where it stands.
  const named = listings.find(({ basis: [, lead] }) => lead?.piece.kind !== 'heading') ?? listings[0];
  const choose = choosePoints(pieces, most, lesson.points, lesson.terms, said).filter((point) =>
    all.includes(point),
  );
  // What says what a part is has its room before what else is told of it, and before a program.
  const isCore = (point: Point): boolean => coreWorth(point, lesson.terms) > 0;
  const cores = choose.filter(isCore);
  const isCrowded = isBroad && cores.reduce((sum, { text }) => sum + text.length, 0) > BESIDE_LISTING;
  const listing = isCrowded ? undefined : named;
  const chosen = isCrowded ? choose.filter((point) => !isShownListing(point)) : choose;
  const wanted = all
    .filter(
      (point) =>
        point === listing ||
        (!isBroad && (point.kind === 'worked' || point.kind === 'steps' || tellsForms(point))) ||
        (isWorkedOut && givesRule(point)) ||
        point.basis.some((one) => included.includes(one) || (prefersExamples && givesExample(one))),
    )
    .slice(0, most);
  const kept: Point[] = [];
  const beside = listing === undefined ? chosen : besideListing(listing, chosen, lesson.terms);
  let room = MOST_CHARACTERS;
  const inTurn = [...beside.filter(isCore), ...beside.filter((point) => !isCore(point))];
  for (const point of [...wanted, ...inTurn]) {
    const lines = [...kept, point].flatMap(showLines).length;
    if (
      lines > Math.max(isWorkedOut ? MOST_WITH_WORKING : most, kept.length === 0 ? lines : 0) ||
      kept.some((other) => isAlike(point, other))
    )
      continue;
    if (kept.length >= 2 && point.text.length > room) continue;
    kept.push(point);
    room -= point.text.length;
  }
  const inOrder = kept.sort((a, b) => placeOf(a) - placeOf(b) || all.indexOf(a) - all.indexOf(b));
  const inRuns =
    listing === undefined ? tellRuns(wholeCases(inOrder, all, most), { lesson, pieces, said }) : inOrder;
  const more = tellMore(tellWhole(inRuns, all), lesson, { all, said, pieces });
  const whole = joinNamed(tellRest(more, lesson, { said, pieces }));
  return sayPlainly(whole).flatMap(showLines);
}

/** Parts of a chapter beside which no list of signs is told. */
const FEWEST_PARTS = 4;

/** Headings with something to tell below them. */
export function countParts(pieces: readonly Piece[], points: Lesson['points']): number {
  const told = new Set<Piece | undefined>();
  let head: Piece | undefined;
  for (const piece of pieces)
    if (piece.kind === 'heading') head = piece;
    else if (points.has(piece)) told.add(head);
  return told.size;
}

const MOST_NOTES = 7;
/** Notes for which the slide has room are told line by line: whoever jotted them down left out what may be left out. */
function isWholeNote(pieces: readonly Piece[], points: readonly Point[]): boolean {
  const letters = points.reduce((sum, { text }) => sum + text.length, 0);
  return (
    points.length > 0 &&
    matterOf(pieces).every(({ isJotted }) => isJotted) &&
    points.every(({ basis }) => basis.every(({ piece }) => piece.isJotted || piece.kind === 'heading')) &&
    points.flatMap(showLines).length <= MOST_NOTES &&
    letters <= MOST_CHARACTERS
  );
}

/** Names lead what is said of several things side by side; of one thing sentences are told. */
function sayPlainly(points: readonly Point[]): Point[] {
  const names = new Set(points.map(({ text }) => NAME.exec(text)?.[1]).filter((name) => name !== undefined));
  return names.size === 1 ? points.map(asSentence) : [...points];
}

/** The persons of a verb are what the part is about. */
const tellsForms = ({ basis }: Point): boolean =>
  areConjugated(basis.filter(({ piece }) => piece.kind === 'list').map(({ text }) => text));

/** Each with the sentence that leans on it, which then is not told again by itself, as long as the slide has room. */
function tellWhole(points: readonly Point[], all: readonly Point[]): Point[] {
  let room = MOST_CHARACTERS - points.reduce((sum, { text }) => sum + text.length, 0);
  const whole: Point[] = [];
  for (const point of points) {
    const [line] = point.basis;
    if (line !== undefined && toldAlong(whole).has(line)) continue;
    // `Quentes: lembram o sol` had better be told behind `Quentes: vermelho, laranja e amarelo`.
    const head = all.find(({ goesOn }) => goesOn?.isTold === false && goesOn.statement === line);
    const longer = tellOn(head === undefined || points.includes(head) ? point : head);
    room -= longer.text.length - point.text.length;
    whole.push(room >= 0 ? longer : point);
  }
  return whole;
}

const NAME = /^(\p{Lu}[^:;]{1,44}): (?=\p{Ll})/u;

/** `Caatinga: ocupa 10% do território`, `Caatinga: envolve dez estados`: what is said of one thing in a row is said in one breath. */
function joinNamed(points: readonly Point[]): Point[] {
  const joined: Point[] = [];
  for (const point of points) {
    const [before, name] = [joined.at(-1), NAME.exec(point.text)?.[1]];
    const isSame = name !== undefined && before !== undefined && NAME.exec(before.text)?.[1] === name;
    const text = isSame ? `${before.text}; ${point.text.slice(name.length + 2)}` : point.text;
    if (!isSame || text.length > LONGEST_POINT.characters) joined.push(point);
    else
      joined[joined.length - 1] = {
        ...{ ...before, text, words: before.words + point.words },
        stems: new Set([...before.stems, ...point.stems]),
        basis: [...new Set([...before.basis, ...point.basis])],
      };
  }
  return joined;
}

function givesExample(statement: Statement): boolean {
  return (
    isQuotable(statement) &&
    /(?:por exemplo|exemplos?:|tais como|imagine que|suponha que)/iu.test(statement.text)
  );
}

/** A slide or page that mostly gives examples says so. */
export function purposeOf(lesson: Lesson, pieces: readonly Piece[]): Purpose {
  const matter = matterOf(pieces);
  const isHeaded = pieces.some(
    (piece) => piece.kind === 'heading' && /^\W*(?:\d+\W*)?exemplos?\b/iu.test(piece.text),
  );
  const weight = matter.reduce((sum, piece) => sum + piece.weight, 0);
  const shown = matter
    .filter((piece) => lesson.classOf(piece).forms.includes('example'))
    .reduce((sum, piece) => sum + piece.weight, 0);
  const share = lesson.adjustments.prefersExamples ? 0.25 : 0.5;
  return isHeaded || (weight > 0 && shown / weight > share) ? 'exemplo' : 'conteudo';
}
