import { findAlignedTables } from '#engine/reading/pdf/layout/find-aligned-tables.ts';
import type { TextLine } from '#engine/reading/pdf/page-content.ts';
import { makeLine, type OcrLine } from './ocr-line.ts';
import type { VerticalRule } from './prepare-page.ts';

export interface OcrTable {
  /** The recognised lines that its cells were made of, in their order. */
  lines: OcrLine[];
  rows: string[][];
}

/** In heights of the letters: a wider gap between two words parts two cells. */
const CELL_GAP = 1.4;

/** From this many words on, the cells of a column are lines of running text. */
const PROSE_WORDS = 4.5;
/** A line of a column of text has no more. */
const MOST_LINE_WORDS = 14;
/** So few rows make a table only without holes. */
const FEW_ROWS = 3;

/**
 * What stands side by side on a recognised page: tables (rows under each other whose pieces keep to the same
 * columns), and the white gutters between two columns of running text, as rules to be read along.
 */
export function findSideBySide(lines: readonly OcrLine[]): { tables: OcrTable[]; gutters: VerticalRule[] } {
  const owners = new Map<TextLine, OcrLine>();
  const pieces = lines.flatMap((line) =>
    splitAtGaps(line).map((piece) => {
      const text = toTextLine(piece);
      owners.set(text, line);
      return text;
    }),
  );
  // The recogniser takes a column of cells for a block: the order of the page is that of its rows.
  pieces.sort((a, b) => b.baseline - a.baseline);
  pieces.forEach((piece, order) => {
    piece.order = order;
  });
  const tables: OcrTable[] = [];
  const gutters: VerticalRule[] = [];
  for (const found of findAlignedTables(pieces, MOST_LINE_WORDS)) {
    const prose = listColumns(found.cells).filter(isProse);
    if (prose.length > 1) gutters.push(...findGutter(prose));
    else if (
      found.cells.length > FEW_ROWS ||
      found.cells.every((row) => row.every((cell) => cell.length > 0))
    ) {
      const own = new Set(found.lines.flatMap((piece) => owners.get(piece) ?? []));
      const rows = found.cells.map((row) => row.map((cell) => cell.map(({ text }) => text).join(' ')));
      tables.push({ lines: lines.filter((line) => own.has(line)), rows });
    }
  }
  return { tables, gutters };
}

/** The filled cells of each column. */
function listColumns(cells: TextLine[][][]): TextLine[][][] {
  return (cells[0] ?? []).map((_, column) =>
    cells.flatMap((row) => (row[column]?.length ? [row[column]] : [])),
  );
}

function isProse(column: TextLine[][]): boolean {
  const words = column.flat().reduce((sum, { text }) => sum + text.split(' ').length, 0);
  return words >= PROSE_WORDS * column.length;
}

/** Only between two columns: more of them are boxes of a drawing. */
function findGutter(columns: TextLine[][][]): VerticalRule[] {
  if (columns.length > 2) return [];
  const [left = [], right = []] = columns.map((column) => column.flat());
  const all = [...left, ...right];
  const x = (Math.max(...left.map((line) => line.right)) + Math.min(...right.map((line) => line.left))) / 2;
  return [
    { x, from: Math.min(...all.map(({ top }) => -top)), to: Math.max(...all.map(({ bottom }) => -bottom)) },
  ];
}

function splitAtGaps(line: OcrLine): OcrLine[] {
  const groups: OcrLine['words'][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const word of line.words) {
    if (word.left - right > CELL_GAP * line.textHeight) groups.push([]);
    groups.at(-1)?.push(word);
    right = word.left + word.width;
  }
  return groups
    .filter((words) => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
    .map((words) => makeLine(line.paragraph, words));
}

/** Pixels from the top become heights above a foot far below. */
function toTextLine({ text, left, right, top, bottom, textHeight }: OcrLine): TextLine {
  return {
    text,
    left,
    right,
    top: -top,
    bottom: -bottom,
    // Letters with and without a foot end at other heights; their middles agree.
    baseline: -(top + bottom) / 2,
    size: textHeight,
    isBold: false,
    colour: null,
    tagLevel: 0,
    order: 0,
  };
}
