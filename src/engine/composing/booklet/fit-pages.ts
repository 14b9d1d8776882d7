import type { Typeset } from '#engine/composing/typst/compile.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { BookletOf } from './compose-booklet.ts';
import { weigh } from './gather-parts.ts';
import { openingOf, type PictureBytes, type Setting, typesetBooklet } from './typeset-booklet.ts';

export const LEAST_PAGES = 10;
export const MOST_PAGES = 70;
/** More ruled pages than these would say that the order is too long for the material. */
const mostNotePages = (pages: number): number => (pages < 16 ? 1 : 2);
/** Wider than this a text looks stretched. */
const WIDEST = 0.85;
const DRAWN: Setting = { slack: 0.5, notePages: 0 };
/** For material a little too long for the order: closer, so that more of it stays, with letters as large as drawn. */
const CLOSE: Setting = { slack: 0.2, notePages: 0 };

export interface FittedBooklet {
  booklet: Booklet;
  setting: Setting;
  /** How much of the material stands in it, 0 to 1. */
  share: number;
  typeset: Typeset;
}

/**
 * The ordered size cannot be met; `possible` is the size nearest to it that can: a larger one where there is too much
 * (`isTooMuch`), else a smaller one. Null where no booklet can be made of the material.
 */
export class SizeRefused extends Error {
  override name = 'SizeRefused';
  readonly possible: number | null;
  readonly isTooMuch: boolean;
  constructor(ordered: number, possible: number | null, isTooMuch = false) {
    super(
      isTooMuch
        ? possible === null
          ? `O material não cabe em ${ordered} páginas, nem nas ${MOST_PAGES} da maior apostila. Divida o material.`
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
 * then the slack of the template, then up to two ruled pages.
 * @throws SizeRefused, TypesetError
 */
export function fitPages(compose: BookletOf, pages: number, options: FitOptions = {}): FittedBooklet {
  const fitted = tryPages(compose, pages, options.pictures);
  if (typeof fitted !== 'number') return fitted;
  const isTooMuch = fitted > pages;
  throw new SizeRefused(pages, findPossible(fitted, isTooMuch, options), isTooMuch);
}

const MOST_TRIES = 4;

/**
 * The size at or below this one that the material carries, at or above it where there is too much; null where none is.
 * The smallest is always tried: another size is another plan, and it must not be denied to who could have it.
 */
function findPossible(at: number, isTooMuch: boolean, { pictures, composeAt }: FitOptions): number | null {
  if (composeAt === undefined) return null;
  let size = isTooMuch ? at : Math.max(LEAST_PAGES, Math.min(at, MOST_PAGES));
  for (let round = 0; round < MOST_TRIES && size <= MOST_PAGES; round += 1) {
    const fitted = tryPages(composeAt(size), size, pictures);
    if (typeof fitted !== 'number') return size;
    if (!isTooMuch && size === LEAST_PAGES) return null;
    const isLast = round === MOST_TRIES - 2;
    size = isTooMuch
      ? Math.max(size + 1, fitted)
      : Math.max(LEAST_PAGES, isLast ? 0 : Math.min(size - 1, fitted));
  }
  return null;
}

/** The booklet, or how many pages it makes instead: at most where those are too few, at least where they are too many. */
function tryPages(
  compose: BookletOf,
  pages: number,
  pictures: PictureBytes = new Map(),
): FittedBooklet | number {
  const set: SetAs = (booklet, setting, share) => ({
    ...{ booklet, setting, share },
    typeset: typesetBooklet(booklet, setting, pictures),
  });
  const whole = compose(1);
  // A book that is surely too long is not set as a whole.
  const all = estimate(whole) > pages * SURELY ? null : set(whole, DRAWN, 1);
  const { best: nearest, over } =
    all === null || count(all) > pages ? shorten(compose, pages, set, all) : { best: all, over: null };
  if (count(nearest) === pages) return settle(nearest, compose, set);
  // Each other slack sets all the text of a long booklet anew, and a ruled page among so many weighs little.
  const short = pages - count(nearest);
  if (pages >= LONG && short > 0 && short <= mostNotePages(pages))
    return set(nearest.booklet, { ...nearest.setting, notePages: short }, nearest.share);
  // A little closer with more of the material, before it runs wider with less.
  const closer = over === null ? null : stretch(over, pages, set);
  if (closer !== null && count(closer) === pages) return settle(closer, compose, set);
  const best = stretch(nearest, pages, set);
  const notePages = pages - count(best);
  if (notePages === 0) return settle(best, compose, set);
  if (notePages < 0) return count(best);
  if (notePages > mostNotePages(pages)) return count(best) + mostNotePages(count(best) + 1);
  return set(best.booklet, { ...best.setting, notePages }, best.share);
}

type SetAs = (booklet: Booklet, setting: Setting, share: number) => FittedBooklet;
const count = ({ typeset }: FittedBooklet): number => typeset.pageCount;

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
    if (off === 0) return { best: fill(tried, high.share, compose, set), over: null };
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

const MOST_FILLS = 2;

/** More of the material in the same pages: the last of them is not left half empty. */
function fill(from: FittedBooklet, high: number, compose: BookletOf, set: SetAs): FittedBooklet {
  let best = from;
  let end = high;
  for (let round = 0; round < MOST_FILLS; round += 1) {
    const share = (best.share + end) / 2;
    const tried = set(compose(share), from.setting, share);
    if (count(tried) === count(from)) best = tried;
    else end = share;
  }
  return best;
}

interface Tried {
  share: number;
  pages: number;
}

/** From the slack that fits, nearest first. */
const NEAR = [0, -0.06, 0.06, -0.25];
/** Of a longer booklet each try costs, and one page among so many weighs less. */
const LONG = 40;
/** A chapter that ends above this, in millimetres, leaves a page with a few lines. */
const NEARLY_EMPTY_MM = 105;

/**
 * With the same pages, as few as can be that hold a few lines: a chapter that ends on one asks more there, where the
 * material has it, or the text runs a little wider or closer.
 */
function settle(drawn: FittedBooklet, compose: BookletOf, set: SetAs): FittedBooklet {
  let best = drawn;
  let empty = listEmpty(drawn);
  const fuller = empty.length === 0 ? drawn.booklet : compose(drawn.share, new Set(empty));
  const isLong = count(drawn) >= LONG;
  for (const booklet of isLong ? [fuller] : [fuller, drawn.booklet])
    for (const step of isLong ? NEAR.slice(0, 3) : NEAR) {
      if (empty.length === 0) return best;
      const slack = Math.min(WIDEST, Math.max(0, drawn.setting.slack + step));
      const tried = set(booklet, { slack, notePages: 0 }, drawn.share);
      const short = count(drawn) - count(tried);
      if (short < 0 || short > 1 || listEmpty(tried).length >= empty.length) continue;
      empty = listEmpty(tried);
      // A ruled page serves better than one with a few lines.
      best = short === 0 ? tried : set(booklet, { slack, notePages: 1 }, drawn.share);
    }
  if (empty.length === 0 || isLong) return best;
  const shorter = set(askLess(best.booklet, empty), { ...best.setting, notePages: 0 }, best.share);
  const filled = stretch(shorter, count(drawn), set);
  if (count(filled) === count(drawn) && listEmpty(filled).length < empty.length) return filled;
  const notePages = count(drawn) - count(shorter);
  const isBetter = listEmpty(shorter).length < empty.length;
  return isBetter && notePages > 0 && notePages <= mostNotePages(count(drawn))
    ? set(shorter.booklet, { ...shorter.setting, notePages }, best.share)
    : best;
}

/** Without the last exercise of these chapters; the numbers close up. */
function askLess(booklet: Booklet, chapters: readonly number[]): Booklet {
  const gone = chapters.flatMap(
    (at) => booklet.chapters[at]?.exercises.slice(-1).map(({ number }) => number) ?? [],
  );
  return {
    ...booklet,
    chapters: booklet.chapters.map((chapter) => ({
      ...chapter,
      exercises: chapter.exercises
        .filter(({ number }) => !gone.includes(number))
        .map((one) => ({ ...one, number: one.number - gone.filter((number) => number < one.number).length })),
    })),
  };
}

/** The chapters, from 0, whose last page is nearly empty. */
function listEmpty({ typeset, booklet }: FittedBooklet): number[] {
  // Chapters that follow one another on the page leave none.
  if (openingOf(booklet) === 'flow') return [];
  return typeset
    .query('<chapter-end>')
    .flatMap((down, chapter) => (typeof down === 'number' && down < NEARLY_EMPTY_MM ? [chapter] : []));
}

const MOST_STRETCHES = 6;

/** The slack that comes nearest to the pages without passing them; the tightest where all pass them. */
function stretch(from: FittedBooklet, pages: number, set: SetAs): FittedBooklet {
  const isShort = count(from) < pages;
  const edge = set(from.booklet, { slack: isShort ? WIDEST : 0, notePages: 0 }, from.share);
  if (count(edge) === pages || (isShort ? count(edge) < pages : count(edge) > pages)) return edge;
  let [low, high] = isShort ? [from.setting.slack, WIDEST] : [0, from.setting.slack];
  let best = isShort ? from : edge;
  for (let round = 0; round < MOST_STRETCHES; round += 1) {
    const slack = (low + high) / 2;
    const tried = set(from.booklet, { slack, notePages: 0 }, from.share);
    if (count(tried) === pages) return tried;
    if (count(tried) < pages) {
      best = tried;
      low = slack;
    } else high = slack;
  }
  return best;
}
