import type { Typeset } from '#engine/composing/typst/compile.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { Setting } from './typeset-booklet.ts';

/** How much of the material stands in a booklet, 0 to 1: one for all chapters, or each its own. */
export type Share = number | readonly number[];

export interface FittedBooklet {
  booklet: Booklet;
  setting: Setting;
  share: Share;
  typeset: Typeset;
}

export type SetAs = (booklet: Booklet, setting: Setting, share: Share) => FittedBooklet;
export const count = ({ typeset }: FittedBooklet): number => typeset.pageCount;

/** From so many pages on each try costs, and one page among so many weighs less. */
export const LONG = 40;
/** More ruled pages than these would say that the order is too long for the material. */
export const mostNotePages = (pages: number): number => (pages < 16 ? 1 : 2);
/** Wider than this a text looks stretched. */
export const WIDEST = 0.95;
/** From there to here the room for answers and the figures grow, the text stays. */
export const ROOMIEST = 1.95;
const MOST_STRETCHES = 6;
/** Tries after which a long booklet that lacks a page has it ruled. */
const ENOUGH_STRETCHES = 2;
const NEARLY = 1;

/** The slack up to `widest` that comes nearest to the pages without passing them; the tightest where all pass them. */
export function stretch(
  from: FittedBooklet,
  pages: number,
  set: SetAs,
  widest: number = Math.max(WIDEST, from.setting.slack),
): FittedBooklet {
  const isShort = count(from) < pages;
  const edge = set(from.booklet, { slack: isShort ? widest : 0, notePages: 0 }, from.share);
  if (count(edge) === pages || (isShort ? count(edge) < pages : count(edge) > pages)) return edge;
  const first: Tried = { slack: from.setting.slack, pages: count(from) };
  const last: Tried = { slack: edge.setting.slack, pages: count(edge) };
  let [low, high] = isShort ? [first, last] : [last, first];
  let best = isShort ? from : edge;
  for (let round = 0; round < MOST_STRETCHES; round += 1) {
    if (pages >= LONG && pages - count(best) <= NEARLY && round >= ENOUGH_STRETCHES) break;
    const tried = set(from.booklet, { slack: guess(low, high, pages, round), notePages: 0 }, from.share);
    if (count(tried) === pages) return tried;
    const now: Tried = { slack: tried.setting.slack, pages: count(tried) };
    if (now.pages < pages) {
      best = tried;
      low = now;
    } else high = now;
  }
  return best;
}

interface Tried {
  slack: number;
  pages: number;
}

/** Pages grow nearly as the slack does, but in steps: every third guess halves what is left, and none stays at its edges. */
function guess(low: Tried, high: Tried, pages: number, round: number): number {
  const grown = high.pages - low.pages;
  const share = round % 3 === 2 || grown <= 0 ? 0.5 : (pages - low.pages + 0.5) / (grown + 1);
  const slack = low.slack + (high.slack - low.slack) * Math.min(0.85, Math.max(0.15, share));
  return Math.round(slack * 1e4) / 1e4;
}
