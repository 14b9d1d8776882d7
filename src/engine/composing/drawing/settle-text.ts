import { measureOwn } from '#engine/composing/fonts/measure-text.ts';
import type { Paragraph, TextStyle } from './drawn.ts';
import { indentOf, measureGroups, SLACK, type ThemeFonts, wrapGroups } from './fit-text.ts';

/** By which programs differ that set the same face. */
const HAIR = 0.012;
/** Narrower than by these a text could take a line more than it was fitted for. */
const MOST_HAIRS = 4;
/** Lines that end because they are full and the last one, none shorter than this share of the measure: nothing to mend. */
const GOOD = 0.58;
/** A short last line looks left over, though less so than a hole in the text. */
const LAST_LINE = 0.45;
/** How much worse a title or a short text looks for each line that ends in the middle of a phrase. */
const WEAK_END = 0.08;
/** In more lines than these nobody looks at the end of each. */
const MOST_WEIGHED = 4;
const STEP_IN = 0.15;

interface Settled {
  paragraphs: readonly Paragraph[];
  widthIn: number;
}

/**
 * The text in the width at which it takes no more lines, in its own face and where Arial stands in for it, and looks best:
 * lines of like length, or, where it runs on, the widest without a short line. Its last two words let go of one another
 * where that leaves no word alone on a line.
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

/**
 * The width, at most so much, at which every program ends the lines of a text at the same words: a line that fills its box
 * to a hair would end elsewhere where the face is set a little wider.
 */
export function holdWidth(
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  fonts: ThemeFonts,
  widthIn: number,
): number {
  const measured = paragraphs.map((one) => ({
    indentIn: indentOf(style, one.isBullet),
    groups: measureGroups(one, style, fonts, measureOwn),
  }));
  for (let step = 0, width = widthIn; step < MOST_HAIRS; step += 1, width *= 1 - HAIR) {
    const isSure = measured.every(({ groups, indentIn }) => {
      const { isBroken, widestIn } = wrapGroups(groups, width - indentIn);
      return isBroken || widestIn <= (width - indentIn) * (1 - HAIR);
    });
    if (isSure) return width;
  }
  return widthIn;
}

/** A text whose shape is below this has a short line; below the other a word stands alone. How much smaller each may be set. */
const SHORT_LINE = { shape: 0.5, mostLess: 0.1 };
const ORPHAN = { shape: 0.25, mostLess: 0.2 };
const LEAST_GAIN = 0.1;

/**
 * The size at which a text of its own ends well: as given, or a little smaller where that leaves no word alone on a line,
 * neither at its end nor before a longer word.
 */
export function suitSize(
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  fonts: ThemeFonts,
  room: { widthIn: number; leastPt: number; isRunning: boolean },
): number {
  const settle = (sizePt: number) => {
    const like = { ...style, sizePt };
    const held = findWidth(paragraphs, like, fonts, room);
    return held.shape >= SHORT_LINE.shape
      ? held
      : findWidth(paragraphs.map(loosenLastWords), like, fonts, room);
  };
  const { shape, lines } = settle(style.sizePt);
  if (shape >= SHORT_LINE.shape) return style.sizePt;
  // Of two lines the second is seen as the end of the first: much smaller, one line alone would look lost.
  const { mostLess } = shape < ORPHAN.shape && lines > 2 ? ORPHAN : SHORT_LINE;
  const least = Math.max(room.leastPt, Math.ceil(style.sizePt * (1 - mostLess)));
  for (let sizePt = style.sizePt - 1; sizePt >= least; sizePt -= 1)
    if (settle(sizePt).shape >= Math.max(SHORT_LINE.shape, shape + LEAST_GAIN)) return sizePt;
  return style.sizePt;
}

/** The best width, how many lines the text takes, and its shortest line as a share of its longest. */
function findWidth(
  paragraphs: readonly Paragraph[],
  style: TextStyle,
  fonts: ThemeFonts,
  { widthIn, isRunning }: { widthIn: number; isRunning: boolean },
): { widthIn: number; lines: number; shape: number } {
  const measured = paragraphs.map((one) => ({
    indentIn: indentOf(style, one.isBullet),
    groups: measureGroups(one, style, fonts),
    own: measureGroups(one, style, fonts, measureOwn),
  }));
  const wrap = (width: number) => {
    const safe = measured.map(({ groups, indentIn }) => wrapGroups(groups, (width - indentIn) * (1 - SLACK)));
    const seen = measured.map(({ own, indentIn }) => wrapGroups(own, (width - indentIn) * (1 - HAIR)));
    const count = (wrapped: typeof safe) => wrapped.reduce((sum, { count: lines }) => sum + lines, 0);
    const measure = isRunning ? widthIn : Math.max(...seen.map(({ widestIn }) => widestIn));
    return {
      ...{ widthIn: width, lines: count(seen), mostLines: count(safe) },
      isBroken: safe.some((one) => one.isBroken),
      shape: Math.min(1, ...seen.map((one) => shapeOf(one, measure))),
    };
  };
  const whole = wrap(widthIn);
  if (whole.lines <= paragraphs.length || whole.isBroken) return whole;
  let best = whole;
  for (let width = widthIn - STEP_IN; width >= widthIn / 2; width -= STEP_IN) {
    if (isRunning && best.shape >= GOOD) break;
    const tried = wrap(width);
    if (tried.isBroken || tried.lines > whole.lines || tried.mostLines > whole.mostLines) break;
    // Of two that look alike the narrower leaves more air at the side, and no orphan in a program that sets wider.
    if (tried.shape >= best.shape - (isRunning ? 0 : 0.02)) best = tried;
  }
  return best;
}

/** The shortest line of a paragraph as a share of the measure, less for each line that ends in the middle of a phrase. */
function shapeOf(
  { count, weak, lastIn, shortestIn }: ReturnType<typeof wrapGroups>,
  measure: number,
): number {
  if (count < 2) return 1;
  const share = Math.min(shortestIn, (lastIn * GOOD) / LAST_LINE) / measure;
  return count > MOST_WEIGHED ? share : share - weak * WEAK_END;
}

/** `força\u00a0bruta?` at the end as two words: no number with its unit, no dash. */
const LAST_BOUND = /(?<=^|[ \u00a0])(\p{L}\S*)\u00a0(?![-–—])(\S+)$/u;

function loosenLastWords(paragraph: Paragraph): Paragraph {
  const last = paragraph.runs.at(-1);
  if (last === undefined) return paragraph;
  const text = last.text.replace(LAST_BOUND, '$1 $2');
  return { ...paragraph, runs: [...paragraph.runs.slice(0, -1), { ...last, text }] };
}
