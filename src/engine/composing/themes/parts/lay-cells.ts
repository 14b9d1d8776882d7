import type { Box } from '#engine/composing/drawing/drawn.ts';
import { splitColumns } from './grid.ts';

export interface Air {
  /** Between rows, between columns, and within a card above and below its text. */
  gapIn: number;
  apartIn: number;
  padIn: number;
}

export interface LaidCells {
  sizePt: number;
  boxes: Box[];
  air: Air;
  /** Whether all cells have what they need. */
  fits: boolean;
}

interface CellsRoom extends Air {
  area: Box;
  leastPt: number;
  /** What a cell needs in height for its text. */
  needIn: (at: number, sizePt: number, widthIn: number) => number;
}

/** The fewer facts, the larger. */
const mostPt = (count: number): number => (count < 4 ? 30 : count === 4 ? 28 : 26);
/** No row grows by more than this: what is left stays below. */
const MOST_SPARE_IN = 0.4;
const MOST_ROOMY = 8;

/** Cards one below the other; `widthIn` wide. */
interface Stack {
  x: number;
  widthIn: number;
  /** The facts of each row: two that stand abreast share its height. */
  rows: number[][];
}

/** The largest size at which all cells fit, and where they stand then. */
export function layCells(
  count: number,
  isCounted: boolean,
  { area, leastPt, needIn, ...air }: CellsRoom,
): LaidCells {
  const { gapIn, apartIn, padIn } = air;
  const [first = area, second = area] = splitColumns(area, 2, apartIn);
  const ways: Stack[][] = isCounted
    ? splitOrders(count).map(([one, other]) => [
        { x: first.x, widthIn: first.w, rows: one.map((at) => [at]) },
        { x: second.x, widthIn: first.w, rows: other.map((at) => [at]) },
      ])
    : pairUp(count).map((rows) => [{ x: area.x, widthIn: area.w, rows }]);
  const widthOf = ({ widthIn }: Stack, row: readonly number[]) => (row.length > 1 ? first.w : widthIn);
  for (let sizePt = mostPt(count); ; sizePt -= 1) {
    const tried = ways.map((stacks) => {
      const heights = stacks.map((stack) =>
        stack.rows.map(
          (row) => Math.max(...row.map((at) => needIn(at, sizePt, widthOf(stack, row)))) + 2 * padIn,
        ),
      );
      const sums = heights.map((rows) => rows.reduce((all, one) => all + one, gapIn * (rows.length - 1)));
      return { stacks, heights, highest: Math.max(...sums), sums };
    });
    const best = isCounted
      ? tried.reduce((least, one) => (one.highest <= least.highest + 0.01 ? one : least))
      : chooseWay(tried);
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
          boxes[fact] = { x: stack.x + column * (first.w + apartIn), y, w: widthOf(stack, row), h };
        });
        y += h + gapIn * scale;
      });
    });
    return { sizePt, boxes, air, fits: scale === 1 };
  }
}

/** How much lower a way must be that tears the columns in their midst; one at an end is taken for what it saves. */
const MUCH_LOWER = 0.85;

/** The lowest of the ways to stand: the last fact alone, the first, or one between them that is far longer than the others. */
function chooseWay<Way extends { highest: number }>(ways: readonly Way[]): Way {
  const [last, first = last, ...between] = ways;
  if (last === undefined || first === undefined) throw new Error('no way to stand');
  const end = first.highest < last.highest - 0.01 ? first : last;
  return between.find(({ highest }) => highest < end.highest * MUCH_LOWER) ?? end;
}

/** Where the second column of steps may begin: near the middle. */
function splitOrders(count: number): [number[], number[]][] {
  const all = Array.from({ length: count }, (_, at) => at);
  const half = Math.ceil(count / 2);
  const starts = count > MOST_ROOMY ? [half - 1, half + 1, half] : [half];
  return starts.map((start) => [all.slice(0, start), all.slice(start)]);
}

/** The rows of two that facts stand in, one alone in any place where their number is odd: at the end first. */
function pairUp(count: number): number[][][] {
  const rows = Array.from({ length: Math.ceil(count / 2) }, (_, row) => row);
  if (count % 2 === 0) return [rows.map((row) => [2 * row, 2 * row + 1])];
  return [rows.length - 1, 0, ...rows.slice(1, -1)].map((single) =>
    rows.map((row) => {
      const at = 2 * row - (row > single ? 1 : 0);
      return row === single ? [at] : [at, at + 1];
    }),
  );
}
