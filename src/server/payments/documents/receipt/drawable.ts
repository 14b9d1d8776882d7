/** Code points the receipt's fonts hold; `scripts/receipt-fonts.ts` cuts the fonts to these. */
export const DRAWABLE_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

const isDrawable = (code: number) => DRAWABLE_RANGES.some(([from, to]) => code >= from && code <= to);

/**
 * The same value with every text made of drawable letters: PDF/A refuses a letter without a glyph, and an emoji
 * in a title must not cost anyone the receipt. A letter with a foreign mark loses the mark, anything else
 * becomes `·`; white space and controls become one space.
 */
export function keepDrawable<T>(value: T): T {
  if (typeof value === 'string') return drawText(value) as T;
  if (Array.isArray(value)) return value.map(keepDrawable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keepDrawable(part)])) as T;
}

function drawText(text: string): string {
  const oneSpace = text.normalize('NFC').replaceAll(/[^\S\u00a0]+|\p{Cc}+/gu, ' ');
  return Array.from(new Intl.Segmenter('pt').segment(oneSpace), ({ segment }) => drawLetter(segment)).join(
    '',
  );
}

function drawLetter(letter: string): string {
  if (Array.from(letter).every((part) => isDrawable(part.codePointAt(0) ?? 0))) return letter;
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}+|\p{Cf}+/gu, '');
  if (bare === '' && /^\p{Cf}+$/u.test(letter)) return '';
  const fits = bare !== '' && Array.from(bare).every((part) => isDrawable(part.codePointAt(0) ?? 0));
  return fits ? bare : '·';
}
