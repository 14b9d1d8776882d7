import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  FrameAnchorType,
  FrameWrap,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  type Table,
  type TableOfContents,
  TextRun,
} from 'docx';
import { type Room, roomForTask } from '#engine/composing/booklet/answer-room.ts';
import { headOf, leadOf } from '#engine/composing/booklet/set-apart.ts';
import { countInRow, type PictureBytes } from '#engine/composing/booklet/typeset-booklet.ts';
import type { BookletBlock, Picture } from '#shared/composition/blocks.ts';
import { writeTimeline } from './docx-aids.ts';
import { writeChart, writePictures } from './docx-figures.ts';
import type { Paper } from './docx-paper.ts';
import { bare, CALLOUTS, mm } from './docx-styles.ts';
import { writeBox, writeEntries, writeTable } from './docx-tables.ts';
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

/** The blocks of a chapter; pictures without captions that follow one another stand side by side, as in print. */
export function writeBlocks(id: string, blocks: readonly BookletBlock[], context: DocxContext): DocxBlock[] {
  const written: DocxBlock[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (block === undefined) continue;
    const inRow = countInRow(blocks, at, context.pictures);
    if (inRow > 2 || (inRow === 2 && context.paper.pairs)) {
      if (context.paper.isBroken(`${id}.${at}`)) written.push(writeBreak());
      const row = blocks.slice(at, at + inRow).filter((one) => one.type === 'picture');
      written.push(...writePictures(row, context));
      at += inRow - 1;
    } else written.push(...writeBlock(block, `${id}.${at}`, context));
  }
  return written;
}

function writeShown(block: BookletBlock, key: string, context: DocxContext): DocxBlock[] {
  const { paper } = context;
  switch (block.type) {
    case 'heading':
      return [writeHeading(block.text, block.level, context)];
    case 'text':
      return [writeText(block.text)];
    case 'callout': {
      const { style, label, paint } = CALLOUTS[block.kind];
      return [
        new Paragraph({
          ...{ style, keepNext: true, spacing: { before: mm(paper.air) } },
          children: writeRuns(headOf(label, block.name), { bold: true, color: paint }),
        }),
        new Paragraph({ style, spacing: { after: mm(paper.air + 1) }, children: writeRuns(block.text) }),
      ];
    }
    case 'points':
      return block.items.every(({ head }) => head !== null)
        ? [writeEntries(block.items, context), ...captionOf(null)]
        : block.items.map(({ text }) => listed('marks', 0, text, true));
    case 'process': {
      const instance = context.nextList();
      return block.steps.map(({ text }) => listed('steps', instance, text));
    }
    case 'table':
      return [writeTable(block.columns, block.rows, context), ...captionOf(block.caption)];
    case 'chart':
      return [...writeChart(block, context), ...captionOf(null)];
    case 'timeline':
      return [writeTimeline(block.events, context), ...captionOf(null)];
    case 'picture':
      return [
        ...writePictures([block], context),
        ...(block.caption === null ? [] : captionOf(block.caption)),
      ];
    case 'code':
      return [new Paragraph({ style: 'Codigo', children: writeRuns(keepIndents(standAbreast(block.text))) })];
    case 'formula': {
      const { picture, alt, passageIds } = block;
      if (block.latex === '' && picture !== undefined)
        return writePictures([{ type: 'picture', picture, alt, caption: null, passageIds }], context);
      return [new Paragraph({ alignment: AlignmentType.CENTER, children: [writeFormula(block.latex)] })];
    }
    case 'marginNote': {
      const title = block.title === null ? [] : writeRuns(`${block.title}: `, { bold: true });
      return [inMargin(paper.noteAt(key), { style: 'Nota', children: [...title, ...writeRuns(block.text)] })];
    }
    case 'activity': {
      const instance = context.nextList();
      return block.steps.flatMap(({ text }, at) => [
        listed('steps', instance, text),
        ...writeRoom(roomForTask(text), paper, { more: paper.restOf(`${key}.${at}`).more }),
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
  const children = writeLed(text, leadOf(text));
  const style = children.every((run) => run instanceof TextRun) ? 'Corpo' : 'CorpoComFormula';
  return new Paragraph({ style, children });
}

/** With what it says first that it is, in bold. */
const writeLed = (text: string, lead: number): ParagraphChild[] =>
  lead === 0
    ? writeRuns(text)
    : [...writeRuns(text.slice(0, lead), { bold: true }), ...writeRuns(text.slice(lead))];

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

const ABREAST = { most: 17, least: 9, columns: 3, width: 20 };

/** Many narrow lines stand in columns, as in print. */
function standAbreast(text: string): string {
  const lines = text.split('\n');
  const shown: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = lines.findIndex((line, place) => place >= at && line.length > ABREAST.most);
    const narrow = lines.slice(at, end < 0 ? lines.length : end);
    const tall = Math.ceil(narrow.length / ABREAST.columns);
    if (narrow.length < ABREAST.least) shown.push(...(narrow.length > 0 ? narrow : lines.slice(at, at + 1)));
    else
      for (let row = 0; row < tall; row += 1) {
        const cells = [row, row + tall, row + 2 * tall].map((place) => narrow[place] ?? '');
        shown.push(
          cells
            .map((cell) => cell.padEnd(ABREAST.width, '\u00a0'))
            .join('')
            .trimEnd(),
        );
      }
    at += Math.max(1, narrow.length);
  }
  return shown.join('\n');
}

/** Word keeps spaces at the beginning of a line only where they do not break. */
const keepIndents = (text: string): string =>
  text.replace(/^ +/gmu, (spaces) => '\u00a0'.repeat(spaces.length));

/** Boxes a little lower than in print leave Word the room that its text takes more. */
const CLOSER = 0.9;
const BELOW_BOX_MM = 3;

/** What a page leaves for an answer, with lines or millimetres of its rest. */
export function writeRoom(room: Room, paper: Paper, { indent = 0, more = 0 } = {}): DocxBlock[] {
  const { few, answer, long, grid, scratch, column } = paper;
  const box = (height: number): DocxBlock[] => [
    writeBox(height * CLOSER + more, column - 12, indent),
    new Paragraph({ spacing: { before: 0, after: 0, line: mm(BELOW_BOX_MM), lineRule: 'exact' } }),
  ];
  if (room === 'squares') return box(grid);
  if (room === 'frame') return box(grid * 1.4);
  if (room === 'scratch') return scratch > 14 ? box(scratch) : more > 0 ? box(0) : [];
  return room === 'none' ? [] : writeLines((room === 'few' ? few : room === 'many' ? long : answer) + more);
}

/** What a reader remembers of a chapter or notes at the end of a part, where print leaves room for it. */
export function writeClosing(heading: string, key: string, { paper }: DocxContext): DocxBlock[] {
  const { more, titles } = paper.restOf(key);
  if (more === 0) return [];
  const head = new Paragraph({ style: 'Nivel', children: writeRuns(heading, { bold: true }) });
  if (titles.length === 0) return [head, ...writeLines(more)];
  return [
    head,
    writeText('Com o material fechado, escreva o que você lembra. Depois confira.'),
    ...titles.flatMap((title) => [
      new Paragraph({ style: 'Corpo', keepNext: true, children: writeRuns(title, { bold: true }) }),
      ...writeLines(more),
    ]),
  ];
}

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

function listed(reference: 'marks' | 'steps', instance: number, text: string, isEntry = false): Paragraph {
  const children = writeLed(text, isEntry ? leadOf(text, true) : 0);
  return new Paragraph({ numbering: { reference, level: 0, instance }, children });
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
