import { writeReadable } from '#engine/composing/deck/write-readable.ts';
import { readNumber } from '#engine/composing/read-series.ts';
import { namesTotal } from '#engine/pedagogy/language/names-total.ts';
import type { TableBlock } from '#engine/reading/source-document.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import { type FindForm, nameFacts, passageIdsOf } from './form.ts';
import { findClaim, layBoard } from './form-points.ts';
import { plainWords, saysRow } from './says-row.ts';

const MOST_COLUMNS = 6;
const MOST_ROWS = 12;
/** More rows stand in two columns, where they are narrow enough to stand abreast. */
const MOST_ABREAST = 28;
const MOST_COLUMNS_ABREAST = 4;
const LONGEST_CELL_ABREAST = 24;
/** More rows than these are shown where the points tell them all. */
const USUAL_ROWS = 8;
/** Its head among them: two cells below two names are a sentence, no table. */
const FEWEST_ROWS = 3;
const LONGEST_CELL = 60;
/** A small table has room for a line more in some cells. */
const [LONGEST_CELL_OF_SMALL, MOST_CELLS_OF_SMALL] = [90, 18];
/** Fewer filled cells than this and the table is a form, or a layout. */
const LEAST_FILLED = 0.7;
const MOST_BARS = 8;
const FEWEST_BARS = 3;

/** What stands below a table in one line. */
const LONGEST_BELOW = 96;
/** A panel beside the table would narrow it for these few words. */
const LONGEST_LINE = 48;

/** A table of the material: bars where it is one column of numbers under names, else the table itself. */
export const findTable: FindForm = (matter) => {
  const tables = joinTorn(matter.blocks);
  const whole = tables.find(
    (one) =>
      isShowable(one) &&
      (one.rows.length <= USUAL_ROWS + 1 || isToldWhole(one, matter.points)) &&
      (isAskedFor(matter, one) || hasRoomBeside(one, matter.points)),
  );
  const table = whole ?? tables.map((one) => keepTold(one, matter.points)).find((one) => one !== null);
  if (table === undefined || table === null) return null;
  const lines = table.rows.map((row) => row.map((cell) => writeReadable(cell.replace(/\s+/g, ' '))));
  const isHeaded = table.hasHeader || isShouted(table) || !tellsFirst(table, matter.points);
  const head = isHeaded ? (lines[0] ?? []) : (lines[0] ?? []).map(() => '');
  const rows = isHeaded ? lines.slice(1) : lines;
  const others = matter.points.filter(({ text }) => !saysRow(text, table));
  const passageIds =
    passageIdsOf(matter.points).length > 0 ? passageIdsOf(matter.points) : matter.item.passageIds;
  const dated = tellDates(head, rows, passageIds);
  if (dated !== null) return { layout: 'timeline', blocks: [dated], claim: null, rest: others };
  const heading = findClaim(others, matter.item.title);
  const rest = others.filter((point) => point !== heading);
  const claim = heading?.text ?? null;
  const chart = plot(head, rows, passageIds);
  const block = chart ?? { type: 'table' as const, columns: head, rows, caption: null, passageIds };
  const layout = chart === null ? 'table' : 'chart';
  const [only, ...more] = rest;
  const isLine = block.type === 'table' && only !== undefined && more.length === 0;
  if (isLine && only.text.length <= LONGEST_LINE)
    return { layout, blocks: [{ ...block, caption: only.text }], claim, rest: [] };
  if (rest.length > 0 && hasRoomBeside(table, rest)) {
    const items = nameFacts(rest.map(layBoard), matter.item.title);
    return { layout, blocks: [block, { type: 'points', items }], claim, rest: [] };
  }
  if (isLine && only.text.length <= LONGEST_BELOW)
    return { layout, blocks: [{ ...block, caption: only.text }], claim, rest: [] };
  return { layout, blocks: [block], claim, rest };
};

/** `Pronombre | HABLAR | COMER` above small letters: names of columns, however they are told. */
const isShouted = ({ rows: [head = [], ...rows] }: TableBlock): boolean =>
  head.slice(1).every((cell) => /^\p{Lu}[\p{Lu} -]{2,}$/u.test(cell.trim())) &&
  rows.every((row) => row.slice(1).some((cell) => /\p{Ll}/u.test(cell)));

/** `go – went – ir; eat – ate – comer`: told among the others, the first row is one of them and no head. */
function tellsFirst({ rows }: TableBlock, points: readonly Statement[]): boolean {
  const [first = [], second = []] = rows.map((row) => ` ${plainWords(row.join(' '))} `);
  return points.some(({ text }) => {
    const said = ` ${plainWords(text)} `;
    return said.startsWith(String(first)) && said.includes(String(second));
  });
}

/** A table that the end of a page tore is one again; a head that the next page says again is said once. */
function joinTorn(blocks: Parameters<FindForm>[0]['blocks']): TableBlock[] {
  const tables: TableBlock[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.type !== 'table') continue;
    const before = blocks[at - 1];
    const last = tables.at(-1);
    const goesOn =
      before?.type === 'table' &&
      block.page === (before.page ?? 0) + 1 &&
      block.rows[0]?.length === before.rows[0]?.length;
    if (!goesOn || last === undefined) tables.push(block);
    else {
      const isHead = block.rows[0]?.join() === last.rows[0]?.join();
      tables[tables.length - 1] = { ...last, rows: [...last.rows, ...block.rows.slice(isHead ? 1 : 0)] };
    }
  }
  return tables;
}

const MOST_BESIDE = 3;
const MOST_LETTERS_BESIDE = 190;
const MOST_NARROW_COLUMNS = 3;
const MOST_NARROW_ROWS = 7;
/** A column more stands there too where it holds only figures and single words. */
const LONGEST_BRIEF_CELL = 12;

/** True where what is said of a small table stands in a panel beside it. */
const hasRoomBeside = ({ rows }: TableBlock, points: readonly Statement[]): boolean =>
  points.length <= MOST_BESIDE &&
  points.reduce((sum, { text }) => sum + text.length, 0) <= MOST_LETTERS_BESIDE &&
  rows.length <= MOST_NARROW_ROWS &&
  (rows[0]?.length ?? 0) <=
    MOST_NARROW_COLUMNS + (rows.flat().every(({ length }) => length <= LONGEST_BRIEF_CELL) ? 1 : 0);

/** True where the table is what the item is about: the analysis says so, its points do, or there is little else to show. */
function isAskedFor({ visuals, points }: Parameters<FindForm>[0], table: TableBlock): boolean {
  const others = points.filter(({ text }) => !saysRow(text, table)).length;
  const isTold = others === 0 || (others === 1 && points.length >= FEWEST_ROWS);
  return (
    points.length < 2 ||
    isTold ||
    visuals.some(({ kind }) => ['tabela', 'grafico', 'linha_do_tempo'].includes(kind))
  );
}

/**
 * The table with the rows that the points tell, where they tell little else, `Recife (PE): população 1,49`, or no more than
 * stands in a panel beside it.
 */
function keepTold(table: TableBlock, points: readonly Statement[]): TableBlock | null {
  const told = points.map(({ text }) => ` ${plainWords(text)} `);
  const isTold = (row: readonly string[]) =>
    told.some((text) => row.every((cell) => text.includes(` ${plainWords(cell)} `)));
  const [head, ...rows] = table.rows;
  // `1 – H – hidrogênio; 2 – He – hélio`: what stands row behind row is told in no other way.
  const inRows = rows.filter((row) => told.some((text) => text.includes(` ${plainWords(row.join(' '))} `)));
  const kept = inRows.length >= FEWEST_ROWS ? inRows : rows.filter(isTold);
  if (head === undefined || kept.length < FEWEST_ROWS - 1) return null;
  const narrow = { ...table, rows: dropCodes([head, ...kept]) };
  const others = points.filter(({ text }) => !saysRow(text, narrow));
  const isMost = kept.length >= points.length - 1;
  return isShowable(narrow) && (isMost || hasRoomBeside(narrow, others)) ? narrow : null;
}

const isToldWhole = (table: TableBlock, points: readonly Statement[]): boolean =>
  keepTold(table, points)?.rows.length === table.rows.length;

const LONGEST_CODE = 3;

/** Without columns of letters that stand for a name beside them. */
function dropCodes(rows: readonly string[][]): string[][] {
  const columns = rows[0]?.length ?? 0;
  const isCode = (at: number) =>
    rows.slice(1).every((row) => /^\p{Lu}+$/u.test(row[at] ?? '') && (row[at] ?? '').length <= LONGEST_CODE);
  return columns < 3 ? [...rows] : rows.map((row) => row.filter((_, at) => !isCode(at)));
}

const MOST_EVENTS = 6;
const LONGEST_EVENT = 90;
const YEARS = /^(?:\d{1,2}(?:º|\/| de)\s?[\p{L}\d]+(?:\/| de )\s?)?(\d{4})(?:\s*[-–a]\s*\d{4})?$/u;

/** Two columns of which the first goes on in time, as a line of time. */
function tellDates(head: string[], rows: string[][], passageIds: string[]) {
  if (head.length !== 2 || rows.length > MOST_EVENTS) return null;
  const years = rows.map(([when = '']) => Number(YEARS.exec(when.trim())?.[1] ?? Number.NaN));
  if (years.some((year, at) => Number.isNaN(year) || year < (years[at - 1] ?? 0))) return null;
  const isTold = rows.every(([, what = '']) => /\p{L}{3}/u.test(what) && what.length <= LONGEST_EVENT);
  if (!isTold) return null;
  const events = rows.map(([when = '', text = '']) => ({ when, text, passageIds }));
  return { type: 'timeline' as const, events };
}

function isShowable({ rows, hasHeader }: TableBlock): boolean {
  const columns = rows[0]?.length ?? 0;
  const cells = rows.flat();
  const longest =
    columns <= MOST_NARROW_COLUMNS && cells.length <= MOST_CELLS_OF_SMALL
      ? LONGEST_CELL_OF_SMALL
      : LONGEST_CELL;
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  return (
    columns >= 2 &&
    columns <= MOST_COLUMNS &&
    rows.length >= FEWEST_ROWS &&
    (rows.length <= MOST_ROWS + 1 || standsAbreast(rows)) &&
    // Above the names of the rows a table often has nothing.
    (rows[0] ?? []).every(
      (cell, at) => (hasHeader ? /\p{L}/u : /\p{L}{2}/u).test(cell) || (at === 0 && cell.trim() === ''),
    ) &&
    rows.slice(1).every(([name = '']) => name.trim() !== '') &&
    cells.every((cell) => cell.length <= longest && cell.trim() !== '=') &&
    filled / cells.length >= LEAST_FILLED &&
    // `31 dias | janeiro, …` above `30 dias | abril, …`: the first row is one of them, and no head.
    !rows.every(([name = '']) => /^\d+ \p{L}/u.test(name.trim()))
  );
}

/** A long table of few short columns: its second half stands beside the first. */
const standsAbreast = (rows: TableBlock['rows']): boolean =>
  rows.length <= MOST_ABREAST + 1 &&
  (rows[0]?.length ?? 0) <= MOST_COLUMNS_ABREAST &&
  rows.flat().every(({ length }) => length <= LONGEST_CELL_ABREAST);

function plot(head: string[], rows: string[][], passageIds: string[]) {
  if (head.length !== 2 || rows.length < FEWEST_BARS || rows.length > MOST_BARS) return null;
  const values = rows.map((row) => readNumber(row[1] ?? ''));
  const categories = rows.map((row) => row[0] ?? '');
  if (
    values.some((value) => value === null || value < 0) ||
    // The sum of all would be a bar beside them.
    categories.some((name) => name === '' || namesTotal(name))
  )
    return null;
  if (readNumber(categories[0] ?? '') !== null && !/^\d{4}$/.test(categories[0] ?? '')) return null;
  const name = head[1] ?? '';
  const told = categories.map((category, at) => `${category} ${rows[at]?.[1]}`).join('; ');
  return {
    type: 'chart' as const,
    form: /^\d{4}$/.test(categories[0] ?? '') ? ('columns' as const) : ('bars' as const),
    unit: name === '' ? null : name,
    categories,
    series: [{ name, values }],
    highlight: null,
    alt: `Gráfico de barras: ${told}.`.slice(0, 250),
    passageIds,
  };
}
