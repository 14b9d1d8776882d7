import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { Paper } from './docx-paper.ts';
import { bare, mm } from './docx-styles.ts';
import { type Drawn, NONE, RULED, UNRULED } from './docx-tables.ts';
import { writeRuns } from './docx-text.ts';

/** Dates beside what happened then, on the two sides of one line, as in print. */
export function writeTimeline(
  events: readonly { when: string; text: string }[],
  { structure, paper }: Drawn,
): Table {
  const widths = [mm(34), mm(paper.column - 34)];
  const line = { style: BorderStyle.SINGLE, size: 18, color: bare(structure) } as const;
  const cell = (children: Paragraph, at: number): TableCell =>
    new TableCell({
      width: { size: widths[at] ?? 0, type: WidthType.DXA },
      margins: { top: mm(1.4), bottom: mm(1.4), left: mm(at === 0 ? 0 : 5), right: mm(at === 0 ? 5 : 0) },
      borders: { top: NONE, bottom: NONE, left: at === 0 ? NONE : line, right: NONE },
      children: [children],
    });
  const spacing = { after: 0, line: 244, lineRule: 'atLeast' } as const;
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: UNRULED,
    rows: events.map(({ when, text }) => {
      const date = writeRuns(when, { bold: true, size: 21, color: bare(structure) });
      return new TableRow({
        cantSplit: true,
        children: [
          cell(new Paragraph({ spacing, alignment: AlignmentType.RIGHT, children: date }), 0),
          cell(new Paragraph({ spacing, children: writeRuns(text) }), 1),
        ],
      });
    }),
  });
}

const SURE = ['Sei explicar', 'Tenho dúvida', 'Preciso rever'];
const CIRCLE = '○';
const SURE_MM = 18;

/** How sure a reader is of each part: a circle to fill under each of three names. */
export function writeSelfCheck(parts: readonly { name: string; isTitle: boolean }[], paper: Paper): Table {
  const widths = [mm(paper.column - SURE.length * SURE_MM), ...SURE.map(() => mm(SURE_MM))];
  const cell = (text: string, at: number, bold: boolean, isIn = false): TableCell =>
    new TableCell({
      width: { size: widths[at] ?? 0, type: WidthType.DXA },
      margins: { top: mm(1.2), bottom: mm(1.2), left: mm(isIn ? 4 : 0), right: mm(1) },
      children: [
        new Paragraph({
          ...(at > 0 && { alignment: AlignmentType.CENTER }),
          spacing: { after: 0, line: 228, lineRule: 'atLeast' },
          children: writeRuns(text, { size: 19, bold }),
        }),
      ],
    });
  const row = (children: TableCell[]): TableRow => new TableRow({ cantSplit: true, children });
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: RULED,
    rows: [
      row(['', ...SURE].map((name, at) => cell(name, at, true))),
      ...parts.map(({ name, isTitle }) =>
        row([cell(name, 0, isTitle, !isTitle), ...SURE.map((_, at) => cell(CIRCLE, at + 1, false))]),
      ),
    ],
  });
}
