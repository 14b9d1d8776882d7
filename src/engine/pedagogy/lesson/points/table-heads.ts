import { NAMES_COLUMN } from '#engine/reading/names-part.ts';

/** As the pieces of a table write its row. */
export const rowText = (row: readonly string[] = []): string => row.filter((cell) => cell !== '').join(' | ');

/** An empty cell in the corner: the row beside it names the columns. */
export const hasCorner = ([first = []]: readonly (readonly string[])[]): boolean =>
  first.length > 2 && first[0]?.trim() === '' && first.slice(1).every((cell) => /\p{L}{2}/u.test(cell));

/** `Nome | Total | No Brasil` below another row of names, over columns of figures. */
export function isSecondHeader(rows: readonly (readonly string[])[], text: string): boolean {
  const at = rows.findIndex((row) => rowText(row) === text);
  const below = rows.slice(at + 1);
  const isFigure = (cell: string | undefined): boolean => /^\W*\d[\d.,\s%]*$/.test(cell ?? '');
  const named = (rows[at] ?? []).slice(1).filter((cell) => cell !== '');
  // Over rows that the class fills in.
  if (at >= 0 && below.length > 0 && below.flat().every((cell) => !/[\p{L}\d]/u.test(cell))) return true;
  const columns = (rows[at] ?? []).flatMap((cell, column) => (column > 0 && cell !== '' ? [column] : []));
  return (
    at >= 0 &&
    at <= 2 &&
    below.length >= 2 &&
    named.length >= 2 &&
    named.every((cell) => !/^\W*\d/.test(cell)) &&
    columns.every((column) => below.filter((row) => isFigure(row[column])).length * 2 >= below.length)
  );
}

const LONGEST_COLUMN = 4;

/** A first row that names what stands below it, over rows of words. */
export function headsWords([first = [], ...rows]: readonly (readonly string[])[]): boolean {
  const cells = first.filter((cell) => cell.trim() !== '');
  const named = cells.filter((cell) => NAMES_COLUMN.test(cell.trim())).length;
  return (
    rows.length >= 2 &&
    cells.length >= 2 &&
    cells.every((cell) => cell.trim().split(/\s+/).length <= LONGEST_COLUMN) &&
    named * 2 >= cells.length
  );
}

/** Letters of a cell that says something, on the mean. */
const SAYING = 9;

/** `Meio | Hemácia | Célula vegetal` over cells that say something: a first row of names, far shorter than what stands below. */
export function headsShortly([first = [], ...rows]: readonly (readonly string[])[]): boolean {
  const mean = (cells: readonly string[]): number => cells.join('').length / Math.max(1, cells.length);
  const below = rows.flatMap((row) => row.slice(1)).filter((cell) => cell !== '');
  return (
    rows.length >= 2 &&
    first.length > 2 &&
    first.every(
      (cell) => cell !== '' && !/[\d.;!?]/.test(cell) && cell.split(/\s+/).length <= LONGEST_COLUMN,
    ) &&
    // `go | went | ir` above `put | put | pôr (não muda)` is a row like it.
    mean(below) >= SAYING &&
    mean(first.slice(1)) * 1.6 <= mean(below)
  );
}

/** A first row of names over rows of figures, though no one marked it as a header. */
export function namesColumns([first = [], ...rows]: readonly (readonly string[])[]): boolean {
  const hasFigures = rows.filter((row) => row.some((cell) => /^\W*\d[\d.,\s%]*$/.test(cell))).length;
  return rows.length >= 2 && hasFigures >= rows.length / 2 && first.every((cell) => !/^\W*\d/.test(cell));
}
