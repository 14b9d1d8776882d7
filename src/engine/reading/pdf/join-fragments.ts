import type { DraftParagraph } from './layout/build-paragraphs.ts';
import { joinBoxes, overlapX, overlapY } from './page-content.ts';
import type { PagePart } from './page-part.ts';

const LONGEST_FRAGMENT = 28;
/** In sizes of the letters. */
const NEAR_Y = 0.7;
const NEAR_X = 3;

/**
 * A displayed formula comes in pieces (numerators, limits of sums, brackets). Neighbouring pieces that hold no
 * real words become one paragraph, so that a formula counts as one text and not as ten.
 */
export function joinFragments(parts: readonly PagePart[]): PagePart[] {
  const joined: PagePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (
      last?.type === 'paragraph' &&
      part.type === 'paragraph' &&
      areOneFormula(last.paragraph, part.paragraph)
    ) {
      joined[joined.length - 1] = { type: 'paragraph', paragraph: merge(last.paragraph, part.paragraph) };
    } else joined.push(part);
  }
  return joined;
}

function areOneFormula(a: DraftParagraph, b: DraftParagraph): boolean {
  if (!isFragment(b) || !isFormula(a)) return false;
  const em = Math.max(a.size, b.size);
  return overlapY(a, b) > -NEAR_Y * em && overlapX(a, b) > -NEAR_X * em;
}

function isFragment({ text, tagLevel }: DraftParagraph): boolean {
  return tagLevel === 0 && text.length <= LONGEST_FRAGMENT && !/\p{L}{4}/u.test(text);
}

/** What was joined so far grows longer than a fragment, but stays without words. */
function isFormula({ text, tagLevel }: DraftParagraph): boolean {
  return tagLevel === 0 && !/\p{L}{4}/u.test(text);
}

function merge(a: DraftParagraph, b: DraftParagraph): DraftParagraph {
  return {
    ...a,
    ...joinBoxes([a, b]),
    text: `${a.text} ${b.text}`,
    isBold: a.isBold && b.isBold,
    marker: a.marker,
  };
}
