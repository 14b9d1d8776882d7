import { NAMES_KEY } from '#engine/reading/names-part.ts';
import type { WordParagraph, WordPiece } from './word-context.ts';

const MOST_WORDS = 14;
const MOST_LETTERS = 110;
/** Larger than the body by this factor is larger to the eye. */
const LARGER = 1.14;
/** Above this share of the letters, bold is emphasis and says nothing. */
const MOST_SHARE = 0.25;
/** A heading that returns this often ("Objetivos" of every lesson) is below those that do not. */
const RETURNS_OFTEN = 3;
/** In points: less than any two sizes differ. */
const HALF_STEP = 0.25;
const DEEPEST_GUESS = 3;

/**
 * Guessed heading levels for a text without heading styles, by paragraph: short, alone, not a list item,
 * and larger than the body or bold in a text that is not. The larger, the higher.
 */
export function guessHeadings(pieces: WordPiece[]): Map<WordParagraph, number> {
  const paragraphs = pieces.filter(
    (piece) => piece.kind === 'paragraph' && !piece.isInBox,
  ) as WordParagraph[];
  if (paragraphs.some(({ headingLevel }) => headingLevel !== null)) return new Map();
  const bodySize = findBodySize(paragraphs);
  const candidates = paragraphs.filter((one) => looksLikeHeading(one, bodySize));
  const isTooMany = countLetters(candidates) > MOST_SHARE * countLetters(paragraphs);
  const kept = candidates.filter(({ sizePt }) => !isTooMany || sizePt >= LARGER * bodySize);
  if (countLetters(kept) > MOST_SHARE * countLetters(paragraphs)) return new Map();
  const returns = Map.groupBy(kept, ({ text }) => text);
  const rankHeading = ({ text, sizePt }: WordParagraph) =>
    sizePt - ((returns.get(text)?.length ?? 0) >= RETURNS_OFTEN ? HALF_STEP : 0);
  const ranks = [...new Set(kept.map(rankHeading))].sort((one, other) => other - one);
  return new Map(kept.map((one) => [one, Math.min(DEEPEST_GUESS, ranks.indexOf(rankHeading(one)) + 1)]));
}

function countLetters(paragraphs: WordParagraph[]): number {
  return paragraphs.reduce((sum, { text }) => sum + text.length, 0);
}

/** The size most letters have. */
function findBodySize(paragraphs: WordParagraph[]): number {
  const letters = new Map<number, number>();
  for (const { sizePt, text } of paragraphs) letters.set(sizePt, (letters.get(sizePt) ?? 0) + text.length);
  const [commonest] = [...letters].sort(([, one], [, other]) => other - one);
  return commonest?.[0] ?? 0;
}

function looksLikeHeading(paragraph: WordParagraph, bodySize: number): boolean {
  const { text, list, isTitle, isBold, sizePt, displayed } = paragraph;
  if (list !== null || isTitle || displayed.length > 0 || text.length > MOST_LETTERS) return false;
  if (!/\p{L}{3}/u.test(text) || /[.;,!…]$/.test(text) || text.split(' ').length > MOST_WORDS) return false;
  return sizePt >= LARGER * bodySize || (isBold && sizePt >= bodySize) || NAMES_KEY.test(text);
}
