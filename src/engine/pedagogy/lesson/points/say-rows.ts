import { formulasOf } from '#engine/pedagogy/language/formula-lines.ts';
import { namesTotal } from '#engine/pedagogy/language/names-total.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { FORBIDS } from '#engine/pedagogy/understanding/heading-class.ts';
import { cleanPoint } from './clean-point.ts';
import { isWholeText, makePoint, pointAsIs } from './make-point.ts';
import type { Point } from './point.ts';
import { isOfColumns, sayColumn } from './say-columns.ts';
import { lowerFirst } from './say-lists.ts';
import { saySigns } from './say-signs.ts';
import { leansOnOthers } from './stand-alone.ts';
import { hasCorner, headsShortly, headsWords, isSecondHeader, namesColumns, rowText } from './table-heads.ts';

/** Cells longer than this hold sentences, not entries. */
const LONG_CELL = 90;
const LONGEST_NAME = 40;

/** A row as a point: its first cell with what the others say of it. The row of headings says nothing. */
export function sayRow(statement: Statement): Point | null {
  const { block } = statement.piece;
  if (block.type !== 'table') return null;
  const isHeader =
    rowText(block.rows[0]) === statement.text &&
    (block.hasHeader ||
      hasCorner(block.rows) ||
      namesColumns(block.rows) ||
      headsWords(block.rows) ||
      headsShortly(block.rows));
  const ruled = sayRuled(statement, block.rows);
  if (ruled !== null) return ruled;
  const signs = block.hasHeader ? null : saySigns(statement, block.rows);
  if (signs !== null) return signs;
  if (!isHeader && isOfColumns(block.rows)) return sayColumn(statement, block.rows);
  if (
    isHeader ||
    !(isQuotable(statement) || isOfFigures(statement)) ||
    isSecondHeader(block.rows, statement.text)
  )
    return null;
  const cells = statement.text
    .split(' | ')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [name = '', ...others] = nameByWord(cells, block.rows);
  const long = cells.find((cell) => cell.length > LONG_CELL);
  if (long !== undefined && (statement.text.length > LONGEST_COMPARED || !/\p{L}{2}/u.test(name))) {
    const first = splitSentences(long)
      .map(cleanPoint)
      .find((text) => !leansOnOthers(text));
    return first === undefined ? null : makePoint(first, [statement], 'row', false);
  }
  const told = nameFigures(others, statement).filter((cell) => /[\p{L}\d]/u.test(cell));
  if (namesTotal(name)) return null;
  if (told.length === 0 || name.replace(/, \d{4}.*$/u, '').length > LONGEST_NAME) return null;
  const isMeasured = block.rows.length <= MOST_MEASURED && isOfFigures(statement);
  const head = OF_MEASURE.test(name) && isMeasured ? (block.rows[0]?.[0] ?? '').trim() : '';
  const measure = block.hasHeader && /\p{L}{3}/u.test(head) && head.length <= LONGEST_NAME ? `${head} ` : '';
  const isYear = YEAR.test(name) && isOfFigures(statement);
  if (!/\p{L}{2}/u.test(`${measure}${name}`) && !CONDITION.test(name) && !isYear) return null;
  // Bare figures without the names of their columns tell nothing.
  if (!told.some((cell) => /\p{L}{3}/u.test(cell))) return null;
  if (hasCorner(block.rows)) return sayCompared(statement, block.rows);
  const named =
    measure !== ''
      ? cleanPoint(`${measure}${name}`)
      : isSignOfCode(name)
        ? name.replace(/[\s;,:]+$/, '').trim()
        : cleanPoint(name);
  const text = `${named}: ${told.map((cell) => lowerFirst(cell.replace(/[.;,]+$/, ''))).join('; ')}`;
  const point = long === undefined ? makePoint(text, [statement], 'row', false) : null;
  // What a cell leans on is the row's name, and half a row says something else.
  const isRead = statement.piece.block.origin !== 'ocr';
  return (
    point ?? (isRead && isWholeRow(text) ? pointAsIs(text, statement, { kind: 'row', isLong: true }) : null)
  );
}

const isWholeRow = (text: string): boolean =>
  text.length <= LONGEST_COMPARED && isWholeText(text) && !/[?_]/.test(text) && wordsOf(text).length > 1;

/** `1940 | 31 | 69` under `Ano | Urbana | Rural` */
const YEAR = /^(?:1[0-9]|20)\d\d$/;
/** `Δ > 0` names a row as a word does. */
const CONDITION = /^\S{1,3}\s?[<>=≤≥≠]\s?\S{1,4}$/u;

/** `O que é: moral – regras de um grupo; ética – reflexão sobre as regras`: what a row says of each thing that the columns name. */
function sayCompared(
  statement: Statement,
  [heads = [], ...rows]: readonly (readonly string[])[],
): Point | null {
  const row = rows.find((one) => rowText(one) === statement.text) ?? [];
  const told = row.flatMap((cell, at) => {
    const said = plainMath(cell)
      .replace(/[.;,]+$/, '')
      .trim();
    return at === 0 || said === ''
      ? []
      : [`${lowerFirst(cleanPoint(heads[at] ?? ''))} – ${/[?!]$/.test(said) ? `“${said}”` : said}`];
  });
  const text = `${cleanPoint(row[0] ?? '')}: ${told.join('; ')}`;
  if (told.length < 2) return null;
  const short = makePoint(text, [statement], 'row', false);
  // Of a long row nothing is cut: what stands between two dashes is a cell.
  if (short?.text.length === text.length) return short;
  return text.length > LONGEST_COMPARED ? null : pointAsIs(text, statement, { kind: 'row', isLong: true });
}
const LONGEST_COMPARED = 260;

/** What heads a column of slips beside what is right: no cell of either stands without it. */
export const RIGHT_OR_WRONG = /^(?:errad[oa]|erros?|cert[oa]|incorret[oa]|corret[oa]|wrong|right)\W*$/iu;

/** `Pode: provar com colher limpa; não pode: provar na palma da mão`: no cell of a table that forbids stands without its head. */
function sayRuled(statement: Statement, [heads = [], ...rows]: readonly (readonly string[])[]): Point | null {
  const isRuled = heads.some((head) => FORBIDS.test(head) || RIGHT_OR_WRONG.test(head.trim()));
  if (heads.length < 2 || !isRuled || statement.text === rowText(heads)) return null;
  const row = rows.find((one) => rowText(one) === statement.text) ?? [];
  const told = row.flatMap((cell, at) =>
    cell.trim() === ''
      ? []
      : [`${cleanPoint(heads[at] ?? '').toLowerCase()}: ${lowerFirst(cleanPoint(cell))}`],
  );
  const text = upperFirst(told.join('; '));
  return told.length === 0 || text.length > LONGEST_COMPARED
    ? null
    : pointAsIs(text, statement, { kind: 'row', isLong: false });
}

/** `pinMode(porta, OUTPUT)`, `ng-app`: a name of a program keeps its letters. */
const isSignOfCode = (name: string): boolean => /^\p{Ll}[\p{L}\d]*(?:\p{Lu}|[.(_])/u.test(name.trim());

const LONGEST_CODE = 6;

/** `SP | São Paulo | 11,45`: the word behind the short code names the row, or the one behind its year (`1850 | Eusébio de Queirós`). */
function nameByWord(cells: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const [code = '', name = '', ...others] = cells;
  const isDated = /^\d{3,4}(?:\s?[–-]\s?\d{2,4})?$/.test(code) && /^\p{L}[^.;]{2,45}$/u.test(name);
  if (isDated && others.length > 0) return [`${name}, ${code}`, ...others];
  // Rows of one table are named alike.
  const areShort = rows.every(([, word = '']) => word.length <= LONGEST_NAME - LONGEST_CODE);
  const isCode =
    areShort && /^\p{Lu}{1,3}$/u.test(code) && /^\p{Lu}?\p{Ll}{2}/u.test(name) && !/\d/.test(name);
  return isCode && others.length > 0 ? [`${name} (${code})`, ...others] : [...cells];
}

/** A bare figure with the name of its column before it; without one it tells nothing and goes. */
function nameFigures(cells: readonly string[], { piece: { block }, text }: Statement): string[] {
  if (block.type !== 'table') return [...cells];
  const header = block.hasHeader ? (block.rows[0] ?? []) : [];
  const row = block.rows.find((one) => rowText(one) === text) ?? [];
  let from = 0;
  return cells.flatMap((cell) => {
    // Two columns may hold the same figure.
    const place = row.indexOf(cell, from);
    from = Math.max(from, place + 1);
    const shown = plainMath(cell);
    if (!/[\p{L}\d]/u.test(shown)) return [];
    const isSaid =
      /\p{L}{2}|R\$|%/u.test(shown.replace(/ (?:ou|até) /gu, ' ')) || formulasOf(shown).length > 0;
    if (isSaid && !RANGE.test(shown)) return [shown];
    const column = plainMath(header[place] ?? '').trim();
    const names =
      /\p{L}{2}/u.test(column) && column.length <= LONGEST_NAME && !/[\\{}]|(?<!R)\$/.test(column);
    return names ? [`${lowerFirst(column)} ${shown}`] : [];
  });
}

/** A longer table of figures is drawn, not told row by row. */
const MOST_MEASURED = 7;
/** `até 1`, `1 a 3`, `1940`: what the first column measures. */
const OF_MEASURE =
  /^(?:(?:até|acima de|abaixo de|mais de|menos de|de|a partir de) )?\d[\d.,]*(?: (?:a|e|ou|até) \d[\d.,]*)?$/iu;
/** `16 ou 20` */
const RANGE = /^\d[\d.,]* (?:ou|a|e) \d[\d.,]*$/u;

/** `Iluminação | 1,5 | 17,5`: a name with figures under named columns. */
function isOfFigures({ piece: { block }, text }: Statement): boolean {
  if (block.type !== 'table' || !(block.hasHeader || namesColumns(block.rows))) return false;
  const [name = '', ...figures] = text.split(' | ');
  return (
    (/\p{L}{3}/u.test(name) || YEAR.test(name) || OF_MEASURE.test(name)) &&
    figures.length > 0 &&
    figures.every((cell) => /^[-−]?\d[\d.,\s]*%?$/.test(cell) || RANGE.test(cell))
  );
}
