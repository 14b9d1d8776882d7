import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, DrawnTable, Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { measureParagraphs } from '#engine/composing/drawing/fit-text.ts';
import { isColumnOfNumbers } from '#engine/composing/read-series.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import type { Page } from './page.ts';

export interface TableLook {
  style: TextStyle;
  leastPt: number;
  head: { fill: Colour; colour: Colour };
  rules: DrawnTable['rules'];
  cellInsetIn: DrawnTable['cellInsetIn'];
  /** What a row is high where its text asks for no more. */
  rowIn: number;
  /** Ground of every second row. */
  stripe?: Colour;
  fill?: Colour;
  /** What a column may have beside its words. */
  airIn?: number;
  /** Lines of a table beside this one: the columns of both are as wide. */
  alike?: readonly string[][];
  /** What the rows are high, from its head on, where a table beside this one says so. */
  heightsIn?: readonly number[];
}

/** Narrow columns far apart are hard to read across: a table of few words stays narrower than its box. */
const MOST_AIR_IN = 2.1;

/** What each row keeps beside its words. */
const LEAST_AIR_IN = 0.03;

/** How a table stands in a box: the size of its words, its columns as wide as they ask, its rows as high; `isBroken` where none fits. */
export function fitTable(page: Page, block: BlockOf<'table'>, box: Box, usual: TableLook) {
  const { rows } = block;
  const look = suitMany(block, suitFew(page, block, box, usual));
  const all = linesOf(block);
  const wide = [...all, ...(look.alike ?? [])];
  const isHeaded = all.length > rows.length;
  for (let sizePt = wholeSize(page, wide, box.w, look); ; sizePt -= 1) {
    const style = { ...look.style, sizePt };
    const { widths, isBroken } = shareWidth(page, wide, box.w, { ...look, style });
    const needed = all.map((row, at) => heightOf(page, row, widths, style, look, isHeaded && at === 0));
    const wished = needed.map((one, at) => Math.max(isHeaded && at === 0 ? 0.58 : look.rowIn, one));
    const [need, high] = [sum(needed), sum(wished)];
    // Rows give up their air before their words get smaller.
    const fits =
      !isBroken &&
      (high <= box.h + 0.01 || need + (rows.length > MANY_ROWS ? 0 : LEAST_AIR_IN) * rows.length <= box.h);
    if (!fits && sizePt > look.leastPt) continue;
    const heights = high > box.h ? squeezeRows(needed, wished, box.h) : wished;
    return { look, style, all, isHeaded, widths, heights, isBroken };
  }
}

/** A table in a box: columns as wide as their words ask, rows as high as theirs, numbers to the right. */
export function addTable(page: Page, block: BlockOf<'table'>, box: Box, usual: TableLook): void {
  const { columns, rows } = block;
  const fitted = fitTable(page, block, box, usual);
  const { look, style, all, isHeaded, widths, isBroken } = fitted;
  const heights = usual.heightsIn?.slice(0, all.length) ?? fitted.heights;
  const isNumeric = columns.map((_, at) => at > 0 && isColumnOfNumbers(rows.map((row) => row[at] ?? '')));
  const least = sum(heights);
  if (least > box.h + 0.01 || isBroken) {
    const room = Math.max(0, Math.floor((box.h - 0.58) / (least / heights.length)));
    page.overflows.push({ slideId: page.slide.id, element: 'Tabela', lines: rows.length, room });
  }
  const cells = all.map((row, line) =>
    columns.map((_, at) => {
      const text = row[at] ?? '';
      const isHead = isHeaded && line === 0;
      const isBold = isHead || at === 0;
      const fill = isHead ? look.head.fill : line % 2 === 0 ? (look.stripe ?? look.fill) : look.fill;
      return {
        paragraphs: [setCell(page, text, style, { isBold })],
        align: isNumeric[at] ? ('right' as const) : ('left' as const),
        isBold,
        ...(fill === undefined ? {} : { fill }),
        ...(isHead ? { colour: look.head.colour } : {}),
      };
    }),
  );
  page.add({
    ...{
      kind: 'table',
      name: 'Tabela',
      box: { ...box, w: sum(widths), h: Math.min(box.h, least) },
    },
    ...{ columnWidthsIn: widths, rowHeightsIn: heights, cells, hasHeader: isHeaded, style },
    ...{ rules: look.rules, cellInsetIn: look.cellInsetIn },
    alt: `Tabela${block.caption === null ? '' : `: ${block.caption}`}, ${rows.length} ${rows.length === 1 ? 'linha' : 'linhas'}${isHeaded ? `, colunas ${columns.join(', ')}` : ''}.`,
  });
}

/** All lines of a table, its head first; a table whose columns nobody named has none. */
const linesOf = ({ columns, rows }: BlockOf<'table'>): string[][] =>
  rows.length > 0 && columns.every((name) => name.trim() === '') ? rows : [columns, ...rows];

/** Rows that alone would leave half of a slide empty, and how much larger their words may be then. */
const FEW_ROWS = 4;
const MORE_PT = [10, 8, 5, 3];
const MOST_ROW_IN = 1.35;

/** A table of few rows and few words is read from further away: its words grow where each cell stays in one line, its rows with them. */
function suitFew(page: Page, { columns, rows }: BlockOf<'table'>, box: Box, look: TableLook): TableLook {
  if (rows.length === 0 || rows.length > FEW_ROWS) return look;
  const rowIn = Math.max(look.rowIn, Math.min(MOST_ROW_IN, box.h / (rows.length + 1)));
  for (let more = MORE_PT[rows.length - 1] ?? 0; more > 0; more -= 1) {
    const style = { ...look.style, sizePt: look.style.sizePt + more };
    if (!shareWidth(page, [columns, ...rows], box.w, { ...look, style }).isWhole) continue;
    return { ...look, style, rowIn, airIn: box.w };
  }
  return { ...look, rowIn };
}

/** More rows than these stand closer, so that one slide holds the whole table at a size that is read. */
const MANY_ROWS = 8;
const CLOSE_IN = 0.015;

const suitMany = ({ rows }: BlockOf<'table'>, look: TableLook): TableLook =>
  rows.length <= MANY_ROWS
    ? look
    : { ...look, cellInsetIn: { ...look.cellInsetIn, y: Math.min(look.cellInsetIn.y, CLOSE_IN) } };

const MOST_LESS_PT = 3;

/** The size from which a table is tried: a little less than the largest where no cell is broken then. */
function wholeSize(page: Page, rows: readonly string[][], widthIn: number, look: TableLook): number {
  const { style, leastPt } = look;
  for (let sizePt = style.sizePt; sizePt >= Math.max(leastPt, style.sizePt - MOST_LESS_PT); sizePt -= 1)
    if (shareWidth(page, rows, widthIn, { ...look, style: { ...style, sizePt } }).isWhole) return sizePt;
  return style.sizePt;
}

/** The least height of a table as wide as that, at its least size; null where its longest words have no room. */
export function leastHeight(
  page: Page,
  { columns, rows }: BlockOf<'table'>,
  widthIn: number,
  look: TableLook,
): number | null {
  const all = [columns, ...rows];
  const style = { ...look.style, sizePt: look.leastPt };
  const { widths, isBroken } = shareWidth(page, all, widthIn, { ...look, style });
  if (isBroken) return null;
  return all.reduce((sum, row, at) => sum + heightOf(page, row, widths, style, look, at === 0), 0);
}

/** In a narrow column the last two words are not kept together. */
function setCell(page: Page, text: string, style: TextStyle, like: { isBold: boolean }): Paragraph {
  const set = page.paragraph(text, style, like);
  return { ...set, runs: set.runs.map((run) => ({ ...run, text: run.text.replaceAll(LOOSE, ' ') })) };
}

const LOOSE = /(?<![\d$])\u00a0/g;

/** Rows at what their text asks and a share of what is left, where the usual height is too much for the box. */
function squeezeRows(needed: readonly number[], wished: readonly number[], most: number): number[] {
  const spare = most - sum(needed);
  if (spare <= 0) return [...needed];
  const more = wished.map((one, at) => one - (needed[at] ?? 0));
  const all = sum(more) || 1;
  return needed.map((one, at) => one + (spare * (more[at] ?? 0)) / all);
}

/** All of them together. */
export const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

function heightOf(
  page: Page,
  row: readonly string[],
  widths: number[],
  style: TextStyle,
  { cellInsetIn }: TableLook,
  isHead: boolean,
): number {
  const lines = row.map((text, at) => {
    const paragraph = setCell(page, text, style, { isBold: isHead || at === 0 });
    const widthIn = (widths[at] ?? 1) - 2 * cellInsetIn.x;
    return measureParagraphs([paragraph], style, page.look.fonts, { widthIn, heightIn: 9 }).heightIn;
  });
  return Math.max(...lines) + 2 * cellInsetIn.y;
}

/** What one column may take of the table. */
const WIDEST_SHARE = 0.55;

/**
 * Every column gets its longest word, the rest is shared by how much text it holds; `isBroken` where not even the words
 * have room, `isWhole` where every cell has its text in one line.
 */
function shareWidth(page: Page, rows: readonly string[][], widthIn: number, look: TableLook) {
  const { style, airIn = MOST_AIR_IN } = look;
  const insetIn = look.cellInsetIn.x;
  const measure = (text: string, isBold: boolean) =>
    measureParagraphs([setCell(page, text, style, { isBold })], style, page.look.fonts, {
      ...{ widthIn: 99, heightIn: 99 },
    }).widestIn;
  const columns = rows[0] ?? [];
  let isCapped = false;
  const wished = columns.map((_, at) => {
    const cells = rows.map((row, line) => ({ text: row[at] ?? '', isBold: line === 0 || at === 0 }));
    const words = cells.flatMap(({ text, isBold }) => text.split(' ').map((word) => measure(word, isBold)));
    const whole = cells.map(({ text, isBold }) => measure(text, isBold));
    const least = Math.max(...words) * 1.06 + 2 * insetIn + 0.05;
    const wholeIn = Math.max(...whole) * 1.06 + 2 * insetIn;
    if (wholeIn > Math.max(least, widthIn * WIDEST_SHARE)) isCapped = true;
    return { least, most: Math.max(least, Math.min(wholeIn, widthIn * WIDEST_SHARE)) };
  });
  const least = wished.reduce((sum, one) => sum + one.least, 0);
  const more = wished.reduce((sum, one) => sum + one.most - one.least, 0);
  const spare = widthIn - least;
  if (spare < 0)
    return { widths: wished.map((one) => (one.least / least) * widthIn), isBroken: true, isWhole: false };
  const share = more === 0 ? 0 : Math.min(1, spare / more);
  const extra = Math.min(airIn, (spare - more * share) / Math.max(1, columns.length));
  const widths = wished.map((one) => one.least + (one.most - one.least) * share + extra);
  return { widths, isBroken: false, isWhole: share === 1 && !isCapped };
}
