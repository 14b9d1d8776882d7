import { type Box, type Glyph, joinBoxes, type PageFormula } from '#engine/reading/pdf/page-content.ts';
import { buildGrids } from './build-grids.ts';
import { buildStructures, readAlong } from './build-structures.ts';
import { baselineOf, isBuilt, isTall, type MathsItem, mainSize, RELATION, toItem } from './maths-item.ts';
import { standsAlone } from './stands-alone.ts';
import { widenPart } from './widen-part.ts';
import { writeRow } from './write-row.ts';

/** A page with more lines drawn is a plan or a chart. */
const MOST_BARS = 300;
const SEED = /[√∑∏∫⎧⎨⎩⎛⎝⎡⎣⎷⋃⋂]/u;

/**
 * Puts together what stands over and under each other in formulas: fractions, roots, sums with bounds, cases, matrices.
 * A formula with a place of its own becomes one letter that holds it; one within a line, a letter that reads `$latex$`.
 * @param printed upright letters of a page in the order of the file
 * @param bars thin horizontal strokes
 * @param strokes vertical ones
 */
export function findFormulas(
  printed: readonly Glyph[],
  bars: readonly Box[],
  strokes: readonly Box[],
): Glyph[] {
  const glyphs = joinNegations(printed);
  const isTall = ({ top, bottom, style }: Glyph) =>
    top - bottom > 1.8 * style.size || (style.texFont ?? 'symbols') !== 'symbols';
  const near = bars.length > MOST_BARS ? [] : bars.filter((bar) => holdsLetters(bar, glyphs));
  if (near.length === 0 && !glyphs.some((one) => SEED.test(one.text) || isTall(one))) return [...glyphs];
  const items = buildGrids(buildStructures(glyphs.map(toItem), near, strokes));
  const seeds = items.filter((one) => isSeed(one)).sort((a, b) => b.axis - a.axis);
  const rows: MathsItem[][] = [];
  const taken = new Set<MathsItem>();
  for (const seed of seeds) {
    if (taken.has(seed)) continue;
    const row = growRow(seed, items, taken);
    for (const one of row) taken.add(one);
    rows.push(row);
  }
  const shown = rows.filter((row) => standsAlone(row, items));
  const inline = rows.filter((row) => !shown.includes(row));
  const formulas = joinRows(shown, items, taken).map((block) => makeFormula(block, items));
  const replaced = new Map<Glyph, Glyph | null>();
  const places = new Map(glyphs.map((glyph, at) => [glyph, at]));
  const order = (glyph: Glyph): number => places.get(glyph) ?? 0;
  for (const { items: own, formula } of formulas)
    replaceBy(own, { formula, text: formula.plain }, replaced, order);
  for (const row of inline) {
    const baseline = baselineOf(row);
    for (const one of row) {
      if (!isSeed(one) || one.glyphs.some((glyph) => replaced.has(glyph))) continue;
      const part = widenPart(one, row);
      const latex = part.length > 1 ? writeRow(part)?.latex : one.latex;
      const own = latex == null ? [one] : part;
      const text = latex ?? one.latex;
      if (text !== null) replaceBy(own, { text: `$${text}$`, baseline }, replaced, order);
    }
  }
  const closed = closeGaps(
    glyphs.flatMap((glyph) => (replaced.has(glyph) ? (replaced.get(glyph) ?? []) : [glyph])),
  );
  return closed;
}

/** Beside what was put together the file has other spaces than between words. */
function closeGaps(glyphs: Glyph[]): Glyph[] {
  return glyphs.map((glyph, at) => {
    const last = glyphs[at - 1];
    const isBeside = last !== undefined && (last.text.startsWith('$\\') || glyph.text.startsWith('$\\'));
    if (!isBeside || last === undefined) return glyph;
    const gap = glyph.left - last.right;
    return gap < 0 || gap > 0.19 * glyph.style.size ? glyph : { ...glyph, hasSpaceBefore: false };
  });
}

/** The stroke through a sign and the sign: `̸` and `=` are `≠`. */
function joinNegations(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => text === NEGATION)) return glyphs;
  return glyphs.flatMap((glyph, at) => {
    const before = glyphs[at - 1];
    if (glyph.text === NEGATION) return [];
    if (before?.text !== NEGATION) return [glyph];
    const text = `${glyph.text}${NEGATION}`.normalize('NFC');
    return [{ ...glyph, text, hasSpaceBefore: before.hasSpaceBefore }];
  });
}

const NEGATION = '\u0338';

const isMean = ({ latex }: MathsItem): boolean => /^\\(?:bar|overline)/.test(latex ?? '');
const isSeed = (one: MathsItem): boolean =>
  isBuilt(one)
    ? !isMean(one)
    : isRoot(one) || (/[{([|]/.test(one.sign) && one.top - one.bottom > 1.9 * one.size);

/** `√361` typed in the font of its sentence covers nothing. */
const isRoot = ({ sign, glyphs }: MathsItem): boolean => sign === '√' && glyphs[0]?.style.isMaths !== false;

/** Letters stand close to a bar on one side at least; table lines and frames hold none between their ends. */
function holdsLetters(bar: Box, glyphs: readonly Glyph[]): boolean {
  return glyphs.some(
    (one) =>
      one.left > bar.left - 3 &&
      one.right < bar.right + 3 &&
      one.top <= bar.top + 1 &&
      bar.bottom - one.top < 0.85 * one.style.size,
  );
}

/** In sizes of the letters. */
const BESIDE = 1.5;
const BAND = 0.3;

/** Right behind another sign, higher or lower than it: an exponent or an index, whatever stands on the next row. */
function follows(one: MathsItem, base: MathsItem, em: number): boolean {
  const gap = one.left - base.right;
  const rise = one.baseline - base.baseline;
  const shared = Math.min(one.top, base.top) - Math.max(one.bottom, base.bottom);
  const overlaps = shared > (isTall(base) ? 0 : 0.4 * (one.top - one.bottom));
  const isScript = !isBuilt(one) && !isBuilt(base) && rise > -0.4 * em && rise < 0.65 * em;
  const isNear = isBuilt(one)
    ? overlaps && one.axis > base.bottom && one.axis < base.top + 0.2 * em
    : overlaps;
  return gap > (isTall(base) ? -0.9 : -0.35) * em && gap < 0.45 * em && (isScript || isNear);
}

/** All that stands on the row of an item without a wide gap; what is set low or high is on the row of its base. */
function growRow(seed: MathsItem, items: readonly MathsItem[], taken: ReadonlySet<MathsItem>): MathsItem[] {
  const row = [seed];
  // A small fraction in a line is told by its neighbours how large the line is.
  let em = mainSize([seed]);
  let box: Box = seed;
  for (let grown = true; grown; ) {
    grown = false;
    for (const one of items) {
      if (taken.has(one) || row.includes(one)) continue;
      const gap = Math.max(one.left - box.right, box.left - one.right);
      const isNear = gap < 0.3 * em && one.bottom < box.top && one.top > box.bottom;
      const isBase = isNear && !isBuilt(one) && one.size > 1.15 * em && one.right < box.left + 0.3 * em;
      if (isBase && Math.abs(one.axis - seed.axis) > BAND * em) return growRow(one, items, taken);
      const isOnRow = isBuilt(one)
        ? Math.abs(one.axis - seed.axis) < BAND * em
        : one.bottom < seed.axis + BAND * em && one.top > seed.axis - BAND * em;
      if (
        (isOnRow && gap < BESIDE * em) ||
        (!isOnRow && one.size < em && row.some((base) => follows(one, base, em)))
      ) {
        row.push(one);
        box = joinBoxes([box, one]);
        if (isOnRow && !isBuilt(one) && !isTall(one)) em = Math.max(em, one.size);
        grown = true;
      }
    }
  }
  return row;
}

/** Rows of one calculation: right below each other, the lower one beginning with a sign of equality. */
function joinRows(rows: MathsItem[][], items: readonly MathsItem[], taken: Set<MathsItem>): MathsItem[][][] {
  const blocks: MathsItem[][][] = [];
  for (const row of joinAbreast(rows)) {
    const above = blocks.at(-1);
    if (above !== undefined && goesOnFrom(above.at(-1) ?? [], row)) above.push(row);
    else blocks.push([row]);
    const block = blocks.at(-1) ?? [];
    for (let last: MathsItem[] | undefined = row; last !== undefined; ) {
      const next = findRelation(last, items, taken);
      last = next && growRow(next, items, taken);
      if (last === undefined || !standsAlone(last, items)) break;
      for (const one of last) taken.add(one);
      block.push(last);
    }
  }
  return blocks;
}

/** Pieces of one row that a wide sign parts. */
function joinAbreast(rows: readonly MathsItem[][]): MathsItem[][] {
  const joined: MathsItem[][] = [];
  for (const row of rows) {
    const box = joinBoxes(row);
    const em = mainSize(row);
    const at = joined.findIndex((other) => {
      const beside = joinBoxes(other);
      const gap = Math.max(beside.left - box.right, box.left - beside.right);
      return (
        Math.min(box.top, beside.top) - Math.max(box.bottom, beside.bottom) > 0.5 * em && gap < BESIDE * em
      );
    });
    if (at < 0) joined.push([...row]);
    else joined[at]?.push(...row);
  }
  return joined;
}

const FARTHEST_ROW = 2;

function goesOnFrom(above: readonly MathsItem[], row: readonly MathsItem[]): boolean {
  const [upper, lower] = [joinBoxes(above), joinBoxes(row)];
  const [first] = [...row].sort((a, b) => a.left - b.left);
  const gap = upper.bottom - lower.top;
  return gap > -0.5 * mainSize(row) && gap < FARTHEST_ROW * mainSize(row) && RELATION.test(first?.sign ?? '');
}

/** The sign of equality that begins the row right below. */
function findRelation(
  row: readonly MathsItem[],
  items: readonly MathsItem[],
  taken: ReadonlySet<MathsItem>,
): MathsItem | undefined {
  const box = joinBoxes(row);
  const em = mainSize(row);
  return items.find(
    (one) =>
      !taken.has(one) &&
      RELATION.test(one.sign) &&
      one.left > box.left - em &&
      one.right < box.right &&
      box.bottom - one.axis > 0 &&
      box.bottom - one.axis < 1.5 * em &&
      !items.some(
        (other) =>
          other !== one &&
          other.right <= one.left &&
          one.left - other.right < 2 * em &&
          Math.abs(other.baseline - one.baseline) < 0.2 * em,
      ),
  );
}

function makeFormula(
  rows: MathsItem[][],
  all: readonly MathsItem[],
): { items: MathsItem[]; formula: PageFormula } {
  const known = rows.flat();
  const around = joinBoxes(known);
  // What stands among its signs and was not understood is seen in the picture of it.
  const strays = all.filter((one) => !known.includes(one) && touches(one, around));
  const items = [...known, ...strays];
  const written = rows.map((row) => writeRow(row));
  const sure = written.filter((one) => one !== null);
  const plain = rows.map((row, at) => written[at]?.plain ?? readAlong(row)).join(' ');
  const { left, right, bottom, top } = joinBoxes(items);
  const latex =
    strays.length > 0 || sure.length < rows.length ? null : alignRows(sure.map((one) => one.latex));
  return { items, formula: { left, right, bottom, top, latex, plain } };
}

function touches(one: MathsItem, box: Box): boolean {
  const middle = (one.left + one.right) / 2;
  const near = 0.3 * one.size;
  return (
    middle > box.left && middle < box.right && one.top > box.bottom - near && one.bottom < box.top + near
  );
}

/** One below the other, by their first sign of equality; a short second row goes on behind the first. */
function alignRows(rows: readonly string[]): string {
  if (rows.length === 1 || rows.join('').length <= MOST_ABREAST) return rows.join(' ');
  const aligned = rows.map((row) => {
    const at = findEquals(row);
    return at < 0 ? `& ${row}` : `${row.slice(0, at)}&${row.slice(at)}`;
  });
  return `\\begin{aligned} ${aligned.join(' \\\\ ')} \\end{aligned}`;
}

/** Where the first sign of equality outside of all brackets stands; −1 without one. */
function findEquals(latex: string): number {
  let depth = 0;
  for (const [at, sign] of [...latex].entries()) {
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if (depth === 0 && RELATION.test(sign)) return at;
  }
  return -1;
}

const MOST_ABREAST = 60;

/** The first of its letters in the file stands for all. */
function replaceBy(
  items: readonly MathsItem[],
  made: Partial<Glyph>,
  replaced: Map<Glyph, Glyph | null>,
  order: (glyph: Glyph) => number,
): void {
  const glyphs = items.flatMap((one) => one.glyphs).sort((a, b) => order(a) - order(b));
  const [first] = glyphs;
  if (first === undefined) return;
  const size = mainSize(items);
  const lead = glyphs.find(({ style }) => style.size === size) ?? first;
  const box = joinBoxes(items);
  for (const glyph of glyphs) replaced.set(glyph, null);
  const baseline = made.baseline ?? baselineOf(items);
  const tall =
    made.formula === undefined ? { bottom: baseline - 0.2 * size, top: baseline + 0.7 * size } : {};
  replaced.set(first, { ...lead, ...box, ...tall, ...made, baseline, hasSpaceBefore: true });
}
