import { type Given, givenOf } from '#engine/composing/booklet/fill-chapters.ts';
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
/** A last page that ends so high, in millimetres from its top, has room for a paragraph that runs on to it. */
const FULL_MM = 190;
const SHORT_MM = 120;
const LEVEL_MM = 16;
/** Room for what Word sets longer than print, beside the lower margin. */
const SPARE_OF_A_PAGE_MM = 5;
const FIGURE_MM = 55;

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
  const given = givenOf(typeset);
  const rest = new Map(given.map(([key, , , , drawn]) => [key, readDrawn(drawn)]));
  const spareOf = (page: number): number =>
    given.reduce((sum, [, on, , height]) => sum + (on === page ? height * (1 - KEPT_OF_REST) : 0), 0);
  const kinds = { figures: listKeys(booklet, FIGURES), headings: listKeys(booklet, HEADINGS) };
  const begun = findBreaks(places, openingOf(booklet), top + NEAR_TOP_MM, spareOf, kinds);
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

const FIGURES = /^(?:picture|chart|table|timeline)$/;
const HEADINGS = /^heading$/;

const listKeys = ({ chapters }: Booklet, types: RegExp): ReadonlySet<string> =>
  new Set(
    chapters.flatMap(({ id, blocks }) =>
      blocks.flatMap(({ type }, at) => (types.test(type) ? [`${id}.${at}`] : [])),
    ),
  );

/** Places of what does not part and goes to the next page at the foot of a full one, and of what heads another. */
interface Kinds {
  figures: ReadonlySet<string>;
  headings: ReadonlySet<string>;
}

const isChapter = (key: string): boolean => /^c\d+$/.test(key);
const isPart = (key: string): boolean => /^\p{Lu}/u.test(key);

/**
 * The places that begin a page whatever Word makes of the lines: what opens a part, the text behind an opener of its
 * own, and in each chapter what begins a page behind pages with room to spare. Full pages run on without: what Word
 * sets longer on one goes to the next, and fills no page of its own.
 * @param spareOf millimetres that a page has for what Word sets longer
 */
function findBreaks(
  places: readonly Place[],
  opening: string,
  top: number,
  spareOf: (page: number) => number,
  kinds: Kinds,
): Set<string> {
  const broken = new Set<string>();
  let room: Place[] = [];
  const close = (): void => {
    holdPages(room, top, spareOf, kinds, broken);
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
 * Before what begins a page whole, where the pages since the last break have room for what Word sets longer; where a
 * paragraph runs on to a last page that is short, it goes there whole.
 */
function holdPages(
  room: readonly Place[],
  top: number,
  spareOf: (page: number) => number,
  { figures, headings }: Kinds,
  broken: Set<string>,
): void {
  const last = room.at(-1)?.[1] ?? 0;
  const neededOf = (all: readonly Place[], page: number): number =>
    spareOf(page) < SPARE_OF_A_PAGE_MM && figures.has(all.findLast(([, on]) => on === page)?.[0] ?? '')
      ? FIGURE_MM
      : SPARE_OF_A_PAGE_MM;
  let from = room[0]?.[1] ?? 0;
  for (const [at, [key, page, down]] of room.entries()) {
    if (page <= (room[at - 1]?.[1] ?? page)) continue;
    // The heading of a level stands above the first that is asked of it.
    if (down >= top + (isAsked(key) ? LEVEL_MM : 0)) continue;
    const pages = Array.from({ length: page - from }, (_, number) => from + number);
    const spare = pages.reduce((sum, number) => sum + spareOf(number), 0);
    const needed = pages.reduce((sum, number) => sum + neededOf(room, number), 0);
    const isShort = page === last && downOf(room) < SHORT_MM;
    if (spare < needed && !isShort) continue;
    broken.add(key);
    from = page;
  }
  if (from === last) return;
  const first = room.findIndex(([, page]) => page === last);
  // A paragraph takes what heads it along.
  let at = first - 1;
  while (at > 0 && isHead(room[at - 1]?.[0] ?? '', headings)) at -= 1;
  const running = room[at > 0 ? at : first - 1];
  if (first > 1 && running !== undefined && downOf(room) < SHORT_MM) broken.add(running[0]);
}

const isHead = (key: string, headings: ReadonlySet<string>): boolean => isChapter(key) || headings.has(key);
const downOf = (room: readonly Place[]): number => room.at(-1)?.[2] ?? 0;
const isAsked = (key: string): boolean => /^e\d+$/.test(key);
