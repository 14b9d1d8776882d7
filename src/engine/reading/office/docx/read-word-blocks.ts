import {
  type InlineText,
  InlineWriter,
  joinInline,
  withEquations,
} from '#engine/reading/office/inline-text.ts';
import {
  childElements,
  childSwitch,
  childValue,
  findChild,
  findPath,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { readInline } from './read-inline.ts';
import { LookMeter } from './run-look.ts';
import type { WordContext, WordParagraph, WordPiece } from './word-context.ts';
import type { WordStyle } from './word-styles.ts';

const WRAPPERS = new Set(['w:customXml', 'w:ins', 'w:moveTo', 'w:sdtContent']);

/** The paragraphs and tables of a body, cell, text box or note, content controls and insertions opened. */
export function readWordBlocks(container: XmlElement, context: WordContext): WordPiece[] {
  return childElements(container).flatMap((child) => {
    if (child.name === 'w:p') return readParagraph(child, context);
    if (child.name === 'w:tbl') return readWordTable(child, context);
    if (child.name === 'w:sdt') return readWordBlocks(child, enterControl(child, context));
    return WRAPPERS.has(child.name) ? readWordBlocks(child, context) : [];
  });
}

function enterControl(control: XmlElement, context: WordContext): WordContext {
  const gallery = childValue(findPath(control, 'w:sdtPr', 'w:docPartObj'), 'w:docPartGallery');
  return gallery === 'Table of Contents' ? { ...context, isInContents: true } : context;
}

/** Word has nine levels. */
const DEEPEST_LEVEL = 8;
const CONTENTS_HEADING = /^(toc heading|cabeçalho do sumário)$/i;

/** A `w:p` and the blocks anchored in it: pictures, text boxes, notes. An empty paragraph gives only the latter. */
function readParagraph(element: XmlElement, context: WordContext): WordPiece[] {
  const properties = findChild(element, 'w:pPr');
  const style = context.styles.forParagraph(childValue(properties, 'w:pStyle'));
  const writer = new InlineWriter();
  const look = new LookMeter(style, context.styles);
  const after: WordPiece[] = [];
  readInline(element, { writer, look, after }, context);
  const headingLevel = readHeadingLevel(properties, style);
  const isHeading = headingLevel !== null || style.isTitle;
  // A paragraph that only ends a section shows no number.
  const endsSection = findChild(properties, 'w:sectPr') !== undefined && look.isEmpty;
  const list = isHeading || endsSection ? null : readList(properties, style, context);
  const lines = isHeading || list !== null ? [writer.finish()] : writer.finishLines();
  if (lines[0]?.text === '' || CONTENTS_HEADING.test(style.name) || (context.isInContents && !isHeading))
    return after;
  const paragraphs = lines.map(
    ({ text, equations, look: set }): WordParagraph => ({
      kind: 'paragraph',
      text,
      equations,
      ...(set === undefined ? {} : { look: set }),
      displayed: writer.isOnlyEquations ? writer.equations : [],
      headingLevel,
      isTitle: headingLevel === null && style.isTitle,
      list,
      isBold: look.isBold,
      sizePt: look.sizePt,
      isInBox: context.isInBox,
    }),
  );
  return [...paragraphs, ...after];
}

function readHeadingLevel(properties: XmlElement | undefined, style: WordStyle): number | null {
  const outline = childValue(properties, 'w:outlineLvl');
  if (outline === undefined) return style.headingLevel;
  return /^[0-8]$/.test(outline) ? Number(outline) + 1 : null;
}

/** The paragraph's own numbering over that of its style; number 0 takes a paragraph out of the list. */
function readList(
  properties: XmlElement | undefined,
  style: WordStyle,
  { numbering, counts }: WordContext,
): WordParagraph['list'] {
  const own = findChild(properties, 'w:numPr');
  const numberingId = childValue(own, 'w:numId') ?? style.numberingId;
  if (numberingId === null || numberingId === '0') return null;
  const named = Number(childValue(own, 'w:ilvl') ?? style.numberingLevel);
  const level = named >= 0 && named <= DEEPEST_LEVEL ? Math.trunc(named) : 0;
  const mark = numbering(numberingId, level);
  if (mark === null) return null;
  const number = (counts.get(mark.counter) ?? mark.start - 1) + 1;
  counts.set(mark.counter, number);
  const written = mark.isPadded ? String(number).padStart(2, '0') : String(number);
  const isPlain = mark.kind === 'number' && /^%1[.):–-]+$/.test(mark.pattern) && level === 0;
  return {
    ...{ numberingId, level, isOrdered: mark.kind !== 'bullet', isLettered: mark.kind === 'letter' },
    sign: isPlain ? mark.pattern.replace('%1', written) : '',
  };
}

const ROW_WRAPPERS = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']);
/** Word's own limit of columns; a span beyond it is a lie. */
const MOST_COLUMNS = 63;

interface CellText extends InlineText {
  isContinued: boolean;
  span: number;
}

/**
 * A `w:tbl` as one table block. What cells hold besides text (tables, pictures, notes, boxes) follows it
 * as blocks of their own, so that nothing is told twice.
 */
function readWordTable(table: XmlElement, context: WordContext): WordPiece[] {
  const after: WordPiece[] = [];
  const equations: string[] = [];
  const rowElements = unwrap(table, 'w:tr').filter((row) => !findPath(row, 'w:trPr', 'w:del'));
  const rows = rowElements.map((row) => {
    const skipped = toColumns(childValue(findChild(row, 'w:trPr'), 'w:gridBefore'));
    const cells = unwrap(row, 'w:tc').map((cell) => readCell(cell, context, after));
    equations.push(...cells.flatMap((cell) => (cell.isContinued ? [] : cell.equations)));
    return [
      ...emptyCells(skipped),
      ...cells.flatMap(({ isContinued, text, span }) => [isContinued ? '' : text, ...emptyCells(span - 1)]),
    ];
  });
  const [first] = rowElements;
  const hasHeader =
    childSwitch(findChild(first, 'w:trPr'), 'w:tblHeader') === true || isHeaderByStyle(table, rows);
  return [
    { kind: 'block', block: { type: 'table', rows, hasHeader, ...withEquations(equations) } },
    ...after,
  ];
}

function readCell(cell: XmlElement, context: WordContext, after: WordPiece[]): CellText {
  const properties = findChild(cell, 'w:tcPr');
  const pieces = context.readBlocks(cell, context);
  const isOwn = (piece: WordPiece) => piece.kind === 'paragraph' && piece.isInBox === context.isInBox;
  after.push(...pieces.filter((piece) => !isOwn(piece)));
  const text = joinInline(pieces.filter((piece) => piece.kind === 'paragraph').filter(isOwn), '\n');
  const merges = ['w:vMerge', 'w:hMerge'].map((name) => findChild(properties, name));
  return {
    ...text,
    isContinued: merges.some((merge) => merge && (merge.attributes['w:val'] ?? 'continue') === 'continue'),
    span: Math.max(1, toColumns(childValue(properties, 'w:gridSpan'))),
  };
}

/** The first row is a header when the look asks for one and a real table style (not a bare grid) draws it. */
function isHeaderByStyle(table: XmlElement, rows: string[][]): boolean {
  const properties = findChild(table, 'w:tblPr');
  const look = findChild(properties, 'w:tblLook')?.attributes ?? {};
  const asksForHeader = look['w:firstRow'] === '1' || (Number.parseInt(look['w:val'] ?? '0', 16) & 0x20) > 0;
  const style = childValue(properties, 'w:tblStyle') ?? '';
  const isDrawn = style !== '' && !/^(tablegrid|tabelacomgrade|tabelanormal|tablenormal)$/i.test(style);
  return asksForHeader && isDrawn && rows.length > 1 && (rows[0] ?? []).every((text) => text !== '');
}

function unwrap(container: XmlElement, name: string): XmlElement[] {
  return childElements(container).flatMap((child) => {
    if (child.name === name) return [child];
    return ROW_WRAPPERS.has(child.name) ? unwrap(child, name) : [];
  });
}

function toColumns(value: string | undefined): number {
  const columns = Math.trunc(Number(value ?? 0));
  return columns > 0 ? Math.min(MOST_COLUMNS, columns) : 0;
}

function emptyCells(count: number): string[] {
  return new Array<string>(Math.max(0, count)).fill('');
}
