import type { FontFamily } from '#engine/composing/fonts/font-files.ts';
import { measureText } from '#engine/composing/fonts/measure-text.ts';
import type { FontRole, Paragraph, TextStyle } from './drawn.ts';

/** Families of a theme by their role. */
export type ThemeFonts = Record<FontRole, FontFamily>;

/** Views differ by hairs in how wide they set a line: this much of a box stays free. */
export const SLACK = 0.04;
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

const roomIn = (widthIn: number, style: TextStyle, isBullet: boolean | undefined): number =>
  (widthIn - indentOf(style, isBullet)) * (1 - SLACK);

/** By how much a bullet narrows the lines of its paragraph, in inches. */
export const indentOf = (style: TextStyle, isBullet: boolean | undefined): number =>
  isBullet === true ? style.sizePt * BULLET_INDENT_IN : 0;

function wrapParagraph(paragraph: Paragraph, style: TextStyle, fonts: ThemeFonts, widthIn: number) {
  const groups = measureGroups(paragraph, style, fonts);
  const wrapped = wrapGroups(groups, roomIn(widthIn, style, paragraph.isBullet));
  return { ...wrapped, widestIn: wrapped.widestIn + indentOf(style, paragraph.isBullet) };
}

/** `e`, `de`, `As`, `3`, a dash: says nothing without what follows, and ends a line badly. */
const WEAK = /^(?:\p{L}{1,2}|\d{1,3}|[–—-]|.*\u00a0[–—-])$/u;

/** Lines broken greedily, as every program does. */
export function wrapGroups(groups: ReturnType<typeof measureGroups>, room: number) {
  const roomPt = room * 72;
  let [count, at, end, widest, weak] = [1, 0, 0, 0, 0];
  let before = '';
  let [isWrapped, hasLines] = [false, false];
  let tail = Number.POSITIVE_INFINITY;
  let shortest = Number.POSITIVE_INFINITY;
  let isBroken = false;
  for (const { text, widthPt } of groups) {
    const hard = text === '\n';
    const isFull = !hard && at > 0 && at + widthPt.word > roomPt;
    if (isFull) shortest = Math.min(shortest, end);
    if (isFull && WEAK.test(before)) weak += 1;
    if (hard || isFull) {
      count += 1;
      at = 0;
    }
    hasLines ||= hard;
    if (hard && isWrapped) tail = Math.min(tail, end);
    isWrapped = !hard && (isWrapped || isFull);
    if (hard) continue;
    if (widthPt.word > roomPt) isBroken = true;
    before = text;
    end = at + widthPt.word;
    widest = Math.max(widest, end);
    at = end + widthPt.space;
  }
  // The shortest of the lines that end because they are full, and of those on which a line that was broken goes on.
  if (isWrapped) tail = Math.min(tail, end);
  // Of lines that were written so none is too short.
  const lastIn = (Number.isFinite(tail) ? tail : hasLines ? widest : end) / 72;
  return { count, weak, isBroken, widestIn: widest / 72, lastIn, shortestIn: shortest / 72 };
}

/** Behind the hyphen of a compound, unless it would leave one or two letters alone: `e-mail` and `chama-se` stay whole. */
const COMPOUND = /(?<=[–—/]|(?<!(?<![\p{L}-])\p{L}{1,2})-)(?=\p{L})(?!\p{L}{1,2}(?![\p{L}-]))/u;
const PIECES = new RegExp(`( +|\\n|${COMPOUND.source})`, 'u');
/** The pieces of a word between which a line may end. */
export const splitCompound = (word: string): string[] => word.split(COMPOUND);

/** The no-break groups of a paragraph with their width; a group may run over several runs (`H` + lowered `2` + `O`). */
export function measureGroups(
  paragraph: Paragraph,
  style: TextStyle,
  fonts: ThemeFonts,
  measure: typeof measureText = measureText,
) {
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
      const widthPt = measure(piece, family, face, sizePt);
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
