import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { type Fact, joinFact, setFact } from './facts.ts';
import { heightOf } from './fit-together.ts';
import { splitColumns } from './grid.ts';
import { isCounted } from './led-facts.ts';
import type { Page } from './page.ts';

/** How a theme shows more facts or steps than stand large below one another. */
export interface CellsLook {
  area: Box;
  text: (sizePt: number) => TextStyle;
  /** No text is set smaller. */
  leastPt: number;
  headColour?: Colour;
  /** Left of the text: a stroke, or a number. */
  leftIn: { mark: number; number: number };
  /** Its card, and the stroke or the number on it. */
  drawCell: (page: Page, box: Box, at: number, label: string | null) => void;
}

const MOST_PT = 26;
const [APART_IN, RIGHT_IN] = [0.24, 0.14];
interface Air {
  gapIn: number;
  padIn: number;
}
/** Between cards and within them; where that is too much they stand closer. */
const ROOMY: Air = { gapIn: 0.14, padIn: 0.09 };
const CLOSE: Air = { gapIn: 0.06, padIn: 0.03 };
const MOST_ROOMY = 8;
/** No row grows by more than this: what is left stays below. */
const MOST_SPARE_IN = 0.4;

/** More steps than these take the room of a second line of the title too. */
export const MOST_BELOW_TITLE = 8;
/** Steps that two columns hold. */
export const MOST_STEPS = 14;
/** From this many facts on two columns hold them larger than rows do. */
export const FEWEST_CELLS = 5;

/** Texts beside one another differ by no more lines than these where they stand in the middle of their cards. */
const [MOST_APART_LINES, MOST_TOP_IN] = [1.5, 0.16];

const FOUR = 4;
/** What a card of a quarter of the slide's width holds in large words. */
const LONGEST_NARROW = 55;

/** Four sentences two by two: side by side each would be a narrow column. False where they are not so. */
export function drawFour(page: Page, look: CellsLook, drawPaper: (page: Page) => void): boolean {
  const [block, ...others] = page.slide.blocks;
  if (block?.type !== 'points' || block.items.length !== FOUR || others.length > 0) return false;
  const { items } = block;
  const isLong = items.some(({ text }) => text.length > LONGEST_NARROW);
  if (!isLong || items.every(({ head }) => head !== null)) return false;
  page.asKind('4-grade', '4 em duas colunas');
  page.take('points');
  drawPaper(page);
  drawCells(page, items, null, look);
  return true;
}

/** The numbers of steps, which may go on from another slide. */
export const numberSteps = (block: BlockOf<'process'> | null): string[] =>
  (block?.steps ?? []).map((_, at) => String((block?.first ?? 1) + at));

/** Orders are followed by their number; what has a name needs none. */
export const numberOrders = (facts: readonly Fact[]): string[] | null =>
  isCounted(facts) && facts.every(({ head }) => head === null) ? facts.map((_, at) => String(at + 1)) : null;

/** Cards one below the other; `widthIn` wide. */
interface Stack {
  x: number;
  widthIn: number;
  /** The facts of each row: two that stand abreast share its height. */
  rows: number[][];
}

/**
 * Facts on cards in two columns, read line by line, one of an odd number over the whole width where that leaves them most
 * room; steps with their numbers down the first column and on in the second.
 * @param labels the number of each step; null where they are facts
 */
export function drawCells(
  page: Page,
  facts: readonly Fact[],
  labels: readonly string[] | null,
  look: CellsLook,
): void {
  const left = labels === null ? look.leftIn.mark : look.leftIn.number;
  const set = (at: number, sizePt: number): Paragraph[] => {
    const [fact, style] = [facts[at], look.text(sizePt)];
    if (fact === undefined) return [];
    if (labels !== null) return [joinFact(page, fact, style)];
    return setFact(page, fact, style, look.headColour === undefined ? {} : { headColour: look.headColour });
  };
  const needIn = (at: number, sizePt: number, widthIn: number) =>
    heightOf(page, set(at, sizePt), look.text(sizePt), widthIn - left - RIGHT_IN);
  const lay = (air: Air) => layCells(facts.length, labels !== null, look, { ...air, needIn });
  const roomy = lay(ROOMY);
  const { sizePt, boxes, air } = roomy.fits ? roomy : lay(CLOSE);
  const needs = boxes.map(({ w }, at) => needIn(at, sizePt, w));
  const lineIn = (sizePt * look.text(sizePt).lineHeight) / 72;
  // A line in the middle of its card beside many lines on the next stands on no height of theirs.
  const isRagged = boxes.some(({ y }, at) =>
    boxes.some(
      (other, nth) => other.y === y && (needs[at] ?? 0) - (needs[nth] ?? 0) > MOST_APART_LINES * lineIn,
    ),
  );
  const anchor = labels === null && isRagged ? 'top' : 'middle';
  const topIn = Math.max(
    0.02,
    Math.min(MOST_TOP_IN, ...boxes.map(({ h }, at) => (h - (needs[at] ?? 0)) / 2)),
  );
  facts.forEach((_, at) => {
    const box = boxes[at] ?? look.area;
    look.drawCell(page, box, at, labels?.[at] ?? null);
    page.field(
      {
        ...{ name: `Ponto ${at + 1}`, leastPt: look.leastPt, isBalanced: true },
        style: { ...look.text(sizePt), anchor },
        box: {
          ...{ x: box.x + left, w: box.w - left - RIGHT_IN },
          ...(anchor === 'top'
            ? { y: box.y + topIn, h: box.h - topIn }
            : { y: box.y + air.padIn / 2, h: box.h - air.padIn }),
        },
      },
      set(at, sizePt),
    );
  });
}

/** The largest size at which all cells fit, and where they stand then. */
function layCells(
  count: number,
  isCounted: boolean,
  { area, leastPt }: CellsLook,
  { needIn, ...air }: Air & { needIn: (at: number, sizePt: number, widthIn: number) => number },
): { sizePt: number; boxes: Box[]; air: Air; fits: boolean } {
  const { gapIn, padIn } = air;
  const [first = area, second = area] = splitColumns(area, 2, APART_IN);
  const ways: Stack[][] = isCounted
    ? splitOrders(count).map(([one, other]) => [
        { x: first.x, widthIn: first.w, rows: one.map((at) => [at]) },
        { x: second.x, widthIn: first.w, rows: other.map((at) => [at]) },
      ])
    : pairUp(count).map((rows) => [{ x: area.x, widthIn: area.w, rows }]);
  const widthOf = ({ widthIn }: Stack, row: readonly number[]) => (row.length > 1 ? first.w : widthIn);
  for (let sizePt = MOST_PT; ; sizePt -= 1) {
    const tried = ways.map((stacks) => {
      const heights = stacks.map((stack) =>
        stack.rows.map(
          (row) => Math.max(...row.map((at) => needIn(at, sizePt, widthOf(stack, row)))) + 2 * padIn,
        ),
      );
      const sums = heights.map((rows) => rows.reduce((all, one) => all + one, gapIn * (rows.length - 1)));
      return { stacks, heights, highest: Math.max(...sums), sums };
    });
    const best = tried.reduce((least, one) => (one.highest <= least.highest + 0.01 ? one : least));
    if (best.highest > area.h && sizePt > leastPt) continue;
    // What fits at no size is told as an overflow by its texts; nothing leaves the slide.
    const scale = Math.min(1, area.h / best.highest);
    const boxes: Box[] = [];
    best.stacks.forEach((stack, nth) => {
      const spare = Math.min(MOST_SPARE_IN, (area.h - (best.sums[nth] ?? 0) * scale) / stack.rows.length);
      let { y } = area;
      stack.rows.forEach((row, at) => {
        const h = (best.heights[nth]?.[at] ?? 0) * scale + Math.max(0, spare);
        row.forEach((fact, column) => {
          boxes[fact] = { x: stack.x + column * (first.w + APART_IN), y, w: widthOf(stack, row), h };
        });
        y += h + gapIn * scale;
      });
    });
    return { sizePt, boxes, air, fits: scale === 1 };
  }
}

/** Where the second column of steps may begin: near the middle. */
function splitOrders(count: number): [number[], number[]][] {
  const all = Array.from({ length: count }, (_, at) => at);
  const half = Math.ceil(count / 2);
  const starts = count > MOST_ROOMY ? [half - 1, half + 1, half] : [half];
  return starts.map((start) => [all.slice(0, start), all.slice(start)]);
}

/** The rows of two that facts stand in, one alone in any place where their number is odd. */
function pairUp(count: number): number[][][] {
  const rows = Array.from({ length: Math.ceil(count / 2) }, (_, row) => row);
  if (count % 2 === 0) return [rows.map((row) => [2 * row, 2 * row + 1])];
  return rows.map((single) =>
    rows.map((row) => {
      const at = 2 * row - (row > single ? 1 : 0);
      return row === single ? [at] : [at, at + 1];
    }),
  );
}
