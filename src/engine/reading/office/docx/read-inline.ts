import type { InlineWriter } from '#engine/reading/office/inline-text.ts';
import {
  childElements,
  childSwitch,
  findChild,
  findDescendants,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { readNote } from './read-note.ts';
import { readWordDrawing } from './read-word-drawing.ts';
import type { LookMeter } from './run-look.ts';
import { readSymbol } from './symbol-fonts.ts';
import type { WordContext } from './word-context.ts';
import { isContentsCode } from './word-fields.ts';
import type { WordPiece } from './word-piece.ts';

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
const SPACES = new Set(['w:tab', 'w:br', 'w:cr', 'w:ptab']);

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
  for (const part of childElements(run)) {
    if (part.name === 'w:fldChar') context.fields.takeMark(part);
    else if (part.name === 'w:instrText') context.fields.takeCode(textInside(part));
    else if (isHidden && part.name === 'w:t') context.reportHidden();
    else if (!isHidden && context.fields.isReading) readRunPart(part, sink, context);
  }
  sink.look.takeRun(run, sink.writer.length - before);
}

function readRunPart(part: XmlElement, sink: ParagraphSink, context: WordContext): void {
  const { writer, after } = sink;
  if (part.name === 'w:t') writer.addText(textInside(part));
  else if (SPACES.has(part.name)) writer.addText(' ');
  else if (part.name === 'w:noBreakHyphen') writer.addText('-');
  else if (part.name === 'w:sym') {
    writer.addText(readSymbol(part.attributes['w:font'] ?? '', part.attributes['w:char'] ?? ''));
  } else if (part.name === 'w:ruby') readInline(part, sink, context);
  else if (part.name === 'w:footnoteReference' || part.name === 'w:endnoteReference') {
    after.push(...readNote(part, context));
  } else if (part.name === 'w:drawing' || part.name === 'w:pict' || part.name === 'w:object') {
    after.push(...readWordDrawing(part, context));
  }
}
