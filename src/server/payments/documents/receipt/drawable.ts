import { keepLetters, mapTexts } from '#engine/composing/fonts/keep-letters.ts';

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
 * in a title must not cost anyone the receipt. White space and controls become one space.
 */
export const keepDrawable = <T>(value: T): T => mapTexts(value, drawText);

function drawText(text: string): string {
  const oneSpace = text.replaceAll(/[^\S\u00a0]+|\p{Cc}+/gu, ' ');
  return keepLetters(oneSpace, (letter) =>
    Array.from(letter).every((part) => isDrawable(part.codePointAt(0) ?? 0)),
  );
}
