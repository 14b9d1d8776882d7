import type { Booklet } from '#shared/composition/booklet.ts';
import type { BookletOf } from './compose-booklet.ts';
import { endsOf } from './fill-chapters.ts';
import { count, type FittedBooklet, LONG, mostNotePages, type SetAs, stretch, WIDEST } from './fit-slack.ts';
import { openingOf } from './typeset-booklet.ts';

/** From the slack that fits, nearest first. */
const NEAR = [0, -0.06, 0.06, -0.25];
/** A chapter that ends above this, in millimetres, leaves a page with a few lines. */
const NEARLY_EMPTY_MM = 120;

/**
 * With the same pages, as few as can be that hold a few lines: a chapter that ends on one asks more there, where the
 * material has it, or the text runs a little wider or closer.
 */
export function settle(drawn: FittedBooklet, compose: BookletOf, set: SetAs): FittedBooklet {
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
  return endsOf(typeset).flatMap(({ down }, chapter) => (down < NEARLY_EMPTY_MM ? [chapter] : []));
}
