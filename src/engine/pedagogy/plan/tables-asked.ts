import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';

const LONGEST_TABLE = 320;
/** Row by row under what heads its columns a table takes less. */
const LONGEST_ROWS = 460;
/** A tick here and there is no figure to look at. */
const FEWEST_FIGURES = 0.4;

/** `Tabela – 1940: % urbana 31; 1960: % urbana 45`: the figures that a question asks to look at, in a line; none where they have no room. */
export function tellTable(own: readonly Piece[], asked: string): Grounded[] {
  const table = own.find(({ kind }) => kind === 'table');
  if (table?.block.type !== 'table') return [];
  const cells = table.block.rows.map((row) => row.map((cell) => plainMath(cell.replace(/\s+/g, ' ')).trim()));
  const isNamed = /(?<!\p{L})(?:tabela|quadro|dados)(?!\p{L})/iu.test(asked);
  if (!isNamed && !(table.block.hasHeader && holdsFigures(cells))) return [];
  const [head = [], ...rows] = cells;
  const isFull = rows.length > 0 && cells.every((row) => row.length === head.length && !row.includes(''));
  const text = [nameCells(head, rows), nameRows(head, rows)].find(
    (one, at) => one.length <= (at === 0 ? LONGEST_TABLE : LONGEST_ROWS),
  );
  return isFull && text !== undefined ? [{ text, basis: table.statements }] : [];
}

/** Each figure behind what heads it; one row of figures is told by what heads each. */
function nameCells(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const names = head.slice(1);
  const say = (name: string, cells: readonly string[]): string =>
    `${name}: ${cells.map((cell, at) => (names.length > 1 ? `${names[at] ?? ''} ${cell}`.trim() : cell)).join(', ')}`;
  const [row = []] = rows;
  const isRow = rows.length === 1 && names.length > 1;
  const told = isRow
    ? names.map((name, at) => `${name}: ${row[at + 1] ?? ''}`)
    : rows.map(([name = '', ...cells]) => say(name, cells));
  const named = isRow ? [head[0], row[0]] : names.length > 1 ? [] : head;
  return `Tabela${named.length > 0 ? ` (${named.join(' e ')})` : ''} – ${told.join('; ')}`;
}

/** `Tabela (País | PIB | População) – Brasil | 3.240 | 207; Canadá | 1.769 | 36` */
const nameRows = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `Tabela (${head.join(' | ')}) – ${rows.map((row) => row.join(' | ')).join('; ')}`;

function holdsFigures([, ...rows]: readonly (readonly string[])[]): boolean {
  const cells = rows.flatMap((row) => row.slice(1));
  return cells.filter((cell) => /\d/.test(cell)).length >= Math.max(2, FEWEST_FIGURES * cells.length);
}

const LONGEST_COLUMN = 40;
const MOST_TABLE_COLUMNS = 4;

/** `Qual o número médio de erros por página?` beside a table of errors: the table is what it asks of. */
export function tableOf(order: Statement, all: readonly Piece[]): Grounded | null {
  if (
    /(?<!\p{L})(?:tabela|quadro|dados)(?!\p{L})/iu.test(order.text) ||
    (order.piece.page === null && order.piece.slide === null)
  )
    return null;
  const { page, slide } = order.piece;
  const table = all.find((piece) => piece.kind === 'table' && piece.page === page && piece.slide === slide);
  if (table?.block.type !== 'table' || !table.block.hasHeader) return null;
  const columns = (table.block.rows[0] ?? []).map((cell) => plainMath(cell.replace(/\s+/g, ' ').trim()));
  // Several questions in a row are about one table: what names it in one of them names it for all.
  const asked = contentStems(order.piece.text);
  const isOf = contentStems(columns.join(' ')).some((key) => asked.includes(key));
  const named = columns.filter(
    (cell) => /\p{L}{3}/u.test(cell) && cell.length <= LONGEST_COLUMN && !hasRawMath(cell),
  );
  if (!isOf || named.length < 2) return null;
  return {
    text: `Use a tabela ${named.slice(0, MOST_TABLE_COLUMNS).join(' | ')}:`,
    basis: table.statements.slice(0, 2),
  };
}

/** `O que o código abaixo mostra?`: the program right below, line by line. */
export function codeBelow(order: Statement, all: readonly Piece[]): Grounded | null {
  const at = all.indexOf(order.piece);
  const next = at < 0 ? undefined : all[at + 1];
  const isAsked = /(?<!\p{L})(?:c[óo]digo|programa|algoritmo|trecho|script|la[çc]o)(?!\p{L})/iu.test(
    order.text,
  );
  const isLast = order.piece.statements.at(-1) === order;
  return isAsked && isLast && next?.kind === 'code' ? { text: next.text, basis: next.statements } : null;
}

/** `I. Ata II. Carta Comercial`, of which a stop at a numeral made two sentences: the names of a column to choose from. */
export function tellColumn({ block, statements }: Pick<Piece, 'block' | 'statements'>): string | null {
  const text = block.type === 'paragraph' ? block.text : '';
  const signs = text.match(/(?:^|\s)[IVX]+\s?[.)–-]\s/gu) ?? [];
  const isColumn = /^\(?[IVX]+\s?[).–-]\s/u.test(text) && signs.length > 1 && statements.length > 1;
  return isColumn && statements.every(({ role }) => role === 'alternative') ? text.trim() : null;
}

/** `Avaliação: ficha (6,0). Ficha: 1. Por que …?`: what is asked begins behind the first number. */
export function fromFirst(statements: readonly Statement[]): { one: Statement; number: string }[] {
  const at = statements.findIndex(({ text }) => /^[^\d?]{0,60}(?<!\d)1\s?[.)]$/.test(text.trim()));
  const isLed = at >= 0 && statements[at + 1]?.text.trim().endsWith('?') === true;
  const asked = isLed ? statements.slice(at + 1) : statements;
  return asked.map((one, place) => ({ one, number: isLed && place === 0 ? '1. ' : '' }));
}
