import { openOfficeFile } from '#engine/reading/office/identify-office-package.ts';
import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import { readCoreTitle } from '#engine/reading/office/read-core-title.ts';
import { findRelationship } from '#engine/reading/office/relationships.ts';
import { findChild, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { DraftDocument, ReadingWarning } from '#engine/reading/source-document.ts';
import { assembleWordBlocks } from './assemble-word-blocks.ts';
import { readWordBlocks } from './read-word-blocks.ts';
import type { WordContext } from './word-context.ts';
import { WordFields } from './word-fields.ts';
import { readWordNotes } from './word-notes.ts';
import { readWordNumbering } from './word-numbering.ts';
import type { WordPiece } from './word-piece.ts';
import { readWordStyles } from './word-styles.ts';

const HIDDEN_TEXT: ReadingWarning = {
  code: 'hidden_text',
  message: 'O documento tem texto marcado como oculto. Esse trecho não foi lido.',
};

/**
 * Reads a Word document: body text in order with text boxes and notes where they are anchored; headers,
 * footers, comments, deletions and the automatic table of contents are left out.
 * Rejects with a `ReadingProblem` as `identifyOfficePackage` and `parseXml` do.
 */
export async function readDocx(bytes: Uint8Array): Promise<DraftDocument> {
  const office = openOfficeFile(bytes);
  if (office.kind !== 'docx') throw new ReadingProblem('unsupported_type');
  const body = findChild(office.readXml(office.mainPart) ?? undefined, 'w:body');
  if (!body) throw new ReadingProblem('broken');
  let hasHidden = false;
  const context = buildContext(office, () => {
    hasHidden = true;
  });
  const pieces = readBody(body, context);
  const title = pieces.find((piece) => piece.kind === 'paragraph' && piece.isTitle);
  return {
    kind: 'docx',
    title: title?.kind === 'paragraph' ? title.text : readCoreTitle(office),
    pages: null,
    slides: null,
    blocks: assembleWordBlocks(pieces),
    pagesWithoutText: [],
    warnings: hasHidden ? [HIDDEN_TEXT] : [],
  };
}

/** A contents field that never ends would swallow the text after it; such a file is read again without that rule. */
function readBody(body: XmlElement, context: WordContext): WordPiece[] {
  const pieces = readWordBlocks(body, context);
  return context.fields.isUnfinished
    ? readWordBlocks(body, { ...context, fields: new WordFields(true) })
    : pieces;
}

function buildContext(office: OfficePackage, reportHidden: () => void): WordContext {
  const relationships = office.readRelationships(office.mainPart);
  const readPart = (type: string): XmlElement | null => {
    const relationship = findRelationship(relationships, type);
    return relationship ? office.readXml(relationship.target) : null;
  };
  return {
    office,
    relationships,
    styles: readWordStyles(readPart('styles')),
    numbering: readWordNumbering(readPart('numbering')),
    notes: readWordNotes(readPart('footnotes'), readPart('endnotes')),
    fields: new WordFields(false),
    isInContents: false,
    isInBox: false,
    reportHidden,
    readBlocks: readWordBlocks,
  };
}
