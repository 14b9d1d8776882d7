import type { Typeset } from '#engine/composing/typst/compile.ts';
import type { Booklet, Chapter } from '#shared/composition/booklet.ts';
import type { BookletOf } from './compose-booklet.ts';
import { count, type FittedBooklet, LONG, type SetAs } from './fit-slack.ts';
import { weigh } from './shape-units.ts';
import { openingOf } from './typeset-booklet.ts';

/** Where a chapter ends: the page, from 1, and millimetres from its top. */
interface End {
  page: number;
  down: number;
}

/** What something on a page was given of its rest: where and how much, in millimetres, and what was drawn there. */
export type Given = [
  key: string,
  page: number,
  down: number,
  height: number,
  drawn: number | readonly [lines: number, titles: readonly string[]],
];

/** What every rest of a page was given to, in order. */
export const givenOf = (typeset: Pick<Typeset, 'query'>): Given[] =>
  (typeset.query('<rest>') as Given[][]).flat();

/**
 * Where each chapter ends, or where all that stands before the key does, if it runs on from page to page: had its pages
 * not given what they had left to the answers on them.
 */
export function endsOf(typeset: Typeset, of: 'chapter' | 'matter' = 'chapter'): End[] {
  const given = givenOf(typeset);
  return typeset.query(`<${of}-end>`).flatMap((end) => {
    const [page, down] = Array.isArray(end) ? end : [];
    if (typeof page !== 'number' || typeof down !== 'number') return [];
    const above = given.filter(([, on, at]) => on === page && at <= down);
    return [{ page, down: down - above.reduce((sum, [, , , height]) => sum + height, 0) }];
  });
}

const MOST_ROUNDS = 4;
const FOOT_MM = 268;
/** What is left of a page below a chapter and not worth a try. */
const FULL_MM = 26;
/** About how many words of running text take a millimetre of a page. */
export const WORDS_OF_A_MM = 1.35;

/**
 * A chapter that begins a page and ends in the middle of one takes more of its own material, as much as the page holds:
 * chapters that begin pages are set by themselves, so each finds its share without moving the others. Chapters that run
 * on take as much as one as their pages hold: what is asked has room on each page, so no end tells how much that is.
 */
export function fillChapters(from: FittedBooklet, compose: BookletOf, set: SetAs): FittedBooklet {
  const { share: told } = from;
  if (typeof told !== 'number' || told >= 1) return from;
  if (openingOf(from.booklet) === 'flow') return fillFlow(from, told, compose, set);
  const readEnds = ({ typeset }: FittedBooklet): End[] => endsOf(typeset);
  const sizeUp = ({ chapters }: Booklet): number[] => chapters.map(sumWords);
  const setAt = (shares: readonly number[]): FittedBooklet => set(compose(shares), from.setting, shares);
  const [whole, least] = [sizeUp(compose(1)), sizeUp(compose(0))];
  const pages = readEnds(from);
  let best = from;
  let shares = pages.map(() => told);
  const tooMuch = pages.map(() => 1);
  // Each round sets all of the text: one page among many gains little by more.
  const rounds = count(from) >= LONG ? MOST_ROUNDS / 2 : MOST_ROUNDS;
  for (let round = 0; round < rounds; round += 1) {
    const ends = readEnds(best);
    const next = shares.map((share, at) => {
      const room = FOOT_MM - (ends[at]?.down ?? FOOT_MM);
      if (room < FULL_MM) return share;
      const slope = Math.max(1, (whole[at] ?? 0) - (least[at] ?? 0));
      const wished = share + (room * WORDS_OF_A_MM) / slope;
      const most = tooMuch[at] ?? 1;
      return wished < most ? wished : most >= 1 && round === 0 ? 1 : (share + most) / 2;
    });
    if (next.every((share, at) => share === shares[at])) break;
    const tried = setAt(next);
    const fits = readEnds(tried).map(({ page }, at, all) => {
      const own = page - (all[at - 1]?.page ?? 0);
      return own <= (pages[at]?.page ?? 0) - (pages[at - 1]?.page ?? 0);
    });
    for (const [at, fit] of fits.entries()) if (!fit) tooMuch[at] = next[at] ?? 1;
    const kept = next.map((share, at) => (fits[at] ? share : (shares[at] ?? share)));
    if (!fits.some((fit) => fit)) continue;
    const mended = fits.every((fit) => fit) ? tried : setAt(kept);
    if (count(mended) !== count(from)) break;
    best = mended;
    shares = kept;
  }
  return best;
}

/** The largest share with the same pages, to a sixteenth of what was left out. */
function fillFlow(from: FittedBooklet, told: number, compose: BookletOf, set: SetAs): FittedBooklet {
  let [best, low, high] = [from, told, 1];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const share = (low + high) / 2;
    const tried = set(compose(share), from.setting, share);
    if (count(tried) > count(from)) high = share;
    else {
      low = share;
      if (count(tried) === count(from)) best = tried;
    }
  }
  return count(best) < LONG ? evenOut(best, compose, set) : best;
}

/** Chapters that are tried so: each try sets the booklet anew. */
const MOST_EVENED = 5;
/** Of what a chapter lacks. */
const MORE_OF_IT = [1, 0.5];

/**
 * Paragraphs differ in length: at one share a chapter can lose its whole tale while another keeps all. What tells least of
 * its own takes more, as much of what it lacks as the pages hold.
 */
function evenOut(from: FittedBooklet, compose: BookletOf, set: SetAs): FittedBooklet {
  const whole = compose(1).chapters.map(sumWords);
  const toldOf = ({ booklet: { chapters } }: FittedBooklet, at: number): number =>
    sumWords(chapters[at] ?? { blocks: [], exercises: [] }) / Math.max(1, whole[at] ?? 0);
  const shareOf = ({ share }: FittedBooklet, at: number): number =>
    typeof share === 'number' ? share : (share[at] ?? 1);
  let best = from;
  const waiting = [...whole.keys()].toSorted((a, b) => toldOf(from, a) - toldOf(from, b));
  for (const at of waiting.filter((one) => toldOf(from, one) < 1).slice(0, MOST_EVENED)) {
    const now = shareOf(best, at);
    for (const more of MORE_OF_IT) {
      const shares = whole.map((_, one) => (one === at ? now + (1 - now) * more : shareOf(best, one)));
      const tried = set(compose(shares), best.setting, shares);
      if (count(tried) !== count(best)) continue;
      best = tried;
      break;
    }
  }
  return best;
}

const sumWords = ({ blocks, exercises }: Pick<Chapter, 'blocks' | 'exercises'>): number =>
  blocks.reduce((sum, block) => sum + weigh(block), 0) + exercises.length * 40;
