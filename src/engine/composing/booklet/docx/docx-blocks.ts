import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  FrameAnchorType,
  FrameWrap,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  type TableOfContents,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { PictureBytes } from '#engine/composing/booklet/typeset-booklet.ts';
import type { BlockOf, BookletBlock, Picture } from '#shared/composition/blocks.ts';
import { writeChart, writePictures } from './docx-figures.ts';
import type { Paper } from './docx-paper.ts';
import { bare, CALLOUTS, mm } from './docx-styles.ts';
import { writeFormula, writeRuns } from './docx-text.ts';

export type DocxBlock = Paragraph | Table | TableOfContents;

/** What blocks of one document share while they are written. */
export interface DocxContext {
  structure: string;
  /** Colours of the second series of a chart on. */
  accents: readonly string[];
  paper: Paper;
  pictures: readonly Picture[];
  bytes: PictureBytes;
  /** Bookmark of the next heading that the contents name. */
  nextHeading(): string;
  /** Number of the next list of steps. */
  nextList(): number;
}

/** Begins a page where the printed booklet does; nothing of it is seen. */
export const writeBreak = (): Paragraph =>
  new Paragraph({ pageBreakBefore: true, spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' } });

/** @param key what the template marks the block with */
function writeBlock(block: BookletBlock, key: string, context: DocxContext): DocxBlock[] {
  const written = writeShown(block, key, context);
  return context.paper.isBroken(key) ? [writeBreak(), ...written] : written;
}

/** The blocks of a chapter; two pictures without captions that follow one another stand side by side, as in print. */
export function writeBlocks(id: string, blocks: readonly BookletBlock[], context: DocxContext): DocxBlock[] {
  const written: DocxBlock[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (block === undefined) continue;
    if (context.paper.pairs && isBare(block) && next !== undefined && isBare(next)) {
      if (context.paper.isBroken(`${id}.${at}`)) written.push(writeBreak());
      written.push(...writePictures([block, next], context));
      at += 1;
    } else written.push(...writeBlock(block, `${id}.${at}`, context));
  }
  return written;
}

const isBare = (block: BookletBlock): block is BlockOf<'picture'> =>
  block.type === 'picture' && block.caption === null;

function writeShown(block: BookletBlock, key: string, context: DocxContext): DocxBlock[] {
  const { paper } = context;
  switch (block.type) {
    case 'heading':
      return [writeHeading(block.text, block.level, context)];
    case 'text':
      return [writeText(block.text)];
    case 'callout': {
      const { style, label, paint } = CALLOUTS[block.kind];
      const name = block.name === null ? label : `${label}: ${block.name}`;
      return [
        new Paragraph({
          ...{ style, keepNext: true, spacing: { before: mm(paper.air) } },
          children: writeRuns(name, { bold: true, color: paint }),
        }),
        new Paragraph({ style, spacing: { after: mm(paper.air + 1) }, children: writeRuns(block.text) }),
      ];
    }
    case 'points':
      return block.items.every(({ head }) => head !== null)
        ? [writeEntries(block.items, context), ...captionOf(null)]
        : block.items.map(({ text }) => listed('marks', 0, text));
    case 'process': {
      const instance = context.nextList();
      return block.steps.map(({ text }) => listed('steps', instance, text));
    }
    case 'table':
      return [writeTable(block.columns, block.rows, context), ...captionOf(block.caption)];
    case 'chart':
      return [writeChart(block, context), ...captionOf(null)];
    case 'picture':
      return [
        ...writePictures([block], context),
        ...(block.caption === null ? [] : captionOf(block.caption)),
      ];
    case 'code':
      return [new Paragraph({ style: 'Codigo', children: writeRuns(block.text) })];
    case 'formula':
      return [new Paragraph({ alignment: AlignmentType.CENTER, children: [writeFormula(block.latex)] })];
    case 'marginNote': {
      const title = block.title === null ? [] : writeRuns(`${block.title}: `, { bold: true });
      return [inMargin(paper.noteAt(key), { style: 'Nota', children: [...title, ...writeRuns(block.text)] })];
    }
    case 'activity': {
      const instance = context.nextList();
      return block.steps.flatMap(({ text }) => [
        listed('steps', instance, text),
        ...writeLines(paper.answer),
      ]);
    }
    case 'place':
      return [new Paragraph({ style: 'Completar', children: writeRuns(`Completar: ${block.wish}`) })];
    default:
      return [];
  }
}

/** A paragraph of running text. */
export function writeText(text: string): Paragraph {
  const children = writeRuns(text);
  const style = children.every((run) => run instanceof TextRun) ? 'Corpo' : 'CorpoComFormula';
  return new Paragraph({ style, children });
}

/** A paragraph beside the text, on the line of the next one. */
export const inMargin = ({ x, width }: { x: number; width: number }, look: IParagraphOptions): Paragraph =>
  new Paragraph({
    ...look,
    frame: {
      ...{ type: 'absolute', position: { x: mm(x), y: 1 }, width: mm(width), wrap: FrameWrap.AROUND },
      anchor: { horizontal: FrameAnchorType.PAGE, vertical: FrameAnchorType.TEXT },
      space: { horizontal: mm(2), vertical: 0 },
    },
  });

/** Lines to write on: paragraphs with a rule below. */
export function writeLines(count: number): Paragraph[] {
  return Array.from(
    { length: count },
    (_, at) => new Paragraph({ style: 'LinhaDeResposta', keepNext: at < count - 1, children: [] }),
  );
}

const HEADINGS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3];

/** A heading; those of the two upper levels can be reached from the contents. */
export function writeHeading(
  text: string,
  level: number,
  context: DocxContext,
  { colour, size, ...look }: IParagraphOptions & { colour?: string; size?: number } = {},
): Paragraph {
  const own = { ...(colour !== undefined && { color: bare(colour) }), ...(size !== undefined && { size }) };
  const runs = writeRuns(text, own);
  const heading = HEADINGS[level - 1] ?? HeadingLevel.HEADING_3;
  return new Paragraph({
    ...look,
    heading,
    children: level > 2 ? runs : [new Bookmark({ id: context.nextHeading(), children: runs })],
  });
}

function listed(reference: 'marks' | 'steps', instance: number, text: string): Paragraph {
  return new Paragraph({ numbering: { reference, level: 0, instance }, children: writeRuns(text) });
}

/** Names with what is said of each, side by side. */
function writeEntries(items: readonly { head: string | null; text: string }[], context: DocxContext): Table {
  const rows = items.map(({ head, text }) => [head ?? '', text]);
  return writeTable(['', ''], rows, context, [mm(40), mm(context.paper.column - 40)], true);
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'C3C3C3' } as const;

function writeTable(
  columns: readonly string[],
  rows: readonly string[][],
  { structure, paper }: DocxContext,
  widths: readonly number[] = widthsOf(columns, rows, mm(paper.column)),
  isNamed = false,
): Table {
  const hasHead = columns.some((name) => name !== '');
  const cell = (text: string, at: number, isHead: boolean): TableCell =>
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
          spacing: { after: 0, line: 244, lineRule: 'atLeast' },
          children: writeRuns(text, { size: 19, bold: isHead || (isNamed && at === 0) }),
        }),
      ],
    });
  const head = { style: BorderStyle.SINGLE, size: 9, color: bare(structure) } as const;
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    borders: {
      top: head,
      bottom: LINE,
      left: NONE,
      right: NONE,
      insideHorizontal: LINE,
      insideVertical: NONE,
    },
    rows: [
      ...(hasHead
        ? [
            new TableRow({
              tableHeader: true,
              cantSplit: true,
              children: columns.map((name, at) => cell(name, at, true)),
            }),
          ]
        : []),
      ...rows.map(
        (row) => new TableRow({ cantSplit: true, children: row.map((text, at) => cell(text, at, false)) }),
      ),
    ],
  });
}

/** By what the longest cells hold, as in print: a column of numbers stays narrow. */
function widthsOf(columns: readonly string[], rows: readonly string[][], whole: number): number[] {
  const shares = columns.map((name, at) => {
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
  const borders = {
    top: NONE,
    bottom: NONE,
    left: NONE,
    right: NONE,
    insideHorizontal: NONE,
    insideVertical: NONE,
  };
  const cell = (children: readonly Paragraph[]): TableCell =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 0, bottom: 0, left: 0, right: mm(4) },
      children: children.length === 0 ? [new Paragraph({})] : children,
    });
  return new Table({
    ...{ width: { size: 2 * width, type: WidthType.DXA }, columnWidths: [width, width], borders },
    rows: [new TableRow({ children: [cell(paragraphs.slice(0, half)), cell(paragraphs.slice(half))] })],
  });
}

/** A paragraph stands after each table: two that touch would become one. */
function captionOf(caption: string | null): Paragraph[] {
  return [new Paragraph({ style: 'Legenda', children: caption === null ? [] : writeRuns(caption) })];
}

/**
 * The look of paragraphs that stand together on one ground: with the same frame Word draws them as one box. A heading
 * in a table would be missing from its navigation.
 */
export function onGround(fill: string, spaceAround: number): IParagraphOptions {
  const side = (space: number) => ({ style: BorderStyle.SINGLE, size: 4, color: bare(fill), space });
  return {
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: bare(fill) },
    border: { top: side(spaceAround), bottom: side(spaceAround), left: side(12), right: side(12) },
    indent: { left: 240, right: 240 },
    spacing: { before: 0, after: 0 },
    keepNext: true,
  };
}
