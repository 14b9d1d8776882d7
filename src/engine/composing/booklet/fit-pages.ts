import type { Typeset } from '#engine/composing/typst/compile.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { BookletOf } from './compose-booklet.ts';
import { type PictureBytes, type Setting, typesetBooklet } from './typeset-booklet.ts';

export const LEAST_PAGES = 10;
export const MOST_PAGES = 70;
/** More ruled pages than these would say that the order is too long for the material. */
const MOST_NOTE_PAGES = 2;
const DRAWN: Setting = { slack: 0.5, notePages: 0 };

export interface FittedBooklet {
  booklet: Booklet;
  setting: Setting;
  typeset: Typeset;
}

/** The material does not carry the ordered size; `possible` is what it carries at most, null under 10 pages. */
export class SizeRefused extends Error {
  override name = 'SizeRefused';
  readonly possible: number | null;
  constructor(ordered: number, possible: number | null) {
    super(
      possible === null
        ? `O material não chega às ${LEAST_PAGES} páginas da menor apostila, e o pedido é de ${ordered}. Como não inventamos conteúdo, envie mais material.`
        : `O material rende uma apostila de até ${possible} páginas, e o pedido é de ${ordered}. Como não inventamos conteúdo, peça ${possible} páginas ou menos, ou envie mais material.`,
    );
    this.possible = possible;
  }
}

/**
 * The booklet with exactly the ordered number of pages: first so much material as fills them as the template is drawn,
 * then the slack of the template, then up to two ruled pages.
 * @throws SizeRefused, TypesetError
 */
export function fitPages(
  compose: BookletOf,
  pages: number,
  pictures: PictureBytes = new Map(),
): FittedBooklet {
  const set = (booklet: Booklet, setting: Setting): FittedBooklet => ({
    booklet,
    setting,
    typeset: typesetBooklet(booklet, setting, pictures),
  });
  let best = set(compose(1), DRAWN);
  if (count(best) > pages) best = shorten(compose, pages, set, best);
  if (count(best) === pages) return best;
  best = stretch(best, pages, set);
  const notePages = pages - count(best);
  if (notePages === 0) return best;
  if (notePages < 0 || notePages > MOST_NOTE_PAGES) {
    const possible = count(best) + MOST_NOTE_PAGES;
    throw new SizeRefused(pages, possible < LEAST_PAGES ? null : Math.min(possible, MOST_PAGES));
  }
  return set(best.booklet, { ...best.setting, notePages });
}

type SetAs = (booklet: Booklet, setting: Setting) => FittedBooklet;
const count = ({ typeset }: FittedBooklet): number => typeset.pageCount;

const MOST_CUTS = 9;

/** Leaves material out until the booklet as drawn has the pages, or as near below as the paragraphs allow. */
function shorten(compose: BookletOf, pages: number, set: SetAs, whole: FittedBooklet): FittedBooklet {
  let [low, high] = [0, 1];
  let [lowPages, highPages] = [0, count(whole)];
  let best: FittedBooklet | null = null;
  let least: FittedBooklet | null = null;
  for (let round = 0; round < MOST_CUTS; round += 1) {
    // Between halving and the straight line: pages grow nearly, not quite, as the material does.
    const line = low + ((high - low) * (pages - lowPages)) / Math.max(1, highPages - lowPages);
    const share = round % 3 === 2 ? (low + high) / 2 : Math.min(high - 1e-3, Math.max(low + 1e-3, line));
    const tried = set(compose(share), DRAWN);
    if (count(tried) === pages) return tried;
    if (count(tried) < pages) {
      best = tried;
      [low, lowPages] = [share, count(tried)];
      // Ruled pages or a little more air fill what is left.
      if (pages - count(tried) <= 1 && round >= 5) return tried;
    } else {
      least = tried;
      [high, highPages] = [share, count(tried)];
    }
  }
  return best ?? set((least ?? whole).booklet && compose(0), DRAWN);
}

const MOST_STRETCHES = 6;

/** The slack that comes nearest to the pages without passing them; the tightest where all pass them. */
function stretch(from: FittedBooklet, pages: number, set: SetAs): FittedBooklet {
  const isShort = count(from) < pages;
  const edge = set(from.booklet, { slack: isShort ? 1 : 0, notePages: 0 });
  if (count(edge) === pages || (isShort ? count(edge) < pages : count(edge) > pages)) return edge;
  let [low, high] = isShort ? [0.5, 1] : [0, 0.5];
  let best = isShort ? from : edge;
  for (let round = 0; round < MOST_STRETCHES; round += 1) {
    const slack = (low + high) / 2;
    const tried = set(from.booklet, { slack, notePages: 0 });
    if (count(tried) === pages) return tried;
    if (count(tried) < pages) {
      best = tried;
      low = slack;
    } else high = slack;
  }
  return best;
}
