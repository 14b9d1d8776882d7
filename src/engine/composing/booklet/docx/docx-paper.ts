import type { Given } from '#engine/composing/booklet/fill-chapters.ts';
import { openingOf } from '#engine/composing/booklet/typeset-booklet.ts';
import type { Typeset } from '#engine/composing/typst/compile.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { TemplateName } from '#shared/composition/themes.ts';
import { mm } from './docx-styles.ts';

/** What the printed booklet was set with: text in points, gaps in ems of it, the rest in millimetres. */
export interface Measures {
  size: number;
  leading: number;
  gap: number;
  /** Lines to write an answer on. */
  few: number;
  answer: number;
  long: number;
  /** Heights of squares to work in, beside a choice too. */
  grid: number;
  scratch: number;
  /** Share of the drawn height of figures. */
  figure: number;
  /** Pictures that are smaller than that, by their keys. */
  figures: Readonly<Record<string, number>>;
  air: number;
  /** Two pictures that follow one another stand side by side; three do at any slack. */
  pairs: boolean;
}

/** The page of a template, in millimetres; of Caderno `left` is inside and `right` outside. */
const PAGES = {
  caderno: { left: 22, right: 64, wideRight: 26, top: 27, bottom: 25, capHeight: 0.7 },
  manual: { left: 62, right: 24, wideRight: 24, top: 30, bottom: 26, capHeight: 0.67 },
} as const;
const NOTES = {
  caderno: { width: 42, odd: 154, even: 14 },
  manual: { width: 36, odd: 20, even: 20 },
} as const;
/** Word breaks lines elsewhere now and then: with lines a hair closer no chapter takes a page more. */
const CLOSER = { caderno: 0.98, manual: 0.95 } as const;
const SPARE_MM = 10;
/** What stands so near below the margin begins its page. */
const NEAR_TOP_MM = 3;
/** A last page so full, in millimetres from its top, has no room for the paragraph that runs on to it. */
const FULL_MM = 190;

export interface Paper extends Measures {
  template: TemplateName;
  /** Height of a line of running text and what follows a paragraph, in twentieths of a point. */
  pitch: number;
  after: number;
  /** Width of the text, in millimetres. */
  column: number;
  margins: { top: number; bottom: number; left: number; right: number; header: number; footer: number };
  wideMargins: Paper['margins'];
  /** Whether a page is begun before what is marked so. */
  isBroken(key: string): boolean;
  /** What the rest of its page gave an answer, or what stands at the end of a part: lines or millimetres, and for each of which names. */
  restOf(key: string): { more: number; titles: readonly string[] };
  /** Where notes beside what is marked so stand, in millimetres from the edge of the paper. */
  noteAt(key: string): { x: number; width: number };
}

/** Word sets a text a little longer now and then: what is left for it on each page. */
const KEPT_OF_REST = 0.6;

type Place = [key: string, page: number, downMm: number];

/** The page and the measures of the printed booklet, with the places where its pages begin. */
export function openPaper(booklet: Booklet, typeset: Pick<Typeset, 'query'>): Paper {
  const { template } = booklet;
  const [measures] = typeset.query('<measures>') as Measures[];
  const [places = []] = typeset.query('<places>') as Place[][];
  if (measures === undefined) throw new Error('the template tells no measures');
  const { left, right, wideRight, top, bottom, capHeight } = PAGES[template];
  const line = (capHeight + measures.leading) * measures.size * CLOSER[template];
  const pageOf = new Map(places.map(([key, page]) => [key, page]));
  const begun = findBreaks(places, openingOf(booklet), top + NEAR_TOP_MM);
  const rest = new Map(
    (typeset.query('<rest>') as Given[]).map(([key, , , , drawn]) => [key, readDrawn(drawn)]),
  );
  const margins = {
    ...{ top: mm(top), bottom: mm(bottom - SPARE_MM), left: mm(left), right: mm(right) },
    ...{ header: mm(12), footer: mm(9) },
  };
  return {
    ...measures,
    template,
    pitch: Math.round(line * 20),
    after: Math.round(Math.max(0, measures.gap - measures.leading) * measures.size * 20),
    column: 210 - left - right,
    margins,
    wideMargins: { ...margins, right: mm(wideRight) },
    isBroken: (key) => begun.has(key),
    restOf: (key) => rest.get(key) ?? { more: 0, titles: [] },
    noteAt: (key) => {
      const { width, odd, even } = NOTES[template];
      return { x: (pageOf.get(key) ?? 1) % 2 === 1 ? odd : even, width };
    },
  };
}

function readDrawn(drawn: Given[4]): ReturnType<Paper['restOf']> {
  const [more, titles] = typeof drawn === 'number' ? [drawn, []] : drawn;
  return { more: Math.floor(more * KEPT_OF_REST), titles };
}

const isChapter = (key: string): boolean => /^c\d+$/.test(key);
const isPart = (key: string): boolean => /^\p{Lu}/u.test(key);

/**
 * The places that begin a page whatever Word makes of the lines: what opens a part, the text behind an opener of its
 * own, and in each chapter one place on its last page, so that it keeps its pages. More would stand in the way of who
 * changes the text.
 */
function findBreaks(places: readonly Place[], opening: string, top: number): Set<string> {
  const broken = new Set<string>();
  let room: Place[] = [];
  const close = (): void => {
    const [, opened = 0] = room[0] ?? [];
    const [, last = 0] = room.at(-1) ?? [];
    if (last > opened) holdLast(room, last, top, broken);
    room = [];
  };
  places.forEach((place, at) => {
    const [key, page, down] = place;
    const isNew = page > (places[at - 1]?.[1] ?? page);
    if (isPart(key) && isNew && down < top + FULL_MM / 4) broken.add(key);
    if ((isChapter(key) && (opening !== 'flow' || room.length === 0)) || broken.has(key)) close();
    if (opening === 'page' && isChapter(places[at - 1]?.[0] ?? '') && isNew) {
      broken.add(key);
      room = [];
    }
    room.push(place);
  });
  close();
  return broken;
}

/**
 * Before what begins the last page in print, else the last page that begins with something whole; where a paragraph runs
 * on to each, it goes to the last page whole if there is room.
 */
function holdLast(room: readonly Place[], last: number, top: number, broken: Set<string>): void {
  const atTop = room.findLast(([, page, down], at) => page > (room[at - 1]?.[1] ?? page) && down < top);
  if (atTop !== undefined) broken.add(atTop[0]);
  if (atTop?.[1] === last) return;
  const first = room.findIndex(([, page]) => page === last);
  const [end] = room.slice(-1).map(([, , down]) => down);
  const running = room[first - 1];
  if (first > 1 && running !== undefined && (end ?? 0) < FULL_MM) broken.add(running[0]);
}
