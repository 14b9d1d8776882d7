import { writeReadable } from '#engine/composing/deck/write-readable.ts';
import type { TableBlock } from '#engine/reading/source-document.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import { type FindForm, passageIdsOf } from './form.ts';

const MOST_COLUMNS = 6;
const MOST_ROWS = 8;
/** Its head among them: two cells below two names are a sentence, no table. */
const FEWEST_ROWS = 3;
const LONGEST_CELL = 60;
/** Fewer filled cells than this and the table is a form, or a layout. */
const LEAST_FILLED = 0.7;
const MOST_BARS = 8;
const FEWEST_BARS = 3;

/** A table of the material: bars where it is one column of numbers under names, else the table itself. */
export const findTable: FindForm = (matter) => {
  const table = matter.blocks.find(
    (block): block is TableBlock => block.type === 'table' && isShowable(block),
  );
  if (table === undefined || !isAskedFor(matter)) return null;
  const [head = [], ...rows] = table.rows.map((row) =>
    row.map((cell) => writeReadable(cell.replace(/\s+/g, ' '))),
  );
  const words = new Set(table.rows.flat().map(normal));
  const rest = matter.points.filter(({ text }) => !saysRow(text, words));
  const passageIds =
    passageIdsOf(matter.points).length > 0 ? passageIdsOf(matter.points) : matter.item.passageIds;
  const chart = plot(head, rows, passageIds);
  const block = chart ?? { type: 'table' as const, columns: head, rows, caption: null, passageIds };
  return { layout: chart === null ? 'table' : 'chart', blocks: [block], claim: null, rest };
};

/** True where the table is what the item is about: the analysis says so, or there is little else to show. */
const isAskedFor = ({ visuals, points }: Parameters<FindForm>[0]): boolean =>
  points.length < 2 || visuals.some(({ kind }) => kind === 'tabela' || kind === 'grafico');

function isShowable({ rows }: TableBlock): boolean {
  const columns = rows[0]?.length ?? 0;
  const cells = rows.flat();
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  return (
    columns >= 2 &&
    columns <= MOST_COLUMNS &&
    rows.length >= FEWEST_ROWS &&
    rows.length <= MOST_ROWS + 1 &&
    (rows[0] ?? []).every((cell) => /\p{L}{2}/u.test(cell)) &&
    rows.every(([name = '']) => name.trim() !== '') &&
    cells.every((cell) => cell.length <= LONGEST_CELL && cell.trim() !== '=') &&
    filled / cells.length >= LEAST_FILLED
  );
}

function plot(head: string[], rows: string[][], passageIds: string[]) {
  if (head.length !== 2 || rows.length < FEWEST_BARS || rows.length > MOST_BARS) return null;
  const values = rows.map((row) => readNumber(row[1] ?? ''));
  const categories = rows.map((row) => row[0] ?? '');
  if (values.some((value) => value === null || value < 0) || categories.some((name) => name === ''))
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

/** A point that only says a row of the table again. */
function saysRow(text: Statement['text'], words: ReadonlySet<string>): boolean {
  const parts = text
    .split(/[:;,(]/)
    .map(normal)
    .filter((part) => part !== '');
  return parts.filter((part) => words.has(part)).length >= Math.max(1, parts.length / 2);
}

const normal = (text: string): string =>
  text
    .toLocaleLowerCase('pt-BR')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A number as Brazilians write it (`1.769,3`, `4,5%`, `R$ 20`), or null where the text is more than a number. */
function readNumber(text: string): number | null {
  const bare = text
    .replace(/^R\$\s*/, '')
    .replace(/\s*%$/, '')
    .replaceAll('\u00a0', '')
    .trim();
  if (!/^[-−]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^[-−]?\d+(?:,\d+)?$/.test(bare)) return null;
  return Number(bare.replaceAll('.', '').replace(',', '.').replace('−', '-'));
}
