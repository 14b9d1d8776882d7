import { sizesOf } from '#shared/catalog/catalog.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { BookletOf } from './compose-booklet.ts';
import { fillChapters } from './fill-chapters.ts';
import {
  count,
  type FittedBooklet,
  LONG,
  mostNotePages,
  ROOMIEST,
  type SetAs,
  stretch,
  WIDEST,
} from './fit-slack.ts';
import { scaleFigures } from './scale-figures.ts';
import { countEmpty, settle } from './settle-pages.ts';
import { weigh } from './shape-units.ts';
import { type PictureBytes, type Setting, typesetBooklet } from './typeset-booklet.ts';

export const LEAST_PAGES = 10;
export const MOST_PAGES = 70;
const DRAWN: Setting = { slack: 0.5, notePages: 0 };
/** For material a little too long for the order: closer, so that more of it stays, with letters as large as drawn. */
const CLOSE: Setting = { slack: 0.2, notePages: 0 };

/**
 * The ordered size cannot be met; `possible` is the size on sale nearest to it that can: a larger one where there is too
 * much (`isTooMuch`), else a smaller one. Null where no booklet can be made of the material.
 */
export class SizeRefused extends Error {
  override name = 'SizeRefused';
  readonly possible: number | null;
  readonly isTooMuch: boolean;
  constructor(ordered: number, possible: number | null, isTooMuch = false) {
    super(
      isTooMuch
        ? possible === null
          ? `O material não cabe em ${ordered} páginas, e nenhuma apostila maior, até ${MOST_PAGES}, serve para ele. Divida o material.`
          : `O material não cabe em ${ordered} páginas: a menor apostila com todos os capítulos tem ${possible}. Peça ${possible} páginas ou divida o material.`
        : possible === null
          ? `O material não chega às ${LEAST_PAGES} páginas da menor apostila, e o pedido é de ${ordered}. Como não inventamos conteúdo, envie mais material.`
          : `O material rende uma apostila de até ${possible} páginas, e o pedido é de ${ordered}. Como não inventamos conteúdo, peça ${possible} páginas ou menos, ou envie mais material.`,
    );
    this.possible = possible;
    this.isTooMuch = isTooMuch;
  }
}

export interface FitOptions {
  pictures?: PictureBytes;
  /** The same lesson ordered in another size, so that a refusal names only a size that was tried. */
  composeAt?: (size: number) => BookletOf;
}

/**
 * The booklet with exactly the ordered number of pages: first so much material as fills them as the template is drawn,
 * then the slack of the template, then room for answers, then up to two ruled pages.
 * @throws SizeRefused, TypesetError
 */
export function fitPages(compose: BookletOf, pages: number, options: FitOptions = {}): FittedBooklet {
  const fitted = tryPages(compose, pages, options.pictures);
  if (typeof fitted !== 'number') return scaleFigures(fitted, setWith(options.pictures));
  const isTooMuch = fitted > pages;
  throw new SizeRefused(pages, findPossible(pages, fitted, isTooMuch, options), isTooMuch);
}

/** Larger sizes that are tried: what does not fit these fills no other. */
const MOST_LARGER = 2;

/**
 * The ordered sizes at or below what was measured, at or above it where there is too much, nearest first: the first that
 * can be made, null where none can. The smallest is always tried: another size is another plan.
 */
function findPossible(
  ordered: number,
  measured: number,
  isTooMuch: boolean,
  { pictures, composeAt }: FitOptions,
): number | null {
  if (composeAt === undefined) return null;
  const sizes = sizesOf('booklet');
  const tried = isTooMuch
    ? sizes.filter((size) => size >= measured).slice(0, MOST_LARGER)
    : sizes.filter((size) => size < ordered && size <= Math.max(measured, LEAST_PAGES)).toReversed();
  return tried.find((size) => typeof tryPages(composeAt(size), size, pictures) !== 'number') ?? null;
}

const setWith =
  (pictures: PictureBytes = new Map()): SetAs =>
  (booklet, setting, share) => ({
    ...{ booklet, setting, share },
    typeset: typesetBooklet(booklet, setting, pictures),
  });

/** The booklet, or how many pages it makes instead: at most where those are too few, at least where they are too many. */
export function tryPages(compose: BookletOf, pages: number, pictures?: PictureBytes): FittedBooklet | number {
  const set = setWith(pictures);
  const whole = compose(1);
  // A book that is surely too long is not set as a whole.
  const all = estimate(whole) > pages * SURELY ? null : set(whole, DRAWN, 1);
  // A little too much stays whole, closer, before anything of it is left out.
  const isNear = all !== null && count(all) > pages && count(all) <= pages * A_LITTLE;
  for (const slack of isNear ? CLOSER.slice(0, pages < LONG ? CLOSER.length : 1) : []) {
    const close = set(whole, { ...CLOSE, slack }, 1);
    const kept = count(close) < pages ? stretch(close, pages, set, DRAWN.slack) : close;
    if (count(kept) === pages) return settle(kept, compose, set);
  }
  const { best: nearest, over } =
    all === null || count(all) > pages ? shorten(compose, pages, set, all) : { best: all, over: null };
  if (count(nearest) === pages) return settle(nearest, compose, set);
  // Each other slack sets all the text of a long booklet anew, and a ruled page among so many weighs little.
  const short = pages - count(nearest);
  const isRuled = (lacking: number) => pages >= LONG && lacking > 0 && lacking <= mostNotePages(pages);
  if (isRuled(short)) return set(nearest.booklet, { ...nearest.setting, notePages: short }, nearest.share);
  // A little closer with more of the material, before it runs wider with less.
  const closer = over === null ? null : stretch(over, pages, set);
  if (closer !== null && count(closer) === pages) return settle(closer, compose, set);
  const best = stretch(nearest, pages, set);
  const notePages = pages - count(best);
  if (notePages === 0) return settle(best, compose, set);
  if (notePages < 0) return count(best);
  if (isRuled(notePages)) return set(best.booklet, { ...best.setting, notePages }, best.share);
  // Before a page is left to a reader's notes, the material is asked about.
  const asked = askMore(best, compose, set, pages);
  const left = pages - count(asked);
  if (left === 0) return settle(asked, compose, set);
  const least = left > 0 && left < notePages ? asked : best;
  // Room stands for ruled pages, it does not make a larger size of the same material.
  if (pages - count(least) > mostNotePages(pages)) return count(least) + mostNotePages(count(least) + 1);
  // A slack below the widest was found because the widest has too many pages: beyond it there are no fewer.
  const roomy = least.setting.slack < WIDEST ? least : stretch(least, pages, set, ROOMIEST);
  if (count(roomy) === pages) return settle(roomy, compose, set);
  const [fuller] = [least, roomy]
    .filter((one) => count(one) === count(roomy))
    .toSorted((a, b) => countEmpty(a) - countEmpty(b));
  const { booklet, setting, share } = fuller ?? roomy;
  return set(booklet, { ...setting, notePages: pages - count(roomy) }, share);
}

/** Each chapter asks all it can, set as wide as the pages allow; what was given where that is nothing more. */
function askMore(from: FittedBooklet, compose: BookletOf, set: SetAs, pages: number): FittedBooklet {
  const { chapters } = from.booklet;
  const asking = compose(from.share, new Set(chapters.keys()));
  const isMore = asking.chapters.some(
    ({ exercises }, at) => exercises.length > (chapters[at]?.exercises.length ?? 0),
  );
  if (!isMore) return from;
  const wide = set(asking, from.setting, from.share);
  return count(wide) <= pages ? wide : stretch(wide, pages, set);
}

const A_LITTLE = 1.15;
const CLOSER = [CLOSE.slack, CLOSE.slack / 2, 0];
const SURELY = 1.7;
const WORDS_OF_A_PAGE = 330;

/** About how many pages a booklet makes. */
function estimate({ chapters }: Booklet): number {
  const words = chapters.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + weigh(block), 0);
  return words / WORDS_OF_A_PAGE;
}

const MOST_CUTS = 9;
/** Tries after which one page short is left to ruled pages or a little more air. */
const ENOUGH_CUTS = 6;

/**
 * Leaves material out until the booklet as drawn has the pages, or as near below as the paragraphs allow. Pages grow
 * nearly as the material does: each try is put right by how far the one before was off.
 * @param whole all of the material; null where it was not set
 * @returns `over`: the nearest above, where none was found that has the pages
 */
function shorten(
  compose: BookletOf,
  pages: number,
  set: SetAs,
  whole: FittedBooklet | null,
): { best: FittedBooklet; over: FittedBooklet | null } {
  const as = whole === null ? DRAWN : CLOSE;
  const least = estimate(compose(0));
  const most = whole === null ? estimate(compose(1)) : count(whole);
  let slope = Math.max(1, most - least);
  let low: Tried = { share: 0, pages: least };
  let high: Tried = { share: 1, pages: most };
  let share = (pages - least) / slope;
  let best: FittedBooklet | null = null;
  let over = whole;
  for (let round = 0; round < MOST_CUTS; round += 1) {
    if (share <= low.share || share >= high.share || round % 4 === 3) share = (low.share + high.share) / 2;
    const tried = set(compose(share), as, share);
    const off = pages - count(tried);
    if (off === 0) {
      return { best: fillChapters(tried, compose, set), over: null };
    }
    if (off > 0) {
      best = tried;
      low = { share, pages: count(tried) };
      if (off <= 1 && round >= (pages < LONG ? ENOUGH_CUTS : ENOUGH_CUTS / 2)) break;
    } else {
      over = tried;
      high = { share, pages: count(tried) };
    }
    if (low.share > 0 && high.share < 1)
      slope = Math.max(1, (high.pages - low.pages) / (high.share - low.share));
    share += off / slope;
  }
  return { best: best ?? set(compose(0), as, 0), over };
}

interface Tried {
  share: number;
  pages: number;
}
