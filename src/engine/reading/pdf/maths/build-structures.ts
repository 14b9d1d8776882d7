import { type Box, joinBoxes } from '#engine/reading/pdf/page-content.ts';
import { buildOperators } from './build-operators.ts';
import { joinSigns } from './join-signs.ts';
import { AXIS, centreX, compose, isBuilt, type MathsItem, mainSize, median } from './maths-item.ts';
import { writeRow } from './write-row.ts';

/** Everything below is in sizes of the letters. */
const NEAR_BAR = 0.85;
const PAST_BAR = 0.12;
const WIDEST_GAP = 1.6;
const COLUMN_GAP = 0.8;
const LEAST_SHARE = 0.55;

/** Changes the items of a page: what stands over and under a bar, within a root, around a sum becomes one item. */
export function buildStructures(
  items: readonly MathsItem[],
  bars: readonly Box[],
  strokes: readonly Box[],
): MathsItem[] {
  let built = buildOperators(joinSigns(items));
  const free = bars.filter((bar) => !isOfTable(bar, bars, strokes));
  for (const bar of free.sort((a, b) => a.right - a.left - (b.right - b.left))) {
    built = buildRoot(built, bar) ?? buildFraction(built, bar) ?? buildOverline(built, bar) ?? built;
  }
  return built;
}

/** Lines of a table meet upright ones, or stand as long as each other above one another. */
function isOfTable(bar: Box, bars: readonly Box[], strokes: readonly Box[]): boolean {
  const isAt = (one: number, other: number) => Math.abs(one - other) < 1.5;
  const meets = strokes.some(
    ({ left, right, bottom, top }) =>
      (isAt(left, bar.left) || isAt(right, bar.right)) &&
      bottom < bar.top + 1.5 &&
      top > bar.bottom - 1.5 &&
      top - bottom > 4,
  );
  const alike = bars.filter((one) => isAt(one.left, bar.left) && isAt(one.right, bar.right));
  return meets || (alike.length > 2 && bar.right - bar.left > 30);
}

/** A root: the bar begins at the upper right end of its sign. */
function buildRoot(items: readonly MathsItem[], bar: Box): MathsItem[] | null {
  const y = (bar.top + bar.bottom) / 2;
  const root = items.find(
    ({ sign, right, top, size }) =>
      sign === '√' && Math.abs(right - bar.left) < 0.25 * size && Math.abs(top - y) < 0.25 * size,
  );
  if (root === undefined) return null;
  const held = items.filter(
    (one) =>
      one !== root &&
      isWithin(one, bar) &&
      one.top < y + 0.1 * root.size &&
      one.bottom > root.bottom - 0.2 * root.size,
  );
  if (held.length === 0) return null;
  const written = writeRow(held);
  const size = mainSize(held);
  const axis = axisOf(held, size);
  const made = {
    latex: written && `\\sqrt{${written.latex}}`,
    plain: `√${enclose(written?.plain ?? readAlong(held))}`,
    axis,
    box: joinBoxes([root, ...held, bar]),
  };
  return replace(items, [root, ...held], compose([root, ...held], made));
}

/** A fraction: one row ends right over the bar, another begins right under it, and the wider one is as wide. */
function buildFraction(items: readonly MathsItem[], bar: Box): MathsItem[] | null {
  const y = (bar.top + bar.bottom) / 2;
  const within = items.filter((one) => isWithin(one, bar));
  const over = takeRow(within, (one) => one.bottom - y);
  const under = takeRow(within, (one) => y - one.top);
  if (over.length === 0 || under.length === 0) return null;
  const [upper, lower] = [joinBoxes(over), joinBoxes(under)];
  const size = Math.max(mainSize(over), mainSize(under));
  const widest = Math.max(upper.right - upper.left, lower.right - lower.left);
  if (widest < LEAST_SHARE * (bar.right - bar.left) - 0.3 * size) return null;
  const isAlike =
    [over, under].some((row) => row.every(isBuilt)) ||
    Math.abs(mainSize(over) - mainSize(under)) < 0.1 * size;
  if (!isAlike || isProse(over) || isProse(under)) return null;
  if (hasGaps(over, size) || hasGaps(under, size)) return null;
  const parts = [...over, ...under];
  if (isUnderline(over, y) || (isWords(over) && isWords(under) && !standsInEquation(bar, items))) return null;
  if ([...over, ...under].some((part) => goesOn(part, items, parts))) return null;
  const [top, bottom] = [writeRow(over), writeRow(under)];
  const plain = `${enclose(top?.plain ?? readAlong(over))}/${enclose(bottom?.plain ?? readAlong(under))}`;
  const latex = top && bottom && `\\frac{${top.latex}}{${bottom.latex}}`;
  return replace(items, parts, compose(parts, { latex, plain, axis: y, box: joinBoxes([...parts, bar]) }));
}

/** A mean, a segment: a bar as wide as the letters right under it, with nothing right above. */
function buildOverline(items: readonly MathsItem[], bar: Box): MathsItem[] | null {
  const under = items.filter(
    (one) => isWithin(one, bar) && one.top <= bar.top && bar.bottom - one.top < 0.3 * one.size,
  );
  const held = joinBoxes(under);
  const size = mainSize(under);
  const slack = 0.25 * size;
  if (under.length === 0 || under.length > 3 || bar.right - bar.left > held.right - held.left + 2 * slack)
    return null;
  if (under.some((part) => goesOn(part, items, under) && /^\p{L}$/u.test(part.sign) && !part.isSlanted))
    return null;
  const written = writeRow(under);
  if (written === null || !/^\p{L}[\p{L}\p{N}]{0,2}$/u.test(written.plain)) return null;
  const name = under.length === 1 ? 'bar' : 'overline';
  const made = {
    latex: `\\${name}{${written.latex}}`,
    plain: `${written.plain}\u0304`,
    axis: axisOf(under, size),
  };
  return replace(items, under, {
    ...compose(under, made),
    baseline: median(under.map(({ baseline }) => baseline)),
  });
}

function isWithin(one: Box, bar: Box): boolean {
  const middle = centreX(one);
  return (
    middle > bar.left - 0.5 &&
    middle < bar.right + 0.5 &&
    one.right < bar.right + 2 &&
    one.left > bar.left - 2
  );
}

/** The row nearest to the bar on one side. @param distance from the bar, positive on that side */
function takeRow(within: readonly MathsItem[], distance: (item: MathsItem) => number): MathsItem[] {
  const side = within.filter((one) => distance(one) > -PAST_BAR * heightOf(one));
  const near = side.filter((one) => distance(one) < NEAR_BAR * (one.size || heightOf(one)));
  const nearest = Math.min(...near.map(distance));
  const part = near.filter((one) => distance(one) < nearest + 0.45 * (one.size || 10));
  for (let grown = part.length > 0; grown; ) {
    const box = joinBoxes(part);
    const next = side.find(
      (one) =>
        !part.includes(one) &&
        Math.min(one.top, box.top) - Math.max(one.bottom, box.bottom) > 0.15 * heightOf(one),
    );
    grown = next !== undefined;
    if (next !== undefined) part.push(next);
  }
  return part;
}

const heightOf = ({ top, bottom }: Box): number => Math.max(1, top - bottom);

/** The bar of a fraction keeps off what stands over it. */
const isUnderline = (over: readonly MathsItem[], y: number): boolean =>
  over.some(
    (one) =>
      !isBuilt(one) &&
      one.baseline - y < UNDERLINED * one.size &&
      /[\p{L}\p{N}]/u.test(one.sign) &&
      one.size > 0.9 * mainSize(over),
  );
const UNDERLINED = 0.17;

const isWords = (row: readonly MathsItem[]): boolean =>
  row.every(
    (one) => !isBuilt(one) && one.glyphs[0]?.style.isMaths !== true && !/[\d=+−×·]/u.test(one.sign),
  ) && row.length > 2;

/** `=` stands right beside the bar. */
function standsInEquation(bar: Box, items: readonly MathsItem[]): boolean {
  const y = (bar.top + bar.bottom) / 2;
  return items.some(
    (one) =>
      /^[=≈:]$/u.test(one.sign) &&
      Math.abs(one.axis - y) < 0.25 * one.size &&
      Math.max(bar.left - one.right, one.left - bar.right) < one.size,
  );
}

const MOST_WORDS = 4;

/** A line of text above a footnote, a heading above a rule. */
function isProse(row: readonly MathsItem[]): boolean {
  const text = [...row]
    .sort((a, b) => a.left - b.left)
    .map(
      (one) =>
        `${one.hasSpaceBefore ? ' ' : ''}${isBuilt(one) || one.glyphs[0]?.style.isMaths ? '·' : one.sign}`,
    )
    .join('');
  return (text.match(/\p{L}{2,}/gu) ?? []).length > MOST_WORDS;
}

/** The columns of a table stand apart. */
function hasGaps(row: readonly MathsItem[], size: number): boolean {
  const sorted = [...row].sort((a, b) => a.left - b.left);
  let right = sorted[0]?.right ?? 0;
  let gaps = 0;
  for (const one of sorted) {
    if (one.left - right > WIDEST_GAP * size) return true;
    if (one.left - right > COLUMN_GAP * size) gaps++;
    right = Math.max(right, one.right);
  }
  return gaps > 1;
}

/** A letter of the same line stands beside it: the bar underlines a word, or borders a cell. */
function goesOn(part: MathsItem, items: readonly MathsItem[], parts: readonly MathsItem[]): boolean {
  if (isBuilt(part)) return false;
  return items.some(
    (one) =>
      !parts.includes(one) &&
      !isBuilt(one) &&
      Math.abs(one.baseline - part.baseline) < 0.05 * part.size &&
      Math.abs(one.size - part.size) < 0.05 * part.size &&
      Math.max(one.left - part.right, part.left - one.right) < 0.45 * part.size,
  );
}

export function axisOf(items: readonly MathsItem[], size: number): number {
  const leads = items.filter((one) => !isBuilt(one) && one.size > 0.9 * size);
  return leads.length > 0
    ? median(leads.map(({ baseline }) => baseline)) + AXIS * size
    : median(items.map(({ axis }) => axis));
}

const replace = (items: readonly MathsItem[], parts: readonly MathsItem[], made: MathsItem): MathsItem[] => [
  ...items.filter((one) => !parts.includes(one)),
  made,
];

/** What cannot be written as a row, sign after sign. */
export const readAlong = (items: readonly MathsItem[]): string =>
  [...items]
    .sort((a, b) => a.left - b.left)
    .map(({ plain }) => plain)
    .join(' ');

function enclose(text: string): string {
  return /^[\p{L}\d.,%°²³⁰-⁹₀-₉]*$/u.test(text) || /^\([^()]*\)$/.test(text) ? text : `(${text})`;
}
