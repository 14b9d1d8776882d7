import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { isAsked } from '#engine/pedagogy/lesson/points/is-asked.ts';
import { ENDS_IN_AIR, makePoint, pointAsIs } from '#engine/pedagogy/lesson/points/make-point.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { saySigns } from '#engine/pedagogy/lesson/points/say-signs.ts';
import { isOfThisPage } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { findRuns, LABELLED, LETTERED, MARK } from '#engine/pedagogy/material/find-runs.ts';
import { isProcedure } from '#engine/pedagogy/material/is-procedure.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

/** A list with what each of its members says. */
export interface Run {
  lead: Piece | undefined;
  members: { statements: readonly Statement[]; points: readonly Point[] }[];
}

/** A point for each member; what is too short to be one stands with its neighbour. Null where one says nothing. */
export function sayMembers(members: Run['members']): Point[] | null {
  const told: Point[] = [];
  let waiting: string[] = [];
  const kinds = new Set(members.flatMap(({ points: [point] }) => point?.kind ?? []));
  for (const { statements, points } of members) {
    const [line] = statements;
    // Where some stand alone none stands in a row with others.
    const isApart = kinds.size > 1 && points[0]?.kind === 'list' && line !== undefined;
    const [point = longOf(statements)] = isApart ? sayAlone(line) : points;
    const last = told.at(-1);
    if (line === undefined) return null;
    if (point !== undefined) {
      const text = [...waiting, waiting.length > 0 ? inRow(point.text, line) : point.text].join('; ');
      if (!told.includes(point)) told.push(waiting.length > 0 ? { ...point, text } : point);
      waiting = [];
      continue;
    }
    const short = inRow(cleanPoint(line.text), line);
    // A row that says too little alone is none of the row before it.
    if (
      line.piece.kind === 'table' ||
      line.words > SHORT ||
      !/\p{L}{2}/u.test(short) ||
      /[?!_:]$/.test(short)
    )
      return null;
    if (last === undefined) waiting.push(upperFirst(short));
    else told[told.length - 1] = { ...last, text: `${last.text}; ${short}`, basis: [...last.basis, line] };
  }
  return waiting.length === 0 ? told : null;
}
const SHORT = 2;

const sayAlone = (line: Statement): Point[] =>
  [makePoint(cleanPoint(line.text), [line], 'item', false)].filter((point) => point !== null);

/** Among others a member keeps the small letter that its writer gave it. */
const inRow = (text: string, { text: written }: Statement): string =>
  /^\P{L}*\p{Ll}/u.test(written.replace(MARK, ''))
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : lowerFirst(text);

const LONGEST_MEMBER = 280;

/** `B: sem sinal de alarme mas com …`: longer than a point, and the set would lack it. */
function longOf(statements: readonly Statement[]): Point | undefined {
  const [line, ...more] = statements;
  if (line === undefined || more.length > 0 || line.text.length > LONGEST_MEMBER || hasRawMath(line.text))
    return undefined;
  const text = cleanPoint(line.text);
  return (LABELLED.test(text) || LETTERED.test(line.text)) && isQuotable(line) && !isAsked(line)
    ? pointAsIs(text, line, { kind: 'item', isLong: true })
    : undefined;
}

/** The lists of these pieces, each member with what it says. */
export const runsOf = (pieces: readonly Piece[], known: ReadonlyMap<Piece, readonly Point[]>): Run[] =>
  findRuns(pieces).map(({ lead, members }) => ({
    lead,
    members: members
      .map((statements) => ({ statements, points: pointsOf(statements, known) }))
      // The names of the columns say nothing alone.
      .filter(
        ({ statements: [line], points }, at) => at > 0 || points.length > 0 || line?.piece.kind !== 'table',
      ),
  }));

function pointsOf(own: readonly Statement[], known: ReadonlyMap<Piece, readonly Point[]>): Point[] {
  const [piece] = own.map((one) => one.piece);
  if (piece === undefined) return [];
  const found = (known.get(piece) ?? []).filter(({ basis }) => own.some((one) => basis.includes(one)));
  // `Apoie o braço dela`: what leans on the step before may, beside it.
  return found.length === 0 && isProcedure(piece.block, piece.statements)
    ? own.flatMap((step) => stepOf(step))
    : found;
}

const LONGEST_STEP = 25;
const stepOf = (step: Statement): Point[] =>
  !/\p{L}{3}/u.test(step.text) ||
  isOfThisPage(step.text) ||
  step.words > LONGEST_STEP ||
  hasRawMath(step.text) ||
  ENDS_IN_AIR.test(step.text.trim())
    ? []
    : [pointAsIs(cleanPoint(step.text), step, { kind: 'item', isLong: false })];

/** Letters of a cell that is a few words, and of the rows that stand in one line. */
const [LONGEST_CELL, LONGEST_ROWS] = [32, 190];
const FEWEST_COLUMNS = 3;

/**
 * Whether a table is told by its rows alone: one of several columns, for a row without the names above it tells half, and one with a
 * row that is no point by itself, as that of its total.
 */
export function standsInRows(members: Run['members']): boolean {
  const block = members[0]?.statements[0]?.piece.block;
  if (block?.type !== 'table' || joinRows(members).length === 0) return false;
  const columns = block.rows[0]?.length ?? 0;
  return columns >= FEWEST_COLUMNS || members.some(({ points }) => points.length === 0);
}

/** `go – went – ir; have – had – ter; …`: the rows of a table of words, led once by the names of its columns; none where a cell says more. */
export function joinRows(members: Run['members']): Point[] {
  const lines = members.flatMap(({ statements }) => statements);
  const [first] = lines;
  const block = first?.piece.block;
  if (first === undefined || block?.type !== 'table') return [];
  const cells = block.rows.flat().map(plainMath);
  if (block.rows.some(isOpenRow) || cells.some((cell) => cell.length > LONGEST_CELL || hasRawMath(cell)))
    return [];
  // `Pesos: 2¹ (2), 2⁰ (1)`: behind its name a row of signs is whole.
  const named = block.hasHeader ? [] : lines.flatMap((line) => saySigns(line, block.rows) ?? []);
  if (named.length === lines.length) return named;
  const isHeaded = block.hasHeader && lines.every(({ text }) => text !== rowText(block.rows[0]));
  const groups: Statement[][] = [];
  const lettersOf = (some: readonly Statement[]): number =>
    some.reduce((sum, { text }) => sum + text.length, 0);
  // Evenly, so that no row is left over.
  const longest = lettersOf(lines) / Math.ceil(lettersOf(lines) / LONGEST_ROWS);
  for (const line of lines) {
    const last = groups.at(-1);
    const isFull = lettersOf([...(last ?? []), line]) > longest + line.text.length / 2;
    if (last === undefined || isFull) groups.push([line]);
    else last.push(line);
  }
  return groups.map((own, at) => {
    const rows = own
      .map(({ text }) =>
        plainMath(text).replace(/\.?\s\|\s|\.$/gu, (mark) => (mark.includes('|') ? ' – ' : '')),
      )
      .join('; ');
    const text =
      at === 0 && isHeaded ? `${plainMath(rowText(block.rows[0])).replaceAll(' | ', ' – ')}: ${rows}` : rows;
    return { ...pointAsIs(text, own[0] ?? first, { kind: 'row', isLong: true }), basis: own };
  });
}

/** As the pieces of a table write its row. */
const rowText = (row: readonly string[] = []): string => row.filter((cell) => cell !== '').join(' | ');

/** A gap between two cells would have the others stand under the wrong name; behind `Total – 100` there may be nothing. */
const isOpenRow = (row: readonly string[]): boolean => {
  const last = row.findLastIndex((cell) => cell.trim() !== '');
  return last < 0 || row.slice(0, last).some((cell) => cell.trim() === '');
};
