import {
  childElements,
  childValue,
  findPath,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { readParagraph } from './read-paragraph.ts';
import { readWordTable } from './read-word-table.ts';
import type { WordContext } from './word-context.ts';
import type { WordPiece } from './word-piece.ts';

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
