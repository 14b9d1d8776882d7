import { joinLineTexts, type Vocabulary } from '#engine/reading/pdf/layout/mend-hyphens.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';

/** A line under this many letters is a label or a number of the page, no line of running text. */
const SHORTEST = 30;
const ENDS_OPEN = /(?:[\p{Ll}\p{Lu}\d,;)”’"\u00AD\u2010\u2011-]|\d\s?%)$/u;
const GOES_ON = /^[“"(]?\p{Ll}/u;
/** `a) …`, `ii. …`: an item that counts itself begins small and goes on from nothing. */
const COUNTS = /^\(?(?:[a-h]|[ivx]{1,4})\s?[).–-]/u;

/**
 * The blocks of a PDF with each paragraph, and each last item of a list, that its page broke off made whole: it ends without a stop and
 * the next page begins small. It stands on the page where it begins.
 */
export function joinOverPages(blocks: readonly DraftBlock[], vocabulary: Vocabulary): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const whole = last === undefined ? null : join(last, block, vocabulary);
    if (whole === null) joined.push(block);
    else joined[joined.length - 1] = whole;
  }
  return joined;
}

function join(above: DraftBlock, below: DraftBlock, vocabulary: Vocabulary): DraftBlock | null {
  if (below.type !== 'paragraph' || above.page === undefined || below.page !== above.page + 1) return null;
  if (!GOES_ON.test(below.text) || COUNTS.test(below.text)) return null;
  if (above.type === 'paragraph')
    return breaksOff(above.text)
      ? { ...above, text: joinLineTexts(above.text, below.text, vocabulary) }
      : null;
  const item = above.type === 'list' ? above.items.at(-1) : undefined;
  if (above.type !== 'list' || item === undefined || !breaksOff(item.text)) return null;
  const text = joinLineTexts(item.text, below.text, vocabulary);
  return { ...above, items: [...above.items.slice(0, -1), { ...item, text }] };
}

const breaksOff = (text: string): boolean => text.length >= SHORTEST && ENDS_OPEN.test(text);
