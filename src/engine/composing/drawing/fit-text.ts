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

/** Lines that end because they are full and the last one, none shorter than this share of the measure: nothing to mend. */
const GOOD = 0.58;
/** A short last line looks left over, though less so than a hole in the text. */
const LAST_LINE = 0.45;
const STEP_IN = 0.15;

interface Settled {
  paragraphs: readonly Paragraph[];
  widthIn: number;
}

/**
 * The text in the width at which it takes no more lines and looks best: lines of like length, or, where it runs on, the
 * widest without a short line. Its last two words let go of one another where that leaves no word alone on a line.
 */
export function settleText(
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  fonts: ThemeFonts,
  { widthIn, isRunning }: { widthIn: number; isRunning: boolean },
): Settled {
  const settle = (content: readonly Paragraph[]) => findWidth(content, style, fonts, { widthIn, isRunning });
  const held = settle(paragraphs);
  if (held.shape >= GOOD) return { paragraphs, widthIn: held.widthIn };
  const loosened = paragraphs.map(loosenLastWords);
  const loose = settle(loosened);
  return loose.lines < held.lines || loose.shape > held.shape + 0.1
    ? { paragraphs: loosened, widthIn: loose.widthIn }
    : { paragraphs, widthIn: held.widthIn };
}

/** The best width, how many lines the text takes, and its shortest line as a share of its longest. */
function findWidth(
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  fonts: ThemeFonts,
  { widthIn, isRunning }: { widthIn: number; isRunning: boolean },
): { widthIn: number; lines: number; shape: number } {
  const measured = paragraphs.map((one) => ({ ...one, groups: measureGroups(one, style, fonts) }));
  const wrap = (width: number) => {
    const wrapped = measured.map(({ groups, isBullet }) =>
      wrapGroups(groups, roomIn(width, style, isBullet)),
    );
    const lines = wrapped.reduce((sum, { count }) => sum + count, 0);
    const isBroken = wrapped.some((one) => one.isBroken);
    const measure = isRunning ? widthIn : Math.max(...wrapped.map(({ widestIn }) => widestIn));
    const shapes = wrapped.map(({ count, lastIn, shortestIn }) =>
      count < 2 ? 1 : Math.min(shortestIn, (lastIn * GOOD) / LAST_LINE) / measure,
    );
    return { widthIn: width, lines, isBroken, shape: Math.min(1, ...shapes) };
  };
  const whole = wrap(widthIn);
  if (whole.lines <= paragraphs.length || whole.isBroken) return whole;
  let best = whole;
  for (let width = widthIn - STEP_IN; width >= widthIn / 2; width -= STEP_IN) {
    if (isRunning && best.shape >= GOOD) break;
    const tried = wrap(width);
    if (tried.isBroken || tried.lines > whole.lines) break;
    // Of two that look alike the narrower leaves more air at the side, and no orphan in a program that sets wider.
    if (tried.shape >= best.shape - (isRunning ? 0 : 0.02)) best = tried;
  }
  return best;
}

/** `força\u00a0bruta?` at the end as two words: no number with its unit, no dash. */
const LAST_BOUND = /(?<=^|[ \u00a0])(\p{L}\S*)\u00a0(?![-–—])(\S+)$/u;

function loosenLastWords(paragraph: Paragraph): Paragraph {
  const last = paragraph.runs.at(-1);
  if (last === undefined) return paragraph;
  const text = last.text.replace(LAST_BOUND, '$1 $2');
  return { ...paragraph, runs: [...paragraph.runs.slice(0, -1), { ...last, text }] };
}

const roomIn = (widthIn: number, style: TextStyle, isBullet: boolean | undefined): number =>
  (widthIn - indentOf(style, isBullet)) * (1 - SLACK);

const indentOf = (style: TextStyle, isBullet: boolean | undefined): number =>
  isBullet === true ? style.sizePt * BULLET_INDENT_IN : 0;

function wrapParagraph(paragraph: Paragraph, style: TextStyle, fonts: ThemeFonts, widthIn: number) {
  const groups = measureGroups(paragraph, style, fonts);
  const wrapped = wrapGroups(groups, roomIn(widthIn, style, paragraph.isBullet));
  return { ...wrapped, widestIn: wrapped.widestIn + indentOf(style, paragraph.isBullet) };
}

/** Lines broken greedily, as every program does. */
function wrapGroups(groups: ReturnType<typeof measureGroups>, room: number) {
  const roomPt = room * 72;
  let [count, at, end, widest] = [1, 0, 0, 0];
  let shortest = Number.POSITIVE_INFINITY;
  let isBroken = false;
  for (const { text, widthPt } of groups) {
    const hard = text === '\n';
    const isFull = !hard && at > 0 && at + widthPt.word > roomPt;
    if (isFull) shortest = Math.min(shortest, end);
    if (hard || isFull) {
      count += 1;
      at = 0;
    }
    if (hard) continue;
    if (widthPt.word > roomPt) isBroken = true;
    end = at + widthPt.word;
    widest = Math.max(widest, end);
    at = end + widthPt.space;
  }
  // The shortest of the lines that end because they are full.
  return { count, isBroken, widestIn: widest / 72, lastIn: end / 72, shortestIn: shortest / 72 };
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
