import type { FontFamily } from '#engine/composing/fonts/font-files.ts';
import { measureText } from '#engine/composing/fonts/measure-text.ts';
import type { FontRole, Paragraph, TextStyle } from './drawn.ts';

/** Families of a theme by their role. */
export type ThemeFonts = Record<FontRole, FontFamily>;

/** Views differ by hairs in how wide they set a line: this much of a box stays free. */
const SLACK = 0.04;
/** Share of the size by which raised and lowered signs are set smaller. */
const BASELINE_SIZE = 0.66;
/** A bullet hangs by this share of the size, in inches a point. */
export const BULLET_INDENT_IN = 0.0145;

export interface Fitted {
  /** Largest of the sizes tried at which the text fits; the least one where none does. */
  sizePt: number;
  lines: number;
  /** How many lines the box holds at that size. */
  room: number;
  heightIn: number;
  fits: boolean;
  /** Width of the longest line in inches, for balance and for pills drawn around a word. */
  widestIn: number;
}

/**
 * Fits paragraphs into a box of `widthIn` × `heightIn` (without insets): tries the sizes from `style.sizePt` down to
 * `leastPt` in steps of a point. A word that is wider than the box counts as not fitting, since it would be broken.
 */
export function fitText(
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  fonts: ThemeFonts,
  { widthIn, heightIn, leastPt }: { widthIn: number; heightIn: number; leastPt: number },
): Fitted {
  let last: Fitted | null = null;
  for (let sizePt = style.sizePt; sizePt >= leastPt; sizePt -= 1) {
    last = measureParagraphs(paragraphs, { ...style, sizePt }, fonts, { widthIn, heightIn });
    if (last.fits) return last;
  }
  return last ?? measureParagraphs(paragraphs, style, fonts, { widthIn, heightIn });
}

/** The paragraphs at the style's own size. */
export function measureParagraphs(
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  fonts: ThemeFonts,
  { widthIn, heightIn }: { widthIn: number; heightIn: number },
): Fitted {
  const wrapped = paragraphs.map((paragraph) => wrapParagraph(paragraph, style, fonts, widthIn));
  const lineIn = (style.sizePt * style.lineHeight) / 72;
  const lineOf = ({ runs }: Paragraph) =>
    (Math.max(...runs.map(({ sizePt = style.sizePt }) => sizePt)) * style.lineHeight) / 72;
  const gaps = paragraphs.slice(0, -1).reduce((sum, { spaceAfterPt = 0 }) => sum + spaceAfterPt / 72, 0);
  const lines = wrapped.reduce((sum, { count }) => sum + count, 0);
  const height = paragraphs.reduce((sum, one, at) => sum + (wrapped[at]?.count ?? 0) * lineOf(one), gaps);
  return {
    sizePt: style.sizePt,
    lines,
    room: Math.max(0, Math.floor((heightIn - gaps) / lineIn + 0.02)),
    heightIn: height,
    fits: height <= heightIn + lineIn * 0.02 && wrapped.every(({ isBroken }) => !isBroken),
    widestIn: Math.max(0, ...wrapped.map(({ widestIn }) => widestIn)),
  };
}

/**
 * The narrowest width in inches at which the text takes no more lines: set so, the last line is not an orphan. Never
 * under the longest word.
 */
export function balanceWidth(
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  fonts: ThemeFonts,
  widthIn: number,
): number {
  const count = (width: number) =>
    paragraphs.reduce((sum, one) => {
      const { count: lines, isBroken } = wrapParagraph(one, style, fonts, width);
      return isBroken ? Number.POSITIVE_INFINITY : sum + lines;
    }, 0);
  const lines = count(widthIn);
  let [low, high] = [widthIn / 2, widthIn];
  if (lines < 2 || lines === Number.POSITIVE_INFINITY) return widthIn;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (count(middle) <= lines) high = middle;
    else low = middle;
  }
  return Math.min(widthIn, high + 0.05);
}

/** A last line shorter than this share of the measure looks left over. */
const LAST_LINE = 0.45;
const STEP_IN = 0.15;

/**
 * The widest width in inches at which the text takes no more lines and no paragraph ends in a short one: running text
 * fills its measure, and leaves no orphan. Where there is none, that of lines of like length.
 */
export function settleWidth(
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  fonts: ThemeFonts,
  widthIn: number,
): number {
  const least = balanceWidth(paragraphs, style, fonts, widthIn);
  for (let width = widthIn; width > least; width -= STEP_IN) {
    const wrapped = paragraphs.map((one) => wrapParagraph(one, style, fonts, width));
    if (wrapped.every(({ count, lastIn }) => count < 2 || lastIn >= LAST_LINE * widthIn)) return width;
  }
  return least;
}

function wrapParagraph(paragraph: Paragraph, style: TextStyle, fonts: ThemeFonts, widthIn: number) {
  const indent = paragraph.isBullet === true ? style.sizePt * BULLET_INDENT_IN : 0;
  const roomPt = (widthIn - indent) * 72 * (1 - SLACK);
  let [count, at, widest] = [1, 0, 0];
  let isBroken = false;
  for (const { text, widthPt } of measureGroups(paragraph, style, fonts)) {
    const hard = text === '\n';
    if (hard || (at > 0 && at + widthPt.word > roomPt)) {
      count += 1;
      at = 0;
    }
    if (hard) continue;
    if (widthPt.word > roomPt) isBroken = true;
    widest = Math.max(widest, at + widthPt.word);
    at += widthPt.word + widthPt.space;
  }
  return { count, isBroken, widestIn: widest / 72 + indent, lastIn: at / 72 };
}

/** Behind the hyphen of a compound, unless it would leave one or two letters alone: `e-mail` and `chama-se` stay whole. */
const COMPOUND = /(?<=[–—/]|(?<!(?<![\p{L}-])\p{L}{1,2})-)(?=\p{L})(?!\p{L}{1,2}(?![\p{L}-]))/u;
const PIECES = new RegExp(`( +|\\n|${COMPOUND.source})`, 'u');
/** The pieces of a word between which a line may end. */
export const splitCompound = (word: string): string[] => word.split(COMPOUND);

/** The no-break groups of a paragraph with their width; a group may run over several runs (`H` + lowered `2` + `O`). */
function measureGroups(paragraph: Paragraph, style: TextStyle, fonts: ThemeFonts) {
  const groups: { text: string; widthPt: { word: number; space: number } }[] = [];
  let open: { text: string; widthPt: { word: number; space: number } } | null = null;
  for (const run of paragraph.runs) {
    const family = fonts[run.font ?? style.font];
    const face = (run.isBold ?? style.isBold) ? 'bold' : 'regular';
    const sizePt = (run.sizePt ?? style.sizePt) * (run.baseline === undefined ? 1 : BASELINE_SIZE);
    for (const piece of run.text.split(PIECES)) {
      if (piece === '') {
        // Between two letters a break is possible after a hyphen; the split leaves an empty piece there.
        continue;
      }
      if (piece === '\n') {
        groups.push({ text: '\n', widthPt: { word: 0, space: 0 } });
        open = null;
        continue;
      }
      const widthPt = measureText(piece, family, face, sizePt);
      if (piece.trim() === '' && !piece.includes('\u00a0')) {
        if (open !== null) open.widthPt.space += widthPt;
        open = null;
        continue;
      }
      if (open === null) {
        open = { text: '', widthPt: { word: 0, space: 0 } };
        groups.push(open);
      }
      open.text += piece;
      open.widthPt.word += widthPt;
      if (/[-–—/]$/.test(piece)) open = null;
    }
  }
  return groups;
}
