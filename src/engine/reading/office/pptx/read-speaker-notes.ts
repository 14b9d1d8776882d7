import { readDrawingParagraph } from '#engine/reading/office/drawing/read-drawing-paragraph.ts';
import { joinInline, withEquations } from '#engine/reading/office/inline-text.ts';
import {
  findChildren,
  findDescendants,
  findPath,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { readPlaceholder } from './slide-template.ts';

/** The body of a notes page; its slide picture, number, header and footer are not part of what is said. */
export function readSpeakerNotes(notesPage: XmlElement): DraftBlock[] {
  const shapes = findDescendants(findPath(notesPage, 'p:cSld', 'p:spTree'), 'p:sp');
  const bodies = shapes.filter((shape) => readPlaceholder(shape)?.type === 'body');
  const paragraphs = bodies.flatMap((shape) => findChildren(findPath(shape, 'p:txBody'), 'a:p'));
  const { text, equations } = joinInline(
    paragraphs.map((paragraph) => readDrawingParagraph(paragraph).finish()),
  );
  return text === '' ? [] : [{ type: 'note', noteType: 'speaker', text, ...withEquations(equations) }];
}
