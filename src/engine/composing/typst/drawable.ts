import { FONT_FAMILIES } from '#engine/composing/fonts/font-files.ts';
import { canDraw } from '#engine/composing/fonts/measure-text.ts';

/**
 * The same value with every text made of what our fonts can draw: PDF/UA refuses a letter without a glyph, and an
 * emoji must not cost anyone the file. A letter with a foreign mark loses the mark, anything else becomes `·`;
 * controls become a space, line breaks stay. Templates name all families as fallbacks, so one that holds it is enough.
 */
export function keepDrawable<T>(value: T): T {
  if (typeof value === 'string') return keepText(value) as T;
  if (Array.isArray(value)) return value.map(keepDrawable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keepDrawable(part)])) as T;
}

const letters = new Intl.Segmenter('pt', { granularity: 'grapheme' });
/** What every text is full of: no need to ask the fonts. */
const USUAL = /^[\n -~\u00a0-\u00ac\u00ae-\u00ff–—‘’“”•…]*$/;

function keepText(text: string): string {
  const composed = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');
  if (USUAL.test(composed)) return composed;
  return Array.from(letters.segment(composed), ({ segment }) => keepLetter(segment)).join('');
}

function keepLetter(letter: string): string {
  if (letter === '\n') return letter;
  if (/^\p{Cc}+$/u.test(letter)) return ' ';
  if (isHeld(letter)) return letter;
  if (/^\p{Z}+$/u.test(letter)) return ' ';
  const bare = letter.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]+/gu, '');
  if (bare === '') return /^\p{Cf}+$/u.test(letter) ? '' : '·';
  return isHeld(bare) ? bare : '·';
}

/** By one family as a whole, or a mark would come from another font than its letter. */
const isHeld = (letter: string) =>
  !/\p{Cf}/u.test(letter) &&
  FONT_FAMILIES.some((family) =>
    Array.from(letter).every((sign) => canDraw(sign, family, 'regular') && canDraw(sign, family, 'bold')),
  );
