import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  type TableOfContents,
  TableRow,
  WidthType,
} from 'docx';
import type { PictureBytes } from '#engine/composing/booklet/typeset-booklet.ts';
import type { BlockOf, BookletBlock, Picture } from '#shared/composition/blocks.ts';
import { bare, CALLOUTS, mm } from './docx-styles.ts';
import { writeFormula, writeRuns } from './docx-text.ts';

export type DocxBlock = Paragraph | Table | TableOfContents;

/** What blocks of one document share while they are written. */
export interface DocxContext {
  structure: string;
  pictures: readonly Picture[];
  bytes: PictureBytes;
  /** Bookmark of the next heading that the contents name. */
  nextHeading(): string;
  /** Number of the next list of steps. */
  nextList(): number;
}

export function writeBlock(block: BookletBlock, context: DocxContext): DocxBlock[] {
  switch (block.type) {
    case 'heading':
      return [writeHeading(block.text, block.level, context)];
    case 'text':
      return [new Paragraph({ style: 'Corpo', children: writeRuns(block.text) })];
    case 'callout': {
      const { style, label, paint } = CALLOUTS[block.kind];
      const name = block.name === null ? label : `${label}: ${block.name}`;
      return [
        new Paragraph({ style, keepNext: true, children: writeRuns(name, { bold: true, color: paint }) }),
        new Paragraph({ style, children: writeRuns(block.text) }),
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
      return [
        writeTable(
          ['', ...block.series.map(({ name }) => name)],
          block.categories.map((name, at) => [
            name,
            ...block.series.map(({ values }) => showValue(values[at])),
          ]),
          context,
        ),
        new Paragraph({ style: 'Legenda', children: [] }),
      ];
    case 'picture':
      return writePicture(block, context);
    case 'code':
      return [new Paragraph({ style: 'Codigo', children: writeRuns(block.text) })];
    case 'formula':
      return [new Paragraph({ alignment: AlignmentType.CENTER, children: [writeFormula(block.latex)] })];
    case 'marginNote': {
      const title = block.title === null ? [] : writeRuns(`${block.title}: `, { bold: true });
      return [new Paragraph({ style: 'Nota', children: [...title, ...writeRuns(block.text)] })];
    }
    case 'activity': {
      const instance = context.nextList();
      return block.steps.flatMap(({ text }) => [listed('steps', instance, text), ...writeLines(TASK_LINES)]);
    }
    case 'place':
      return [new Paragraph({ style: 'Completar', children: writeRuns(`Completar: ${block.wish}`) })];
    default:
      return [];
  }
}

const TASK_LINES = 3;

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
  { colour, ...look }: IParagraphOptions & { colour?: string } = {},
): Paragraph {
  const runs = writeRuns(text, colour === undefined ? {} : { color: bare(colour) });
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

const showValue = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : String(value).replace('.', ',');

/** Names with what is said of each, side by side. */
function writeEntries(items: readonly { head: string | null; text: string }[], context: DocxContext): Table {
  const rows = items.map(({ head, text }) => [head ?? '', text]);
  return writeTable(['', ''], rows, context, [mm(42), mm(108)]);
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'C3C3C3' } as const;

function writeTable(
  columns: readonly string[],
  rows: readonly string[][],
  { structure }: DocxContext,
  widths: readonly number[] = columns.map(() => Math.floor(mm(150) / Math.max(1, columns.length))),
): Table {
  const hasHead = columns.some((name) => name !== '');
  const cell = (text: string, at: number, isHead: boolean): TableCell =>
    new TableCell({
      width: { size: widths[at] ?? 0, type: WidthType.DXA },
      margins: { top: mm(1), bottom: mm(1), left: mm(1.6), right: mm(1.6) },
      children: [
        new Paragraph({ spacing: { after: 0 }, children: writeRuns(text, { size: 20, bold: isHead }) }),
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

/** A paragraph stands after each table: two that touch would become one. */
function captionOf(caption: string | null): Paragraph[] {
  return [new Paragraph({ style: 'Legenda', children: caption === null ? [] : writeRuns(caption) })];
}

/** As high as the printed booklet shows it. */
const PICTURE_PX = { width: 470, height: 220 };

function writePicture(block: BlockOf<'picture'>, { pictures, bytes }: DocxContext): DocxBlock[] {
  const picture = pictures.find(({ key }) => key === block.picture);
  const data = bytes.get(block.picture);
  const type = /\.(png|jpe?g|gif)$/iu.exec(block.picture)?.[1]?.toLowerCase().replace('jpeg', 'jpg');
  if (picture === undefined || data === undefined || (type !== 'png' && type !== 'jpg' && type !== 'gif'))
    return [];
  const scale = Math.min(PICTURE_PX.width / picture.widthPx, PICTURE_PX.height / picture.heightPx, 1);
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      keepNext: true,
      children: [
        new ImageRun({
          type,
          data: Buffer.from(data),
          transformation: {
            width: Math.round(picture.widthPx * scale),
            height: Math.round(picture.heightPx * scale),
          },
          altText: { name: block.picture, title: block.alt, description: block.alt },
        }),
      ],
    }),
    ...captionOf(block.caption),
  ];
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

/** One cell of colour, with what stands on it: the cover. */
export function writePanel(fill: string, heightMm: number, widthMm: number, children: Paragraph[]): Table {
  const none = { top: NONE, bottom: NONE, left: NONE, right: NONE };
  return new Table({
    width: { size: mm(widthMm), type: WidthType.DXA },
    columnWidths: [mm(widthMm)],
    borders: { ...none, insideHorizontal: NONE, insideVertical: NONE },
    rows: [
      new TableRow({
        height: { value: mm(heightMm), rule: 'atLeast' },
        children: [
          new TableCell({
            width: { size: mm(widthMm), type: WidthType.DXA },
            shading: { type: ShadingType.CLEAR, color: 'auto', fill: bare(fill) },
            margins: { top: mm(8), bottom: mm(8), left: mm(10), right: mm(10) },
            verticalAlign: 'bottom',
            children,
          }),
        ],
      }),
    ],
  });
}
