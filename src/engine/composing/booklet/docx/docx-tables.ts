import { BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { Paper } from './docx-paper.ts';
import { bare, mm } from './docx-styles.ts';
import { writeRuns } from './docx-text.ts';

export interface Drawn {
  structure: string;
  paper: Paper;
}

/** Names with what is said of each, side by side. */
export function writeEntries(items: readonly { head: string | null; text: string }[], context: Drawn): Table {
  const rows = items.map(({ head, text }) => [head ?? '', text]);
  return writeTable(['', ''], rows, context, [mm(40), mm(context.paper.column - 40)], true);
}

/** A table of more rows may end on the next page, as in print. */
const LONGEST_WHOLE = 12;

export const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'C3C3C3' } as const;
/** A table that only puts things side by side. */
export const UNRULED = {
  ...{ top: NONE, bottom: NONE, left: NONE, right: NONE },
  ...{ insideHorizontal: NONE, insideVertical: NONE },
} as const;
/** A table with a line below each of its rows. */
export const RULED = { ...UNRULED, bottom: LINE, insideHorizontal: LINE } as const;

/** A table as in print: a rule under its heads and a line below each row; one of few rows stays on its page. */
export function writeTable(
  columns: readonly string[],
  rows: readonly string[][],
  { structure, paper }: Drawn,
  widths: readonly number[] = widthsOf(columns, rows, mm(paper.column)),
  isNamed = false,
): Table {
  const hasHead = columns.some((name) => name !== '');
  const isWhole = rows.length <= LONGEST_WHOLE;
  const cell = (text: string, at: number, { isHead = false, isLast = false }): TableCell =>
    new TableCell({
      width: { size: widths[at] ?? 0, type: WidthType.DXA },
      margins: {
        top: mm(isNamed ? 1.5 : 1.1),
        bottom: mm(isNamed ? 1.5 : 1.1),
        left: mm(1.6),
        right: mm(1.6),
      },
      children: [
        new Paragraph({
          keepNext: isWhole && !isLast,
          spacing: { after: 0, line: 244, lineRule: 'atLeast' },
          children: writeRuns(text, {
            size: 19,
            bold: isHead || (at === 0 && (isNamed || (hasHead && columns[0] === ''))),
          }),
        }),
      ],
    });
  const head = { style: BorderStyle.SINGLE, size: 9, color: bare(structure) } as const;
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    borders: { ...RULED, top: head },
    rows: [
      ...(hasHead
        ? [
            new TableRow({
              tableHeader: true,
              cantSplit: true,
              children: columns.map((name, at) => cell(name, at, { isHead: true })),
            }),
          ]
        : []),
      ...rows.map(
        (row, line) =>
          new TableRow({
            cantSplit: true,
            children: row.map((text, at) => cell(text, at, { isLast: line === rows.length - 1 })),
          }),
      ),
    ],
  });
}

/** By what the longest cells hold, as in print: a column of numbers stays narrow. */
function widthsOf(columns: readonly string[], rows: readonly string[][], whole: number): number[] {
  const shares = columns.map((name, at) => {
    // One to be written in is wide.
    if (rows.length > 0 && rows.every((row) => row[at] === '')) return 9;
    const lengths = [name, ...rows.map((row) => row[at] ?? '')].map((cell) => cell.length);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    return Math.min(9, Math.max(2.2, Math.sqrt(Math.max(...lengths) * 0.6 + mean * 1.4)));
  });
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => Math.floor((whole * share) / sum));
}

/** Two columns of paragraphs, without a rule. */
export function writeColumns(paragraphs: readonly Paragraph[], whole: number): Table {
  const half = Math.ceil(paragraphs.length / 2);
  const width = Math.floor(whole / 2);
  const cell = (children: readonly Paragraph[]): TableCell =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 0, bottom: 0, left: 0, right: mm(4) },
      children: children.length === 0 ? [new Paragraph({})] : children,
    });
  return new Table({
    ...{ width: { size: 2 * width, type: WidthType.DXA }, columnWidths: [width, width], borders: UNRULED },
    rows: [new TableRow({ children: [cell(paragraphs.slice(0, half)), cell(paragraphs.slice(half))] })],
  });
}

/** A box to work in. */
export function writeBox(height: number, width: number, indent: number): Table {
  const borders = { top: LINE, bottom: LINE, left: LINE, right: LINE } as const;
  const size = { size: mm(width), type: WidthType.DXA };
  return new Table({
    ...{ width: size, columnWidths: [mm(width)], borders },
    indent: { size: mm(indent), type: WidthType.DXA },
    rows: [
      new TableRow({
        height: { value: mm(height), rule: 'exact' },
        cantSplit: true,
        children: [new TableCell({ width: size, children: [new Paragraph({})] })],
      }),
    ],
  });
}
