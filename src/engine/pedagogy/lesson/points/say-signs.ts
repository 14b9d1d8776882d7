import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { cleanPoint } from './clean-point.ts';
import { pointAsIs } from './make-point.ts';
import type { Point } from './point.ts';
import { rowText } from './table-heads.ts';

const FEWEST_SIGNS = 3;
const LONGEST = 160;

/**
 * `Pesos: 2³ (8), 2² (4), 2¹ (2), 2⁰ (1)`: a row of a table whose rows are each a name and nothing but figures and signs behind it. Null
 * of any other table.
 */
export function saySigns(statement: Statement, rows: readonly (readonly string[])[]): Point | null {
  if (rows.length < 2 || !rows.every(isNamedRow)) return null;
  const row = rows.find((one) => rowText(one) === statement.text);
  const [name = '', ...signs] = row ?? [];
  const text = `${cleanPoint(name)}: ${signs.map((sign) => plainMath(sign).replace(/^\.{3}$/u, '…')).join(', ')}`;
  return row === undefined || text.length > LONGEST
    ? null
    : pointAsIs(text, statement, { kind: 'row', isLong: false });
}

function isNamedRow([name = '', ...signs]: readonly string[]): boolean {
  const areSigns = signs.every((sign) => sign.trim() !== '' && !/\p{L}{3}/u.test(sign) && sign.length <= 14);
  // Figures alone may be measures of a thing that another table names.
  const isCounted = signs.some((sign) => /[\p{L}₀-₉⁰-⁹²³¹…]|\.{3}/u.test(sign));
  return /^\p{Lu}\p{Ll}{2}/u.test(name) && signs.length >= FEWEST_SIGNS && areSigns && isCounted;
}
