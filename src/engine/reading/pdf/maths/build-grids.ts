import { joinBoxes } from '#engine/reading/pdf/page-content.ts';
import { axisOf, readAlong } from './build-structures.ts';
import { compose, type MathsItem, mainSize } from './maths-item.ts';
import { writeRow } from './write-row.ts';

/** In sizes of the letters. */
const LEAST_HEIGHT = 1.9;
const SAME_ROW = 0.32;
const COLUMN_GAP = 0.75;
const NEAR_GAP = 0.4;
const WIDEST_GAP = 3.2;
const MOST_ROWS = 8;

const PAIRS: Readonly<Record<string, { close: string; name: string }>> = {
  '(': { close: ')', name: 'pmatrix' },
  '[': { close: ']', name: 'bmatrix' },
  '|': { close: '|', name: 'vmatrix' },
};

/** Rows behind a tall brace (cases) or between tall brackets (a matrix) become one item each. */
export function buildGrids(items: readonly MathsItem[]): MathsItem[] {
  let built = [...items];
  for (const fence of [...items].sort((a, b) => b.left - a.left)) {
    const isOpening = fence.sign === '{' || fence.sign in PAIRS;
    if (!isOpening || fence.top - fence.bottom < LEAST_HEIGHT * fence.size || !built.includes(fence))
      continue;
    built = buildGrid(built, fence) ?? built;
  }
  return built;
}

function buildGrid(items: readonly MathsItem[], fence: MathsItem): MathsItem[] | null {
  const pair = PAIRS[fence.sign];
  const beside = items
    .filter(
      (one) =>
        one !== fence && one.left > fence.left && middleOf(one) < fence.top && middleOf(one) > fence.bottom,
    )
    .sort((a, b) => a.left - b.left);
  const held: MathsItem[] = [];
  let right = fence.right;
  let close: MathsItem | undefined;
  for (const one of beside) {
    if (one.left - right > WIDEST_GAP * fence.size) break;
    if (pair !== undefined && one.sign === pair.close && one.top - one.bottom > LEAST_HEIGHT * one.size) {
      close = one;
      break;
    }
    held.push(one);
    right = Math.max(right, one.right);
  }
  if (held.length === 0 || (pair !== undefined && close === undefined)) return null;
  const rows = splitRows(held);
  if (rows.length < 2 || rows.length > MOST_ROWS) return null;
  const size = mainSize(held);
  const wide = rows.map((row) => splitCells(row, COLUMN_GAP * size));
  const near = rows.map((row) => splitCells(row, NEAR_GAP * size));
  // Columns of single signs stand closer.
  const isNear = pair !== undefined && wide.every((row) => row.length === 1) && isGrid(near);
  const cells = isNear ? near : wide;
  const written = cells.map((row) => row.map((cell) => writeRow(cell)));
  const isKnown = written.every((row) => row.every((cell) => cell !== null));
  const isEven = pair === undefined || cells.every((row) => row.length === cells[0]?.length);
  const name = pair?.name ?? 'cases';
  const latex = written.map((row) => row.map((cell) => cell?.latex ?? '').join(' & ')).join(' \\\\ ');
  const parts = close === undefined ? [fence, ...held] : [fence, ...held, close];
  const plain = rows.map((row) => writeRow(row)?.plain ?? readAlong(row)).join('; ');
  const grid = compose(parts, {
    latex: isKnown && isEven ? `\\begin{${name}} ${latex} \\end{${name}}` : null,
    plain: pair === undefined ? `{ ${plain}` : `${fence.sign}${plain}${pair.close}`,
    axis: fence.axis,
    box: joinBoxes(parts),
  });
  return [...items.filter((one) => !parts.includes(one)), grid];
}

const middleOf = ({ top, bottom }: MathsItem): number => (top + bottom) / 2;

/** Items by the rows they stand on, from the top. */
export function splitRows(items: readonly MathsItem[]): MathsItem[][] {
  const size = mainSize(items);
  // A small fraction within an index is on no row of its own.
  const isLead = (one: MathsItem) => mainSize([one]) > 0.84 * size;
  const rows: { axis: number; items: MathsItem[] }[] = [];
  for (const one of items.filter(isLead).sort((a, b) => b.axis - a.axis)) {
    const row = rows.find(({ axis }) => Math.abs(axis - one.axis) < SAME_ROW * size);
    if (row === undefined) rows.push({ axis: one.axis, items: [one] });
    else row.items.push(one);
  }
  for (const row of rows) row.axis = axisOf(row.items, size);
  for (const one of items.filter((item) => !isLead(item))) {
    const [nearest] = [...rows].sort((a, b) => Math.abs(a.axis - one.axis) - Math.abs(b.axis - one.axis));
    nearest?.items.push(one);
  }
  return rows.sort((a, b) => b.axis - a.axis).map((row) => row.items);
}

const isGrid = (cells: readonly (readonly unknown[])[]): boolean =>
  (cells[0]?.length ?? 0) > 1 && cells.every((row) => row.length === cells[0]?.length);

function splitCells(row: readonly MathsItem[], gap: number): MathsItem[][] {
  const cells: MathsItem[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const one of [...row].sort((a, b) => a.left - b.left)) {
    if (one.left - right > gap) cells.push([]);
    cells.at(-1)?.push(one);
    right = Math.max(right, one.right);
  }
  return cells;
}
