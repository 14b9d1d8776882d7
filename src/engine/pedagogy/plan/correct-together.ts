import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { makeDistinct } from '#engine/pedagogy/outline/clean-title.ts';
import type { DraftItem } from './draft-item.ts';
import { answerOwn } from './own-answers.ts';
import { type Corrected, readCorrected, saysNothing, tellAnswer, tellCorrection } from './tell-answer.ts';

const FEWEST_LOOKED = 2;
const LOOK_BACK = 'Marque as questões que você acertou; das outras, anote o assunto e o que precisa rever';
const ANOTHER = 'Escrevam em duplas uma questão parecida e troquem para resolver';
/** What a slide of corrections holds. */
const MOST = { points: 6, letters: 620 };
/** Points that any slide may have. */
const MOST_POINTS = 12;

const TESTS = new Set(['prova', 'lista_exercicios']);

/** A question with its correction and the title of the slide that asks it. */
interface Place {
  corrected: Corrected;
  number: number | null;
  title: string;
}

/** Places behind the questions of a test, filled once it is known how many there are. */
export interface Corrections {
  /** Takes one more, with the pieces of the place that it fills; false where nothing is left to be done with the questions. */
  take(items: readonly (DraftItem | null)[], pieces: readonly Piece[]): boolean;
  /** Puts the slides before the key: all corrections, then a question of the class for each, then what each looks back on. */
  close(closing: DraftItem[], titles: Set<string>): void;
}

/**
 * Where a test has fewer questions than the order has slides: behind them all the places where the class corrects them in their
 * order, several on one where there are fewer places; once each has its own, where it writes others like them and looks back.
 * Null for what is no test.
 */
export function openCorrections(lesson: Lesson): Corrections | null {
  const { unit, material } = lesson;
  if (unit !== 'slide' || !TESTS.has(material.understanding?.genre ?? '')) return null;
  let taken = 0;
  let places: Place[] = [];
  const kept: Piece[] = [];
  return {
    take(items, pieces) {
      places = placesOf(lesson, items);
      if (taken >= places.length * 2 + (places.length >= FEWEST_LOOKED ? 1 : 0)) return false;
      taken += 1;
      kept.push(...pieces);
      return true;
    },
    close(closing, titles) {
      const corrections = correct(places, Math.min(taken, places.length));
      // One place more is for all questions, not for another like the first.
      const more = Math.max(0, taken - places.length);
      const last = more > 0 && places.length >= FEWEST_LOOKED ? [lookBack(places)] : [];
      const all = [...corrections, ...places.slice(0, more - last.length).map(askAnother), ...last];
      const [first] = all;
      if (first !== undefined) first.pieces = [...first.pieces, ...kept];
      for (const item of all) item.title = makeDistinct(item.title, titles);
      const key = closing.findIndex(({ purpose }) => purpose === 'gabarito');
      closing.splice(key < 0 ? closing.length : key, 0, ...all);
    },
  };
}

/** The questions that the slides ask, in their order. */
function placesOf(lesson: Lesson, items: readonly (DraftItem | null)[]): Place[] {
  const own = answerOwn(lesson);
  const asking = items.filter((item) => item !== null && item.purpose === 'pratica');
  return asking.flatMap((item) => {
    const shown = new Set(item?.points.flatMap(({ basis }) => basis.map(({ piece }) => piece)));
    return own
      .filter(({ question }) => question.own.some((piece) => shown.has(piece)))
      .map((one) => ({ corrected: readCorrected(one), number: one.number, title: item?.title ?? '' }))
      .filter(({ corrected }) => corrected.name !== '' && corrected.basis.length > 0);
  });
}

/** So many slides of corrections: one for each question, or runs of about one length. */
function correct(places: readonly Place[], slides: number): DraftItem[] {
  const items: DraftItem[] = [];
  for (let at = 0; at < slides; at += 1) {
    const from = Math.round((at * places.length) / slides);
    const run = places.slice(from, Math.round(((at + 1) * places.length) / slides));
    const [only] = run;
    const isAlone = run.length === 1 && only !== undefined;
    items.push({
      purpose: 'pratica',
      title: isAlone ? nameOne('Correção', only) : nameRun(run),
      points: isAlone ? tellCorrection(only.corrected) : tellTogether(run),
      pieces: [],
    });
  }
  return items;
}

/** As many comments as the slide has room for, the longest left out first. */
function tellTogether(run: readonly Place[]): Grounded[] {
  const silent = new Set<Place>();
  const tell = (): Grounded[] => run.map((place) => tellAnswer(place.corrected, !silent.has(place)));
  const lengthOf = ({ corrected }: Place): number => corrected.reason?.length ?? 0;
  for (const place of run.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const letters = tell().reduce((sum, { text }) => sum + text.length, 0);
    if (letters <= MOST.letters && (run.length <= MOST.points || lengthOf(place) === 0)) break;
    silent.add(place);
  }
  return tell().slice(0, MOST_POINTS);
}

const nameOne = (kind: string, { title, number }: Place): string =>
  title !== '' ? `${kind}: ${title}` : number === null ? kind : `${kind}: questão ${number}`;

function nameRun(run: readonly Place[]): string {
  const [first, last] = [run[0]?.number ?? null, run.at(-1)?.number ?? null];
  if (first === null || last === null || last <= first) return 'Correção';
  return `Correção: questões ${first} ${last === first + 1 ? 'e' : 'a'} ${last}`;
}

function askAnother(place: Place): DraftItem {
  const { asked, name, basis } = place.corrected;
  const text = `${ANOTHER}: ${saysNothing(asked) ? name.replace(/^Q/u, 'q') : asked}`;
  return {
    purpose: 'pratica',
    title: nameOne('Questão da turma', place),
    points: [{ text, basis }],
    pieces: [],
  };
}

function lookBack(places: readonly Place[]): DraftItem {
  const basis = places.flatMap(({ corrected }) => corrected.basis.slice(0, 1));
  return {
    purpose: 'pratica',
    title: 'O que preciso rever',
    points: [{ text: LOOK_BACK, basis }],
    pieces: [],
  };
}
