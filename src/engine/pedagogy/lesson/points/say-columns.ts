import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { cleanPoint } from './clean-point.ts';
import { makePoint } from './make-point.ts';
import type { Point } from './point.ts';
import { lowerFirst } from './say-lists.ts';
import { rowText } from './table-heads.ts';

/** `Existência física | Existência conceitual` over `Carro | Curso universitário`: two lists side by side, and no row is one thing. */
export function isOfColumns([heads = [], ...rows]: readonly (readonly string[])[]): boolean {
  const [one = [], other = [], ...more] = heads.map((head) => normalise(head).split(/\s+/));
  const isSame = one.at(-1) === other.at(-1) || one[0] === other[0];
  const isOpposite = OPPOSITES.test(normalise(heads.join(' ')));
  const areLists = rows.flat().every((cell) => cell.length <= LONGEST_ENTRY && !/\d/.test(cell));
  return heads.length === 2 && more.length === 0 && rows.length > 0 && areLists && (isSame || isOpposite);
}
const LONGEST_ENTRY = 60;
const OPPOSITES =
  /^(?:vantage\w+ (?:e )?desvantage\w+|pros contras|antes depois|direitos deveres|certo errado|semelhancas diferencas)$/;

/** The column whose place among the columns is the row's among the rows; both at once where there is but one row. */
export function sayColumn(
  statement: Statement,
  [heads = [], ...rows]: readonly (readonly string[])[],
): Point | null {
  const at = rows.findIndex((row) => rowText(row) === statement.text);
  const told = heads.map((head, column) => {
    const entries = rows.map((row) => cleanPoint(row[column] ?? '')).filter((entry) => entry !== '');
    return entries.length === 0 ? '' : `${cleanPoint(head)}: ${entries.map(lowerFirst).join(', ')}`;
  });
  const text = rows.length === 1 ? told.filter((one) => one !== '').join('; ') : (told[at] ?? '');
  return text === '' ? null : makePoint(text, statement.piece.statements, 'row', false);
}
