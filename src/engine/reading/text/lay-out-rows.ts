import { isCodeLine } from '#engine/reading/listings.ts';

type Row = readonly string[];
/** A way in which teachers set cells apart: how a line is read so, and when lines that are read so make a table. */
interface Form {
  cells: (line: string) => string[];
  /** Rows may have fewer cells than the longest: a bar that was forgotten. */
  isLoose?: true;
  fits: (rows: readonly Row[], around: string) => boolean;
  write: (rows: readonly Row[]) => string[];
}

const LONGEST_CELL = 60;
/** Nobody types a longer row, and the patterns would take their time over it. */
const LONGEST_LINE = 400;
const LONGEST_NAME = 4;
const FEWEST_ROWS = 3;
/** Two columns may be any two things typed apart; a table of two has short names in front. */
const FEWEST_OF_TWO = 4;
/** What stands in front of an item, and pairs of right and wrong, which are read as such. */
const NO_ROW = /^\s*(?:[-•*–—]|\(?[a-z\d]{1,2}[).])\s|[❌✅✗✓✘]|__|->/u;
/** `1-b`, `a) 2`, `01a=36`: what is answered or may be chosen. */
const OF_A_KEY = /^\(?(?:[a-h]\)|\d{1,2}\s?[a-h]?\s?(?:[-–=:.)]|→)\s?\S)/iu;

const wordsIn = (cell: string): number => cell.trim().split(/\s+/u).length;
const countOf = (rows: readonly Row[]): number => rows[0]?.length ?? 0;
const withTabs = (rows: readonly Row[]): string[] => rows.map((row) => row.join('\t'));
const withBars = (rows: readonly Row[]): string[] => rows.map((row) => `| ${row.join(' | ')} |`);

/** `|---|:---|`, `----+----`: the line below a head. */
const RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*[|+])+(?:\s*:?-{2,}:?\s*)?$/u;

/** `etapa | ATP direto`, `piruvato→acetil| 0`, `| a | b |`: bars, however much room they have. */
const BARS: Form = {
  cells: (line) => {
    if (RULE.test(line)) return ['---', '---'];
    const bare = line.trim().replace(/^\||\|$/gu, '');
    const cells = bare.split('|').map((cell) => cell.trim());
    const isRow = cells.some((cell) => /[\p{L}\d]/u.test(cell)) && !isCodeLine(line) && !line.includes('||');
    return isRow && line.includes('|') ? cells : [];
  },
  isLoose: true,
  fits: (rows) => {
    const told = rows.filter(([first]) => first !== '---');
    const columns = Math.max(0, ...told.map((row) => row.length));
    const keyed = told.flat().filter((cell) => OF_A_KEY.test(cell)).length;
    const isRuled = told.length < rows.length;
    return (
      columns > 1 &&
      told.length >= (columns > 2 || isRuled ? 2 : FEWEST_ROWS) &&
      told.every(({ length }) => length > 1 && length >= columns - 1) &&
      keyed * 2 < told.flat().length
    );
  },
  write: (rows) => {
    const columns = Math.max(...rows.map((row) => row.length));
    const at = rows.findIndex(([first]) => first === '---');
    const told = rows
      .filter(([first]) => first !== '---')
      .map((row) => [...row, ...Array<string>(columns - row.length).fill('')]);
    const written = withBars(at < 0 ? nameColumns(told) : told);
    return at === 1 ? [written[0] ?? '', `|${'---|'.repeat(columns)}`, ...written.slice(1)] : written;
  },
};

/** `Amazônia⇥⇥equatorial`: several tabs that only line the cells up. */
const TABS: Form = {
  cells: (line) =>
    line.trim().includes('\t')
      ? line
          .trim()
          .split(/\s*\t\s*/u)
          .filter((cell) => cell !== '')
      : [],
  // Beside a row that then had fewer cells, two tabs stand around an empty one.
  fits: (rows, around) => rows.length > 1 && !around.includes('\t'),
  write: withTabs,
};

/** `citosol ......... glicólise` */
const LEADERS: Form = {
  cells: (line) => {
    const cells = line.trim().split(/\s*(?:\.{4,}|(?:\.\s){4,}\.?|…{2,})\s*/u);
    return cells.every((cell) => cell !== '' && !OF_A_KEY.test(cell) && !/[?_]/u.test(cell)) ? cells : [];
  },
  fits: (rows) =>
    rows.length > 1 &&
    rows.every(([name = '']) => wordsIn(name) <= LONGEST_NAME + 2) &&
    rows.filter((row) => /\p{L}{3}[.!;]$/u.test(row.at(-1) ?? '')).length * 2 <= rows.length,
  write: withTabs,
};

const MOST_FIGURES = 12;
/** `t(s) 0 1 2 3 4` over `v(m/s) 3 5 7 9 11`: what was measured, a column for each. */
const FIGURES: Form = {
  cells: (line) => {
    const [, name = '', told = ''] =
      /^(\p{L}[^:=;]{0,40}?)\s*:?\s+((?:[-–−+]?\d+(?:[.,]\d+)?%?(?:\s+|$)){3,})$/u.exec(line.trim()) ?? [];
    return name === '' ? [] : [name, ...told.trim().split(/\s+/u)];
  },
  // Below a row of names they are rows of its table.
  fits: (rows, around) =>
    rows.length > 1 &&
    countOf(rows) <= MOST_FIGURES + 1 &&
    !around.split('\n').some((line) => line.split(/\t+| {2,}/u).length === countOf(rows)),
  write: (rows) => withBars((rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''))),
};

/** Rows of cells of a few words with the same mark between them: `go – went – gone`. */
const series = (mark: RegExp, mostWords: number): Form => ({
  cells: (line) => {
    const cells = NO_ROW.test(line) || isCodeLine(line) ? [] : line.trim().split(mark);
    return cells.every(
      (cell) => cell.trim() !== '' && cell.length <= LONGEST_CELL && !/[?=:]|[.!]\s/u.test(cell),
    )
      ? cells
      : [];
  },
  fits: (rows) =>
    rows.length >= FEWEST_ROWS &&
    countOf(rows) > 2 &&
    rows.flat().reduce((sum, cell) => sum + wordsIn(cell), 0) <= rows.flat().length * mostWords,
  write: withBars,
});

/** `Critério    Monarquia    República`: lined up with spaces. */
const GAPS: Form = {
  cells: (line) => {
    const bare = line.trim().replace(/ {2,}(?=\([^()]*\)$)/u, ' ');
    if (bare === '' || /[\t|→]/u.test(bare) || NO_ROW.test(bare) || isCodeLine(bare)) return [];
    const cells = bare.split(/ {2,}/u);
    return cells.every((cell) => cell.length <= LONGEST_CELL && !/[.!?]\s\p{Lu}/u.test(cell)) ? cells : [];
  },
  fits: (rows) => {
    const areNamed = rows.every(([name = '']) => wordsIn(name) <= LONGEST_NAME);
    return (
      rows.length >= (countOf(rows) === 2 ? FEWEST_OF_TWO : FEWEST_ROWS) &&
      /\p{L}/u.test(rows.flat().join('')) &&
      (countOf(rows) > 2 || areNamed)
    );
  },
  write: withTabs,
};

const FORMS: readonly Form[] = [
  BARS,
  FIGURES,
  TABS,
  LEADERS,
  series(/\s+[-–—]\s+/u, 3),
  series(/\s+\/\s+/u, 2.5),
  series(/\s*;\s*/u, 4),
  GAPS,
];

/**
 * Rows whose cells stand apart in any of the ways in which teachers type them (bars, tabs, dots, dashes, spaces, figures behind
 * a name) in the one that tables are read from; other lines stay as they are.
 */
export function layOutRows(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const read: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = FORMS.map((form) => ({ form, rows: rowsFrom(form, lines, at) })).find(
      ({ form, rows }) =>
        rows.length > 0 &&
        form.fits(rows, `${lines[at - 1]?.trim() ?? ''}\n${lines[at + rows.length]?.trim() ?? ''}`),
    );
    read.push(...(found === undefined ? partLine(lines[at] ?? '') : found.form.write(found.rows)));
    at += found?.rows.length ?? 1;
  }
  return read.join('\n');
}

function rowsFrom(form: Form, lines: readonly string[], at: number): Row[] {
  const rows: Row[] = [];
  for (let place = at; place < lines.length; place += 1) {
    const line = lines[place] ?? '';
    const cells = line.trim() === '' || line.length > LONGEST_LINE ? [] : form.cells(line);
    if (cells.length < 2 || (form.isLoose !== true && cells.length !== (rows[0]?.length ?? cells.length)))
      break;
    rows.push(cells);
  }
  return rows;
}

/** `água: fusão 0 °C | ebulição 100 °C`: what every row says first in a column heads it. */
function nameColumns(rows: readonly Row[]): Row[] {
  const labels = rows.map(([first = '']) => /^([^:]{2,40}):\s+(\S.*)$/u.exec(first));
  if (rows.length < FEWEST_ROWS || labels.some((label) => label === null)) return [...rows];
  const parted = rows.map((row, at) => [labels[at]?.[1] ?? '', labels[at]?.[2] ?? '', ...row.slice(1)]);
  const names = (parted[0] ?? []).map((cell, column) => {
    const name = /^\p{L}{3,}(?=\s\S)/u.exec(cell)?.[0] ?? '';
    return column > 0 && name !== '' && parted.every((row) => row[column]?.startsWith(`${name} `))
      ? name
      : '';
  });
  if (names.slice(1).some((name) => name === '')) return parted;
  return [names, ...parted.map((row) => row.map((cell, at) => cell.slice(names[at]?.length ?? 0).trim()))];
}

const FEWEST_IN_LINE = 3;
/** `energia solar • transporte coletivo • reflorestamento` */
const LISTED = /\s+[•●▪]\s+/u;
/** `CO2 linear apolar | H2O angular polar | NH3 piramidal polar`, `onça | 80 km/h || lebre | 70 km/h`: a row behind the other in one line. */
function partLine(line: string): string[] {
  if (line.length > LONGEST_LINE) return [line];
  const items = isCodeLine(line) ? [] : line.trim().split(LISTED);
  if (items.length >= FEWEST_IN_LINE && items.every((item) => /\p{L}{2}/u.test(item)))
    return items.map((item) => `- ${item.replace(/^[•●▪]\s*/u, '')}`);
  const isDoubled = /\S\s*\|\|\s*\S/u.test(line);
  const parts = line.trim().split(isDoubled ? /\s*\|\|\s*/u : /\s+\|\s+/u);
  const areRows =
    parts.length >= FEWEST_IN_LINE &&
    !isCodeLine(line) &&
    !/[?=_]|https?:/u.test(line) &&
    parts.every((part) => !OF_A_KEY.test(part) && (isDoubled ? part.includes('|') : /^\S+\s\S/u.test(part)));
  if (!areRows) return [line];
  return parts.map((part) => {
    const [, name = '', said = ''] =
      /^(.+?)\s*[|:]\s*(\S.*)$/u.exec(part) ?? /^(\S+)\s+(\S.*)$/u.exec(part) ?? [];
    return `- ${name}: ${said.replace(/\s*\|\s*/gu, '; ')}`;
  });
}
