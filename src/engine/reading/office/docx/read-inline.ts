import { cleanText } from '#engine/reading/clean-text.ts';
import { readAltText, toPoints } from '#engine/reading/office/drawing/picture-properties.ts';
import { readFrameParts } from '#engine/reading/office/drawing/read-frame-parts.ts';
import { withPictureSource, withVmlSource } from '#engine/reading/office/drawing/read-picture-source.ts';
import { type InlineWriter, joinInline, withEquations } from '#engine/reading/office/inline-text.ts';
import {
  childElements,
  childSwitch,
  findChild,
  findDescendants,
  findPath,
  numberAttribute,
  textInside,
  withoutDescendants,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import type { Script } from '#engine/reading/write-script.ts';
import type { LookMeter } from './run-look.ts';
import { readSymbol } from './symbol-fonts.ts';
import type { WordContext, WordPiece } from './word-context.ts';
import { isContentsCode, WordFields } from './word-fields.ts';

/** Where the parts of one paragraph go: its text, its look, and what comes after it as blocks of their own. */
interface ParagraphSink {
  writer: InlineWriter;
  look: LookMeter;
  after: WordPiece[];
}

/** Deleted or moved away, or about the text instead of being it. */
const LEFT_OUT = new Set([
  'w:pPr',
  'w:del',
  'w:moveFrom',
  'w:rPr',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:smartTagPr',
  'w:customXmlPr',
  'w:rt',
  'w:rubyPr',
]);
const SPACES: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
};

/** Reads what stands inside a paragraph, wrappers (links, insertions, controls, fields) included. */
export function readInline(container: XmlElement, sink: ParagraphSink, context: WordContext): void {
  for (const child of childElements(container)) {
    if (LEFT_OUT.has(child.name)) continue;
    if (child.name === 'w:r') readRun(child, sink, context);
    else if (child.name === 'm:oMath') addEquation(child, sink, context);
    else if (child.name === 'm:oMathPara') {
      for (const equation of findDescendants(child, 'm:oMath')) addEquation(equation, sink, context);
    } else if (child.name !== 'w:fldSimple' || !isContentsCode(child.attributes['w:instr'] ?? '')) {
      readInline(child, sink, context);
    }
  }
}

function addEquation(equation: XmlElement, { writer }: ParagraphSink, { fields }: WordContext): void {
  if (fields.isReading) writer.addEquation(equation);
}

function readRun(run: XmlElement, sink: ParagraphSink, context: WordContext): void {
  const isHidden = childSwitch(findChild(run, 'w:rPr'), 'w:vanish') === true;
  const before = sink.writer.length;
  const script = sink.look.scriptOf(run);
  sink.writer.setLook(sink.look.lookOf(run));
  for (const part of childElements(run)) {
    if (part.name === 'w:fldChar') context.fields.takeMark(part);
    else if (part.name === 'w:instrText') context.fields.takeCode(textInside(part));
    else if (isHidden && part.name === 'w:t') context.reportHidden();
    else if (!isHidden && context.fields.isReading) readRunPart(part, sink, context, script);
  }
  sink.look.takeRun(run, sink.writer.length - before);
}

function readRunPart(
  part: XmlElement,
  sink: ParagraphSink,
  context: WordContext,
  script: Script | null,
): void {
  const { writer, after } = sink;
  if (part.name === 'w:t') writer.addText(textInside(part), script);
  else if (SPACES[part.name] !== undefined) writer.addText(SPACES[part.name] ?? ' ');
  else if (part.name === 'w:noBreakHyphen') writer.addText('-', script);
  else if (part.name === 'w:sym') {
    writer.addText(readSymbol(part.attributes['w:font'] ?? '', part.attributes['w:char'] ?? ''), script);
  } else if (part.name === 'w:ruby') readInline(part, sink, context);
  else if (part.name === 'w:footnoteReference' || part.name === 'w:endnoteReference') {
    after.push(...readNote(part, context));
  } else if (part.name === 'w:drawing' || part.name === 'w:pict' || part.name === 'w:object') {
    after.push(...readWordDrawing(part, context));
  }
}

/** The note a reference points to, as a block that follows the paragraph which refers to it. */
function readNote(reference: XmlElement, context: WordContext): WordPiece[] {
  const noteType = reference.name === 'w:footnoteReference' ? 'footnote' : 'endnote';
  const note = context.notes(noteType, reference.attributes['w:id'] ?? '');
  if (!note) return [];
  // A note has relationships and fields of its own, and cannot hold notes.
  const inside = {
    ...context,
    relationships: new Map(),
    fields: new WordFields(true),
    notes: () => undefined,
  };
  const paragraphs = context.readBlocks(note, inside).filter((piece) => piece.kind === 'paragraph');
  const { text, equations } = joinInline(paragraphs);
  return text === ''
    ? []
    : [{ kind: 'block', block: { type: 'note', noteType, text, ...withEquations(equations) } }];
}

/** What a drawing, an old picture or an embedded object shows: pictures, charts, SmartArt, then text boxes. */
function readWordDrawing(drawing: XmlElement, context: WordContext): WordPiece[] {
  // What stands inside a text box is read with the box.
  const frame = withoutDescendants(drawing, 'w:txbxContent');
  const blocks = [
    ...readPictures(frame, context),
    ...readVmlPictures(frame, context),
    ...readFrameParts(frame, context.office, context.relationships),
  ];
  const boxes = findDescendants(drawing, 'w:txbxContent');
  return [
    ...blocks.map((block): WordPiece => ({ kind: 'block', block })),
    ...boxes.flatMap((box) => context.readBlocks(box, { ...context, isInBox: true, isInContents: false })),
  ];
}

/** One picture takes alternative text and size from its frame; in a group each has its own. */
function readPictures(drawing: XmlElement, { relationships }: WordContext): DraftBlock[] {
  const pictures = findDescendants(drawing, 'pic:pic');
  const [frame] = findDescendants(drawing, 'wp:docPr');
  const [extent] = findDescendants(drawing, 'wp:extent');
  return pictures.map((picture) => {
    const own = findPath(picture, 'pic:nvPicPr', 'pic:cNvPr');
    const size = pictures.length === 1 ? extent : findPath(picture, 'pic:spPr', 'a:xfrm', 'a:ext');
    return {
      type: 'image',
      alt: (pictures.length === 1 ? readAltText(frame) : null) ?? readAltText(own),
      widthPt: toPoints(numberAttribute(size, 'cx')),
      heightPt: toPoints(numberAttribute(size, 'cy')),
      xPt: null,
      yPt: null,
      ...withPictureSource(
        { fill: findChild(picture, 'pic:blipFill'), frame: findPath(picture, 'pic:spPr', 'a:xfrm') },
        relationships,
      ),
    };
  });
}

const POINTS_PER_UNIT: Record<string, number> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
  '': 0.75,
};
const SHAPES = ['v:shape', 'v:rect', 'v:roundrect', 'v:oval'];
/** Pictures and WordArt of the drawing language before DrawingML; embedded objects show themselves by one. */
function readVmlPictures(drawing: XmlElement, context: WordContext): DraftBlock[] {
  return SHAPES.flatMap((name) => findDescendants(drawing, name)).flatMap((shape) =>
    readShape(shape, context),
  );
}

function readShape(shape: XmlElement, { relationships }: WordContext): DraftBlock[] {
  const words = cleanText(
    findDescendants(shape, 'v:textpath')
      .map((path) => path.attributes.string ?? '')
      .join(' '),
  );
  const blocks: DraftBlock[] = words === '' ? [] : [{ type: 'paragraph', text: words }];
  const [data] = findDescendants(shape, 'v:imagedata');
  if (data === undefined) return blocks;
  const style = shape.attributes.style ?? '';
  const alt = cleanText(shape.attributes.alt ?? '');
  const size = { widthPt: readLength(style, 'width'), heightPt: readLength(style, 'height') };
  const source = withVmlSource(data, relationships);
  return [
    ...blocks,
    { type: 'image', alt: alt === '' ? null : alt, ...size, xPt: null, yPt: null, ...source },
  ];
}

/** `width:3.5cm` in a style attribute → points. */
function readLength(style: string, property: string): number | null {
  const match = new RegExp(`(?:^|;)\\s*${property}:\\s*([\\d.]+)([a-z]*)`).exec(style);
  const factor = POINTS_PER_UNIT[match?.[2] ?? ''];
  const points = match && factor !== undefined ? Number(match[1]) * factor : Number.NaN;
  return Number.isFinite(points) ? Math.round(points * 100) / 100 : null;
}
