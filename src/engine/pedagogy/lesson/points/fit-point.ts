import { hasFiniteVerb, isBalanced } from '#engine/pedagogy/language/grammar/clauses.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import { FUNCTION_WORD_SET } from '#engine/pedagogy/language/stop-words.ts';

/** What a point may hold: about two lines of a slide. */
export const LONGEST_POINT = { characters: 165, words: 25 };
/** A whole sentence a little longer reads better than none. */
const GRACE = { characters: 210, words: 33 };
const SHORTEST_HEAD = 45;

/** Borders between statements that are each whole: the first may stand for both. */
const BORDERS = [/[.!?]\s(?=\p{Lu})/gu, /;\s/g];

/** The text if it is short enough, without what it can do without, or its first statement; null where that is no point. */
export function fitPoint(text: string): { text: string; isLong: boolean } | null {
  const short = shorten(text, LONGEST_POINT);
  if (short !== null) return { text: short.replace(/[\s.;,:]+$/, ''), isLong: false };
  for (const border of BORDERS) {
    const head = lastHead(text, border);
    if (head !== null) return { text: head, isLong: false };
  }
  return isWithin(text, GRACE) ? { text, isLong: true } : null;
}

function isWithin(text: string, { characters, words }: typeof LONGEST_POINT): boolean {
  return text.length <= characters && text.split(' ').length <= words;
}

function lastHead(text: string, border: RegExp): string | null {
  let best: string | null = null;
  for (const match of text.matchAll(border)) {
    const head = text.slice(0, match.index).replace(/[\s,;:.–—]+$/, '');
    if (!isWithin(head, LONGEST_POINT)) break;
    const last = head.split(' ').at(-1)?.toLowerCase() ?? '';
    const isWhole = isBalanced(head) && !FUNCTION_WORD_SET.has(last) && hasFiniteVerb(head);
    if (head.length >= SHORTEST_HEAD && isWhole) best = head;
  }
  return best;
}
