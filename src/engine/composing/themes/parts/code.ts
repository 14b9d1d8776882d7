import type { Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { heightOf, sizeTogether } from './fit-together.ts';
import type { Page } from './page.ts';

const LEAST_PT = 16;
const LEAST_IN = 3;
/** A program of few lines is read from the last row: it grows to this rather than leave its slide empty. */
const MOST_PT = 34;
const POINTS_PER_INCH = 72;
/** Of a letter of the fixed-width face, in its size, and a little more. */
const LETTER_WIDTH = 0.65;

/** Code as paragraphs, how large it is set, and how tall its panel is for it; `padIn` above and below together. */
export function suitCode(
  page: Page,
  code: string | null,
  style: TextStyle,
  { widthIn, padIn, mostIn }: { widthIn: number; padIn: number; mostIn: number },
): { content: Paragraph[] | null; style: TextStyle; heightIn: number } {
  if (code === null) return { content: null, style, heightIn: mostIn };
  // Spaces in code are kept by binding them: a line that is too long is told rather than broken.
  const content = code
    .split('\n')
    .map((line) => ({ runs: [{ text: line.replaceAll(' ', '\u00a0') || '\u00a0' }] }));
  // A line must not be broken at the hyphen of `border-radius`.
  const longest = Math.max(...code.split('\n').map(({ length }) => length));
  const widest = Math.floor((widthIn * POINTS_PER_INCH) / (LETTER_WIDTH * Math.max(1, longest)));
  const set = { ...style, sizePt: Math.max(LEAST_PT, Math.min(MOST_PT, widest)) };
  const sizePt = sizeTogether(page, [content], set, {
    widthIn,
    heightIn: mostIn - padIn,
    leastPt: LEAST_PT,
  });
  const needed = heightOf(page, content, { ...style, sizePt }, widthIn) + padIn + 0.1;
  return { content, style: { ...style, sizePt }, heightIn: Math.min(mostIn, Math.max(LEAST_IN, needed)) };
}
