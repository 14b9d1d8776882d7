import type { DraftBlock } from './source-document.ts';

type Rows = readonly (readonly string[])[];

/**
 * A table as it is meant, whatever its page had no room for: two halves under the same names stand below each other, names that stand
 * behind their rows stand before them, and a row of words over nothing but figures heads it.
 */
export function settleTable(block: DraftBlock): DraftBlock {
  if (block.type !== 'table') return block;
  const rows = unfold(nameInFront(block.rows));
  return { ...block, rows: rows.map((row) => [...row]), hasHeader: block.hasHeader || headsFigures(rows) };
}

const isWord = (cell = ''): boolean => /\p{L}{3}/u.test(cell);
const isSign = (cell = ''): boolean => !isWord(cell);
const FEWEST_ROWS = 2;

/** `Decimal | Binário | Octal` over `7 | 111 | 7`. */
function headsFigures([first = [], ...rows]: Rows): boolean {
  const cells = rows.flat().filter((cell) => cell.trim() !== '');
  return (
    rows.length >= FEWEST_ROWS &&
    first.length >= 2 &&
    first.every((cell) => isWord(cell) && !/\d/.test(cell)) &&
    cells.every(isSign) &&
    cells.filter((cell) => /\d/.test(cell)).length * 2 > cells.length
  );
}

/** `Decimal | Binário | Decimal | Binário`: the right half goes on below the left one. */
function unfold(rows: Rows): Rows {
  const [first = [], ...others] = rows;
  const half = first.length / 2;
  const names = first.map((cell) => cell.trim().toLowerCase());
  const isTwice =
    Number.isInteger(half) &&
    half >= 2 &&
    names.every((name, at) => isWord(name) && name === names[(at + half) % first.length]) &&
    new Set(names.slice(0, half)).size === half &&
    others.length >= FEWEST_ROWS &&
    others.every((row) => row.length === first.length);
  if (!isTwice) return rows;
  const right = others.map((row) => row.slice(half)).filter((row) => row.some((cell) => cell.trim() !== ''));
  return [first.slice(0, half), ...others.map((row) => row.slice(0, half)), ...right];
}

/** `3 | 2 | 1 | 0 | Posição`: the name comes first; a second row of one name gives what the first amounts to: `2³ (8)`. */
function nameInFront(rows: Rows): Rows {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const names = rows.map((row) => (row.at(-1) ?? '').trim());
  const isBehind =
    rows.length >= FEWEST_ROWS &&
    width > FEWEST_SIGNS &&
    rows.every((row) => row.length === width && row.slice(0, -1).every(isSign)) &&
    names.every((name, at) => isWord(name) || (name === '' && at > 0)) &&
    names.filter(isWord).length >= FEWEST_ROWS;
  if (!isBehind) return rows;
  const named: string[][] = [];
  for (const [at, row] of rows.entries()) {
    const signs = row.slice(0, -1);
    const above = named.at(-1);
    if (names[at] !== '' || above === undefined) named.push([names[at] ?? '', ...signs]);
    else
      named[named.length - 1] = above.map((cell, column) => {
        const sign = (column === 0 ? '' : (signs[column - 1] ?? '')).trim();
        return sign === '' || sign === cell ? cell : `${cell} (${sign})`;
      });
  }
  return named;
}
const FEWEST_SIGNS = 3;
