import { type Box, type Glyph, joinBoxes } from '#engine/reading/pdf/page-content.ts';

/** A sign of a formula, or what was put together of several: a fraction, a root, a sum with its bounds. */
export interface MathsItem extends Box {
  /** As LaTeX; null where it cannot be told what the signs mean together. */
  latex: string | null;
  /** On one line, for who reads or searches the text. */
  plain: string;
  /** Height of the middle of a minus sign beside it. */
  axis: number;
  baseline: number;
  /** Of its letters, in points; 0 for what was put together. */
  size: number;
  /** The sign itself; empty for what was put together. */
  sign: string;
  isSlanted: boolean;
  hasSpaceBefore: boolean;
  glyphs: readonly Glyph[];
}

/** How far above the baseline a fraction has its bar, in sizes of the letters. */
export const AXIS = 0.25;

export function toItem(glyph: Glyph): MathsItem {
  const sign = /^[\u{1D400}-\u{1D7FF}]/u.test(glyph.text) ? glyph.text.normalize('NFKC') : glyph.text;
  const { left, right, bottom, top, baseline, hasSpaceBefore } = glyph;
  const { size } = glyph.style;
  const isSlanted = glyph.style.isSlanted || sign !== glyph.text;
  // A sign drawn below the line it stands on (a large bracket, a sum) is taken by its middle.
  const isHanging =
    GROWS.test(sign) ||
    top - bottom > 1.3 * size ||
    (baseline - bottom > 0.6 * (top - bottom) && top - bottom > 0.8 * size);
  const axis = isHanging ? (top + bottom) / 2 : baseline + AXIS * size;
  const shape = { left, right, bottom, top, baseline, size, axis, sign, isSlanted, hasSpaceBefore };
  return { ...shape, latex: null, plain: sign, glyphs: [glyph] };
}

/** What was put together of others stands where they stood. */
export function compose(
  parts: readonly MathsItem[],
  made: { latex: string | null; plain: string; axis: number; box?: Box },
): MathsItem {
  const { latex, plain, axis, box = joinBoxes(parts) } = made;
  const glyphs = parts.flatMap((part) => part.glyphs);
  const shape = { left: box.left, right: box.right, bottom: box.bottom, top: box.top };
  return {
    ...{ ...shape, latex, plain, axis, baseline: axis, size: 0, sign: '', isSlanted: false },
    ...{ hasSpaceBefore: parts[0]?.hasSpaceBefore ?? false, glyphs },
  };
}

/** From left to right. */
export const writeOrder = (a: MathsItem, b: MathsItem): number => a.left - b.left;

export const isBuilt = ({ sign }: MathsItem): boolean => sign === '';

export const centreX = ({ left, right }: Box): number => (left + right) / 2;

/** Signs that some programs set larger than the letters beside them. */
const GROWS = /^[()[\]{}|∑∏∫]$/u;

/** The largest size of single signs, brackets and operators aside. */
export function mainSize(items: readonly MathsItem[]): number {
  const single = items.filter((item) => !isBuilt(item) && !isTall(item));
  const most = largest(single.filter(({ sign }) => !GROWS.test(sign)));
  // Brackets around a fraction alone, with an exponent: that is no letter of their line.
  const brackets = largest(single.filter(({ sign }) => BRACKET.test(sign)));
  if (brackets > BEYOND_LETTERS * most) return brackets;
  if (most > 0) return most;
  return (
    largest(items) || Math.max(0, ...items.flatMap(({ glyphs }) => glyphs.map(({ style }) => style.size)))
  );
}

const BRACKET = /^[()[\]{}]$/u;
const BEYOND_LETTERS = 1.3;
const largest = (items: readonly MathsItem[]): number => Math.max(0, ...items.map(({ size }) => size));

const TALL = 1.35;
/** Drawn higher than any letter of its size. */
export const isTall = ({ top, bottom, size, sign }: MathsItem): boolean =>
  sign !== '' && top - bottom > TALL * size;

/** One place of a row: a sign or something put together, with what is set high and low behind it. */
export interface Base {
  item: MathsItem;
  raised: MathsItem[];
  lowered: MathsItem[];
}

export interface Written {
  latex: string;
  plain: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** The line on which the letters of a row stand. */
export function baselineOf(row: readonly MathsItem[]): number {
  const size = mainSize(row);
  const leads = row.filter((one) => !isBuilt(one) && one.size > 0.9 * size);
  const [built] = row;
  return leads.length > 0 ? median(leads.map(({ baseline }) => baseline)) : (built?.axis ?? 0) - 0.25 * size;
}

/** What begins a row of a calculation. */
export const RELATION = /^[=≤≥<>≈≡≠⇔⇒→]$/u;
