import { isCodeLine } from '#engine/reading/listings.ts';

/** What stands between two cells that were lined up by hand. */
const GAP = / {2,}/;
const FEWEST_ROWS = 3;
/** Two columns may be any two things typed apart; a table of two has short names in front. */
const FEWEST_OF_TWO = 4;
const LONGEST_NAME = 4;
const LONGEST_CELL = 60;
/** What stands in front of an item, and pairs of right and wrong, which are read as such. */
const NO_ROW = /^\s*(?:[-•*–]|\(?[a-z\d]{1,2}[).])\s|[❌✅✗✓✘→]|__|->/u;

/**
 * Rows whose cells were lined up with spaces (`Critério    Monarquia    República`) with tabs between their cells, as a spreadsheet
 * pastes them; other lines stay as they are.
 */
export function alignColumns(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const rows = lines.map(cellsOf);
  let from = 0;
  while (from < lines.length) {
    const columns = rows[from]?.length ?? 0;
    let to = from + 1;
    while (columns > 1 && rows[to]?.length === columns) to += 1;
    const own = rows.slice(from, to);
    if (isTable(own, columns)) for (let at = from; at < to; at += 1) lines[at] = rows[at]?.join('\t') ?? '';
    from = to;
  }
  return lines.join('\n');
}

function cellsOf(line: string): string[] {
  const bare = line.trim();
  if (bare === '' || bare.includes('\t') || bare.includes('|') || NO_ROW.test(bare) || isCodeLine(bare))
    return [];
  const cells = bare.split(GAP);
  return cells.every((cell) => cell.length <= LONGEST_CELL && !/[.!?]\s\p{Lu}/u.test(cell)) ? cells : [];
}

function isTable(rows: readonly string[][], columns: number): boolean {
  if (columns < 2 || rows.length < (columns === 2 ? FEWEST_OF_TWO : FEWEST_ROWS)) return false;
  const areNamed = rows.every(([name = '']) => name.split(' ').length <= LONGEST_NAME);
  return /\p{L}/u.test(rows.flat().join('')) && (columns > 2 || areNamed);
}
