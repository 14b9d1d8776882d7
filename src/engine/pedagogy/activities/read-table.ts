import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { isOfColumns } from '#engine/pedagogy/lesson/points/say-columns.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { sortIntoColumns } from './ways-by-kind.ts';

const MOST_COLUMNS = 4;
const LONGEST_COLUMN = 30;

/** `11`, `2,5`, `R$ 20` */
const FIGURE = /^(?:R\$ ?)?-?\d[\d.,]*$/u;

/** `1`, `2`, `3` count the rows, `010` is a way to write a number: neither is measured. */
function areCodes(rows: readonly (readonly string[])[]): boolean {
  const counts = rows.every(([first], at) => Number(first) === at + Number(rows[0]?.[0]));
  return rows.some((row) => row.slice(0, 2).some((cell) => /^0\d/.test(cell))) || (counts && rows.length > 6);
}
/** A table is guessed before it is read; one of years and figures is drawn. */
export function readTable(matter: readonly Piece[]): Grounded | null {
  for (const { block, statements } of matter) {
    if (block.type !== 'table' || block.rows.length < 3) continue;
    const [columns = [], ...rows] = block.rows.map((row) => row.map((cell) => cleanPoint(plainMath(cell))));
    if (isOfColumns(block.rows)) return sortIntoColumns(columns, rows, statements);
    const [key = '', ...others] = columns;
    const named = others.filter(
      (cell) => /\p{L}{3}/u.test(cell) && cell.length <= LONGEST_COLUMN && !hasRawMath(cell),
    );
    const [told] = named;
    const things = rows.map(([thing = '']) => thing).filter((thing) => thing !== '');
    if (told === undefined || !/\p{L}/u.test(key) || key.length > LONGEST_COLUMN) continue;
    const areYears = things.length > 2 && things.every((thing) => /^\d{4}$/.test(thing));
    const areFigures =
      rows.length > 2 &&
      rows.every((row) => FIGURE.test(row[0] ?? '') && FIGURE.test(row[1] ?? '')) &&
      !areCodes(rows);
    const areNamed = [key, told].every((name) => /\p{L}{3}/u.test(name));
    if (areFigures && !areYears && areNamed)
      return {
        text: `Marquem no gráfico os pares da tabela, ${quoteWords([key])} na horizontal e ${quoteWords([told])} na vertical; que desenho dá e qual seria o próximo par?`,
        basis: statements.slice(0, 2),
      };
    const shown = things.slice(0, MOST_COLUMNS - 1).filter((thing) => thing.length <= LONGEST_COLUMN);
    if (!areYears && (shown.length < 2 || !canBeGuessed(told, shown, rows))) continue;
    return {
      text: areYears
        ? `Façam um gráfico de linha de ${quoteWords(named.slice(0, 2))}, de ${things[0]} a ${things.at(-1)}; marquem onde a linha mais muda e procurem no material o porquê.`
        : `Mostre a tabela com a coluna “${nestQuotes(told)}” coberta; a turma arrisca o que vale para ${quoteWords(shown)} e depois confere linha por linha.`,
      basis: statements.slice(0, 2),
    };
  }
  return null;
}

/** `Xxxx`, still to be written; `aₙ`, a sign; `0`, `1`, `2`, whose frequency nobody can know: nothing to guess. */
function canBeGuessed(
  column: string,
  things: readonly string[],
  rows: readonly (readonly string[])[],
): boolean {
  if (things.some((thing) => hasRawMath(thing) || /[₀-₉ₐ-ₜ⁰-⁹ⁿ]/u.test(thing))) return false;
  if ([column, ...things].some((cell) => /^(\p{L})\1{2,}$/iu.test(cell))) return false;
  return !things.every((thing) => FIGURE.test(thing)) || areCodes(rows);
}
