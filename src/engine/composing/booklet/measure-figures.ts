import type { BlockOf, BookletBlock } from '#shared/composition/blocks.ts';
import { givenOf, WORDS_OF_A_MM } from './fill-chapters.ts';
import type { FittedBooklet } from './fit-slack.ts';
import { weigh } from './shape-units.ts';
import { countInRow, SMALL_PX } from './typeset-booklet.ts';

/** The column, and how far a row of pictures reaches into the margin beside it. */
const COLUMN_MM = 124;
const MARGIN_MM = 34;

/** Where something begins: page, from 1, and millimetres from its top. */
interface Place {
  key: string;
  page: number;
  down: number;
  /** Null for what is no block of a chapter: its title, an exercise. */
  block: BookletBlock | null;
  /** The pictures that stand side by side from here. */
  row: BlockOf<'picture'>[];
}

/** A picture, or several side by side, as it was set. */
export interface Figure {
  key: string;
  pictures: string[];
  page: number;
  /** What of its height grows and shrinks with it, and what does not. */
  height: number;
  around: number;
  /** It has lettering, which is read. */
  isLettered: boolean;
  /** What stands right before it on its page, headings alone, and how high that is; null where more stands there. */
  heads: number | null;
}

export interface Pages {
  figures: Figure[];
  /** Millimetres at the foot of a page that nothing fills, about. */
  whiteOf(page: number): number;
  /** The page on which each begins. */
  pageOf: ReadonlyMap<string, number>;
}

/** Down to here a page is filled. */
const FOOT_MM = 271;
/** What stands so near the top begins its page. */
const TOP_MM = 36;
/** Words of a paragraph to a millimetre, where the booklet has none to measure. */
const TEXT_OF_A_MM = 2.3;
/** Air around a figure, and the line that names it. */
const AROUND_MM = 11;
const CAPTION_MM = 6;
/** What stands where on the pages that were set. */
export function measureFigures({ booklet, typeset, setting }: FittedBooklet): Pages {
  const { figure: scale = 1, pairs = true } = measuresOf(typeset);
  const blocks = new Map(
    booklet.chapters.flatMap(({ id, blocks: own }) =>
      own.map((block, at): [string, Pick<Place, 'block' | 'row'>] => {
        const wide = countInRow(own, at, booklet.pictures);
        const row = own.slice(at, at + (pairs || wide > 2 ? wide : 1));
        return [`${id}.${at}`, { block, row: row.filter((one) => one.type === 'picture') }];
      }),
    ),
  );
  const places = (typeset.query('<places>') as [string, number, number][][])
    .flat()
    .map(
      ([key, page, down]): Place => ({ key, page, down, ...(blocks.get(key) ?? { block: null, row: [] }) }),
    );
  const words = wordsOfAMm(places);
  const widthOf = (picture: string): number =>
    booklet.pictures.find(({ key }) => key === picture)?.widthPx ?? 0;
  const heightOf = (block: BlockOf<'picture'>, columns: number): number => {
    const { widthPx = 1, heightPx = 1 } = booklet.pictures.find(({ key }) => key === block.picture) ?? {};
    const highest = (widthPx >= 680 && heightPx >= 560 ? 70 : 58) * scale;
    const widest = columns > 1 ? (COLUMN_MM + MARGIN_MM) / columns : COLUMN_MM;
    const drawn = Math.min((highest * widthPx) / heightPx, widest, widthPx * 0.28);
    const times = setting.figures?.[block.picture] ?? 1;
    return (Math.min(widest, widthPx * 0.28, drawn * times) * heightPx) / widthPx;
  };
  const closed = closedPages(typeset);
  const lastOn = new Map(places.map((place) => [place.page, place]));
  return {
    figures: listFigures(places, heightOf, ({ picture }) => widthOf(picture) > SMALL_PX),
    whiteOf: (page) => {
      const last = lastOn.get(page);
      // Answers grow into what their page has left.
      if (last?.block == null || closed.has(page)) return 0;
      const { block, down, row } = last;
      const told = weigh(block) / (block.type === 'text' ? words : WORDS_OF_A_MM);
      return FOOT_MM - down - (block.type === 'picture' ? tallest(row, heightOf) + aroundOf(block) : told);
    },
    pageOf: new Map(places.map(({ key, page }) => [key, page])),
  };
}

/** Pages whose rest was given to something already. */
const closedPages = (typeset: FittedBooklet['typeset']): Set<number> =>
  new Set(givenOf(typeset).flatMap(([, page, , , drawn]) => (drawn === 0 ? [] : [page])));

/** How much higher or lower than they are drawn the slack sets figures, and whether two stand side by side. */
const measuresOf = (typeset: FittedBooklet['typeset']): { figure?: number; pairs?: boolean } =>
  (typeset.query('<measures>') as { figure?: number; pairs?: boolean }[])[0] ?? {};

/** How many words of running text take a millimetre in this booklet. */
function wordsOfAMm(places: readonly Place[]): number {
  let [words, tall] = [0, 0];
  places.forEach(({ page, down, block }, at) => {
    const next = places[at + 1];
    if (block?.type !== 'text' || next?.page !== page || next.down <= down) return;
    words += weigh(block);
    tall += next.down - down;
  });
  return tall === 0 ? TEXT_OF_A_MM : words / tall;
}

function listFigures(
  places: readonly Place[],
  heightOf: HeightOf,
  isLettered: (block: BlockOf<'picture'>) => boolean,
): Figure[] {
  const shown = places.flatMap(({ row }) => row.map(({ picture }) => picture));
  const twice = new Set(shown.filter((picture, at) => shown.indexOf(picture) < at));
  return places.flatMap(({ key, page, block, row }, at): Figure[] => {
    const pictures = row.map(({ picture }) => picture);
    // One that stands in several places has one size in all of them.
    if (block?.type !== 'picture' || pictures.some((picture) => twice.has(picture))) return [];
    const height = tallest(row, heightOf);
    const around = aroundOf(block);
    return [
      { key, pictures, page, height, around, isLettered: row.some(isLettered), heads: headsOf(places, at) },
    ];
  });
}

type HeightOf = (block: BlockOf<'picture'>, columns: number) => number;

const tallest = (row: readonly BlockOf<'picture'>[], heightOf: HeightOf): number =>
  Math.max(...row.map((one) => heightOf(one, row.length)));

const aroundOf = ({ caption }: BlockOf<'picture'>): number => AROUND_MM + (caption === null ? 0 : CAPTION_MM);

function headsOf(places: readonly Place[], at: number): number | null {
  const { page, down } = places[at] as Place;
  let first = at;
  while (places[first - 1]?.page === page) first -= 1;
  const top = places[first]?.down ?? 0;
  return top <= TOP_MM && places.slice(first, at).every(isHead) ? down - top : null;
}

const isHead = ({ key, block }: Place): boolean =>
  block === null ? /^c\d+$/.test(key) : block.type === 'heading';
