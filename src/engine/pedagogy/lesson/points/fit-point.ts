import { hasFiniteVerb, isBalanced } from '#engine/pedagogy/language/grammar/clauses.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { FUNCTION_WORD_SET } from '#engine/pedagogy/language/stop-words.ts';

/** What a point may hold: about two lines of a slide. */
export const LONGEST_POINT = { characters: 165, words: 25 };
/** A whole sentence a little longer reads better than none. */
const GRACE = { characters: 210, words: 33 };
const SHORTEST_HEAD = 45;

/** The text if it is short enough, without what it can do without, or its first statement; null where that is no point. */
export function fitPoint(text: string): { text: string; isLong: boolean } | null {
  const short = shorten(text, LONGEST_POINT);
  if (short !== null) return { text: short.replace(/[\s.;,:]+$/, ''), isLong: false };
  const head =
    lastHead(text, endsOf(splitSentences(text), text)) ?? lastHead(text, endsOf(text.split(/;\s/), text));
  if (head !== null) return { text: head, isLong: false };
  return isWithin(text, GRACE) ? { text, isLong: true } : null;
}

function isWithin(text: string, { characters, words }: typeof LONGEST_POINT): boolean {
  return text.length <= characters && text.split(' ').length <= words;
}

/** Where statements that are each whole end: what stands up to there may stand for all of it. */
function endsOf(parts: readonly string[], text: string): number[] {
  let from = 0;
  return parts.slice(0, -1).map((part) => {
    from = text.indexOf(part, from) + part.length;
    return from;
  });
}

function lastHead(text: string, ends: readonly number[]): string | null {
  let best: string | null = null;
  for (const end of ends) {
    const head = text.slice(0, end).replace(/[\s.!?,;:–—]+$/, '');
    if (!isWithin(head, LONGEST_POINT)) break;
    const last = head.split(' ').at(-1)?.toLowerCase() ?? '';
    const isWhole = isBalanced(head) && !FUNCTION_WORD_SET.has(last) && hasFiniteVerb(head);
    if (head.length >= SHORTEST_HEAD && isWhole) best = head;
  }
  return best;
}
