import { joinBoxes, type TextLine } from '#engine/reading/pdf/page-content.ts';
import type { FoundTable } from './find-ruled-tables.ts';
import { matchPdfMarker } from './match-pdf-marker.ts';

/** In sizes of the letters. */
const SAME_ROW = 0.35;
const TALLEST_STEP = 2.6;
const COLUMN_GAP = 0.6;
const MIN_ROWS = 3;
const MOST_CELL_WORDS = 6;

/**
 * Finds tables without vertical strokes: three or more rows under each other whose pieces keep to the same
 * columns. Rather misses one than takes prose, a table of contents or the options of a question for a table.
 * @param mostWords in a cell on average; running text has more
 */
export function findAlignedTables(lines: readonly TextLine[], mostWords = MOST_CELL_WORDS): FoundTable[] {
  const rows = groupRows(lines);
  const tables: FoundTable[] = [];
  let run: TextLine[][] = [];
  const close = () => {
    const table = makeTable(run, mostWords);
    if (table !== null) tables.push(table);
    run = [];
  };
  for (const row of rows) {
    const last = run.at(-1)?.[0];
    const [first] = row;
    if (first === undefined || row.length < 2) {
      close();
      continue;
    }
    if (last !== undefined && last.baseline - first.baseline > TALLEST_STEP * Math.max(last.size, first.size))
      close();
    if (run.length > 0 && findColumns([...run, row]).length < 2) close();
    run.push(row);
  }
  close();
  return tables;
}

function groupRows(lines: readonly TextLine[]): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const line of [...lines].sort((a, b) => b.baseline - a.baseline)) {
    const first = rows.at(-1)?.[0];
    if (first !== undefined && first.baseline - line.baseline <= SAME_ROW * Math.min(first.size, line.size)) {
      rows.at(-1)?.push(line);
    } else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

/** Stretches of the page width that hold text, parted by gaps that no row crosses. */
function findColumns(rows: readonly TextLine[][]): { left: number; right: number }[] {
  const columns: { left: number; right: number }[] = [];
  for (const line of rows.flat().sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last !== undefined && line.left < last.right + COLUMN_GAP * line.size) {
      last.right = Math.max(last.right, line.right);
    } else columns.push({ left: line.left, right: line.right });
  }
  return columns;
}

function makeTable(rows: readonly TextLine[][], mostWords: number): FoundTable | null {
  if (rows.length < MIN_ROWS) return null;
  const columns = findColumns(rows);
  const lines = rows.flat();
  if (columns.length < 2 || (columns.length === 2 && rows.length < MIN_ROWS + 1)) return null;
  const cells = rows.map((row) =>
    columns.map((column) =>
      row.filter((line) => line.left >= column.left - 1 && line.right <= column.right + 1),
    ),
  );
  const filled = cells.flat().filter((cell) => cell.length > 0).length;
  const words = lines.reduce((sum, line) => sum + line.text.split(' ').length, 0);
  const isSparse = filled < 0.7 * rows.length * columns.length;
  const isWordy = words / filled > mostWords;
  const markers = lines.filter((line) => matchPdfMarker(line.text) !== null).length;
  const leaders = lines.filter((line) => /\.{4,}|(?:\. ){3,}/.test(line.text)).length;
  if (isSparse || isWordy || markers > 0.25 * filled || leaders > 0 || !isWrittenByRows(rows)) return null;
  return { ...joinBoxes(lines), lines, cells };
}

/** Columns of running text come one after the other in the file, cells of a table row by row. */
function isWrittenByRows(rows: readonly TextLine[][]): boolean {
  const inOrder = rows.filter((row) => {
    const orders = row.map((line) => line.order);
    return Math.max(...orders) - Math.min(...orders) <= 2 * row.length;
  });
  return inOrder.length >= 0.8 * rows.length;
}
