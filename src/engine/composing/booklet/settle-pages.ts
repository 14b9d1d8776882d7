import type { BookletOf } from './compose-booklet.ts';
import { endsOf } from './fill-chapters.ts';
import { count, type FittedBooklet, LONG, ROOMIEST, type SetAs, WIDEST } from './fit-slack.ts';
import { openingOf } from './typeset-booklet.ts';

/** From the slack that fits, nearest first. */
const NEAR = [0, -0.06, 0.06, -0.25];
/** Wider than this, a booklet has been made wider for want of material. */
const ROOMY = 0.6;
const ROOMIER = [(WIDEST + ROOMIEST) / 2, ROOMIEST];
/** What ends above this, in millimetres, leaves a page with a few lines. */
const NEARLY_EMPTY_MM = 120;
/** What ends above this leaves room for a question more. */
const ROOMY_MM = 200;
const FOOT_MM = 268;

/**
 * With the same pages, as few as can be that hold a few lines: a chapter that leaves room asks more there, where the
 * material has it; then the text runs a little wider or closer.
 */
export function settle(fitted: FittedBooklet, compose: BookletOf, set: SetAs): FittedBooklet {
  const drawn = fillWithQuestions(fitted, compose, set);
  let best = drawn;
  let empty = listBelow(drawn, NEARLY_EMPTY_MM);
  const isLong = count(drawn) >= LONG;
  // Material that is short fills a page of a few lines with room for its answers.
  const isFlow = openingOf(drawn.booklet) === 'flow';
  for (const slack of isLong || isFlow || drawn.setting.slack <= ROOMY ? [] : ROOMIER) {
    if (empty.length === 0) return best;
    const tried = set(drawn.booklet, { slack, notePages: 0 }, drawn.share);
    const left = listBelow(tried, NEARLY_EMPTY_MM);
    if (count(tried) !== count(drawn) || left.length >= empty.length) continue;
    best = tried;
    empty = left;
  }
  if (empty.length === 0) return best;
  for (const step of isLong ? NEAR.slice(1, 3) : NEAR.slice(1)) {
    if (empty.length === 0) return best;
    const slack = Math.min(Math.max(WIDEST, drawn.setting.slack), Math.max(0, drawn.setting.slack + step));
    if (slack === drawn.setting.slack) continue;
    const tried = set(drawn.booklet, { slack, notePages: 0 }, drawn.share);
    const left = listBelow(tried, NEARLY_EMPTY_MM);
    if (count(tried) !== count(drawn) || left.length >= empty.length) continue;
    best = tried;
    empty = left;
  }
  return best;
}

/** Asks more where a page has room for it; a chapter that would pass its last page by it asks what it asked. */
function fillWithQuestions(from: FittedBooklet, compose: BookletOf, set: SetAs): FittedBooklet {
  const roomy = listBelow(from, ROOMY_MM);
  if (roomy.length === 0) return from;
  const tryAsking = (chapters: readonly number[]): FittedBooklet =>
    set(compose(from.share, new Set(chapters)), from.setting, from.share);
  const isBetter = (tried: FittedBooklet): boolean =>
    count(tried) === count(from) && airOf(tried) < airOf(from);
  const tried = tryAsking(roomy);
  if (isBetter(tried)) return tried;
  if (count(tried) <= count(from)) return from;
  const fitting = roomy.length === 1 ? [] : listFitting(roomy, tried, from);
  const again = fitting.length === 0 ? from : tryAsking(fitting);
  return isBetter(again) ? again : from;
}

/** Of chapters that ask more those that still end on as many pages; where they run on, every second. */
function listFitting(chapters: readonly number[], tried: FittedBooklet, from: FittedBooklet): number[] {
  if (openingOf(from.booklet) === 'flow') return chapters.filter((_, at) => at % 2 === 0);
  const pagesOf = (one: FittedBooklet): number[] =>
    endsOf(one.typeset).map(({ page }, at, all) => page - (all[at - 1]?.page ?? 0));
  const [now, before] = [pagesOf(tried), pagesOf(from)];
  return chapters.filter((at) => (now[at] ?? 0) <= (before[at] ?? 0));
}

/** Millimetres down to which each chapter fills its last page; where chapters run on, all of them the last page. */
function depthsOf({ typeset, booklet }: FittedBooklet): number[] {
  const matter = endsOf(typeset, 'matter').at(-1);
  const ends = endsOf(typeset);
  if (openingOf(booklet) === 'flow') return ends.map(() => (matter ?? ends.at(-1))?.down ?? FOOT_MM);
  // What follows the last chapter ends for it where it runs on.
  return ends.map((end, at) => (at === ends.length - 1 && matter !== undefined ? matter.down : end.down));
}

/** How many chapters end on a page with a few lines. */
export const countEmpty = (fitted: FittedBooklet): number => listBelow(fitted, NEARLY_EMPTY_MM).length;

const airOf = (fitted: FittedBooklet): number =>
  depthsOf(fitted).reduce((sum, down) => sum + Math.max(0, FOOT_MM - down), 0);

/** The chapters, from 0, whose last page is filled to less than this, in millimetres from its top. */
const listBelow = (fitted: FittedBooklet, least: number): number[] =>
  depthsOf(fitted).flatMap((down, chapter) => (down < least ? [chapter] : []));
