import type { Typeset } from '#engine/composing/typst/compile.ts';
import type { Chapter } from '#shared/composition/booklet.ts';
import type { BookletOf } from './compose-booklet.ts';
import { count, type FittedBooklet, LONG, type SetAs } from './fit-slack.ts';
import { weigh } from './shape-units.ts';
import { openingOf } from './typeset-booklet.ts';

/** Where a chapter ends: the page, from 1, and millimetres from its top. */
interface End {
  page: number;
  down: number;
}

export function endsOf(typeset: Typeset): End[] {
  return typeset.query('<chapter-end>').flatMap((end) => {
    const [page, down] = Array.isArray(end) ? end : [];
    return typeof page === 'number' && typeof down === 'number' ? [{ page, down }] : [];
  });
}

const MOST_ROUNDS = 4;
const FOOT_MM = 268;
/** What is left of a page below a chapter and not worth a try. */
const FULL_MM = 26;
const WORDS_OF_A_MM = 1.35;

/**
 * A chapter that begins a page and ends in the middle of one takes more of its own material, as much as the page holds:
 * chapters that begin pages are set by themselves, so each finds its share without moving the others.
 */
export function fillChapters(from: FittedBooklet, compose: BookletOf, set: SetAs): FittedBooklet {
  if (openingOf(from.booklet) === 'flow' || from.share >= 1) return from;
  const whole = compose(1).chapters.map(sumWords);
  const least = compose(0).chapters.map(sumWords);
  const pages = endsOf(from.typeset);
  let best = from;
  let shares = pages.map(() => from.share);
  const tooMuch = pages.map(() => 1);
  for (let round = 0; round < (count(from) >= LONG ? MOST_ROUNDS / 2 : MOST_ROUNDS); round += 1) {
    const ends = endsOf(best.typeset);
    const next = shares.map((share, at) => {
      const room = FOOT_MM - (ends[at]?.down ?? FOOT_MM);
      if (room < FULL_MM) return share;
      const slope = Math.max(1, (whole[at] ?? 0) - (least[at] ?? 0));
      const wished = share + (room * WORDS_OF_A_MM) / slope;
      const most = tooMuch[at] ?? 1;
      return wished < most ? wished : most >= 1 && round === 0 ? 1 : (share + most) / 2;
    });
    if (next.every((share, at) => share === shares[at])) break;
    const tried = set(compose(next), from.setting, from.share);
    const fits = endsOf(tried.typeset).map(({ page }, at, all) => {
      const own = page - (all[at - 1]?.page ?? 0);
      return own <= (pages[at]?.page ?? 0) - (pages[at - 1]?.page ?? 0);
    });
    for (const [at, fit] of fits.entries()) if (!fit) tooMuch[at] = next[at] ?? 1;
    const kept = next.map((share, at) => (fits[at] ? share : (shares[at] ?? share)));
    const mended = fits.every((fit) => fit) ? tried : set(compose(kept), from.setting, from.share);
    if (count(mended) !== count(from)) break;
    best = mended;
    shares = kept;
  }
  return best;
}

const sumWords = ({ blocks, exercises }: Chapter): number =>
  blocks.reduce((sum, block) => sum + weigh(block), 0) + exercises.length * 40;
