import { type Box, containsPoint, joinBoxes, type TextLine } from '#engine/reading/pdf/page-content.ts';

/** Text that stands in rows and columns. */
export interface FoundTable extends Box {
  lines: TextLine[];
  /** Lines of each cell, row by row from the top. */
  cells: TextLine[][][];
}

const TOUCH_PT = 2.5;
const SAME_STROKE_PT = 4;
const MIN_CELL_PT = 6;
/** More strokes than a page of tables has: a drawing. */
const MAX_STROKES = 2_500;

/** Finds tables whose cells are drawn with strokes. At least two rows and two columns must hold text. */
export function findRuledTables(lines: readonly TextLine[], rules: readonly Box[]): FoundTable[] {
  if (rules.length > MAX_STROKES) return [];
  const tables: FoundTable[] = [];
  const taken = new Set<TextLine>();
  for (const group of groupTouching(rules)) {
    const frame = joinBoxes(group);
    const isUpright = (rule: Box) => rule.top - rule.bottom > rule.right - rule.left;
    const xs = mergeNear(group.filter(isUpright).map((rule) => (rule.left + rule.right) / 2));
    const ys = mergeNear(
      group.filter((rule) => !isUpright(rule)).map((rule) => (rule.top + rule.bottom) / 2),
    );
    if (xs.length < 3 || ys.length < 3) continue;
    const inside = lines.filter(
      (line) => !taken.has(line) && containsPoint(frame, line.left + 1, (line.bottom + line.top) / 2),
    );
    const cells = fillCells(inside, xs, ys.reverse());
    if (!isTable(cells)) continue;
    for (const line of inside) taken.add(line);
    tables.push({ ...frame, lines: inside, cells });
  }
  return tables;
}

function groupTouching(rules: readonly Box[]): Box[][] {
  const sorted = [...rules].sort((a, b) => a.left - b.left);
  const groupOf = sorted.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (groupOf[root] !== root) root = groupOf[root] ?? root;
    groupOf[index] = root;
    return root;
  };
  sorted.forEach((a, index) => {
    for (let other = index + 1; other < sorted.length; other++) {
      const b = sorted[other];
      if (b === undefined || b.left > a.right + TOUCH_PT) break;
      if (b.bottom <= a.top + TOUCH_PT && b.top >= a.bottom - TOUCH_PT) groupOf[find(other)] = find(index);
    }
  });
  const groups = new Map<number, Box[]>();
  sorted.forEach((rule, index) => {
    const root = find(index);
    groups.set(root, [...(groups.get(root) ?? []), rule]);
  });
  return [...groups.values()].filter((group) => group.length >= 4);
}

/** Positions in rising order, those of one stroke (double lines, both borders of neighbours) taken once. */
function mergeNear(positions: number[]): number[] {
  const merged: number[] = [];
  for (const position of positions.sort((a, b) => a - b)) {
    const last = merged.at(-1);
    if (last === undefined || position - last > Math.max(SAME_STROKE_PT, MIN_CELL_PT)) merged.push(position);
  }
  return merged;
}

function fillCells(lines: readonly TextLine[], xs: readonly number[], ys: readonly number[]): TextLine[][][] {
  const cells: TextLine[][][] = ys.slice(1).map(() => xs.slice(1).map(() => []));
  for (const line of lines) {
    const middle = (line.bottom + line.top) / 2;
    const row = Math.max(0, ys.findIndex((y) => y <= middle) - 1);
    const after = xs.findIndex((x) => x > line.left + 1);
    const column = after === -1 ? xs.length - 2 : Math.max(0, after - 1);
    cells[Math.min(row, cells.length - 1)]?.[column]?.push(line);
  }
  const isFilled = (cell: TextLine[] | undefined) => cell !== undefined && cell.length > 0;
  const usedColumns = xs.slice(1).map((_, column) => cells.some((row) => isFilled(row[column])));
  return cells
    .filter((row) => row.some(isFilled))
    .map((row) => row.filter((_, column) => usedColumns[column]));
}

function isTable(cells: readonly TextLine[][][]): boolean {
  const columns = cells[0]?.length ?? 0;
  if (cells.length < 2 || columns < 2) return false;
  const filled = cells.map((row) => row.filter((cell) => cell.length > 0).length);
  const total = filled.reduce((sum, count) => sum + count, 0);
  return filled.filter((count) => count >= 2).length >= 2 && total >= 0.3 * cells.length * columns;
}
