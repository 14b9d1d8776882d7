import { findSetOff } from '#engine/reading/find-set-off.ts';
import { openOfficeFile } from '#engine/reading/office/identify-office-package.ts';
import { withEquations } from '#engine/reading/office/inline-text.ts';
import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import { raiseList } from '#engine/reading/office/raise-list.ts';
import { readCoreTitle } from '#engine/reading/office/read-core-title.ts';
import { findRelationship } from '#engine/reading/office/relationships.ts';
import { findChild, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { DraftBlock, DraftDocument, ReadingWarning, SetOff } from '#engine/reading/source-document.ts';
import { guessHeadings } from './guess-word-headings.ts';
import { readWordBlocks } from './read-word-blocks.ts';
import type { WordContext, WordParagraph, WordPiece } from './word-context.ts';
import { writeCounts } from './word-counts.ts';
import { WordFields } from './word-fields.ts';
import { readWordNotes } from './word-notes.ts';
import { readWordNumbering } from './word-numbering.ts';
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
    ? readWordBlocks(body, { ...context, fields: new WordFields(true), counts: new Map() })
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
    counts: new Map(),
    notes: readWordNotes(readPart('footnotes'), readPart('endnotes')),
    fields: new WordFields(false),
    isInContents: false,
    isInBox: false,
    reportHidden,
    readBlocks: readWordBlocks,
  };
}

type DraftList = Extract<DraftBlock, { type: 'list' }>;

/** The blocks of a Word text: headings told by style (or guessed), list items that belong together, the rest as it came. */
function assembleWordBlocks(read: WordPiece[]): DraftBlock[] {
  const guessed = guessHeadings(read);
  const pieces = writeCounts(read);
  const setOff = findSetOff(pieces, (piece) =>
    piece.kind === 'block'
      ? { text: '', look: undefined, list: null }
      : {
          ...{ text: piece.text, look: piece.look },
          list: piece.list && `${piece.list.numberingId} ${piece.list.level}`,
        },
  );
  const blocks: DraftBlock[] = [];
  let open: { block: DraftList; numberingId: string } | null = null;
  for (const piece of pieces) {
    if (piece.kind === 'paragraph' && piece.list) {
      if (open && continuesList(open, piece)) addItem(open.block, piece, setOff.get(piece));
      else {
        open = { block: startList(piece, setOff.get(piece)), numberingId: piece.list.numberingId };
        blocks.push(open.block);
      }
    } else {
      // A picture or a note of an item does not end its list.
      if (piece.kind === 'paragraph' || piece.block.type === 'table') open = null;
      blocks.push(
        ...(piece.kind === 'block' ? [piece.block] : toBlocks(piece, guessed.get(piece), setOff.get(piece))),
      );
    }
  }
  return blocks.map(raiseList);
}

function toBlocks(
  paragraph: WordParagraph,
  guessedLevel: number | undefined,
  own: { setOff: SetOff } | undefined,
): DraftBlock[] {
  const { text, equations, headingLevel, isTitle, displayed } = paragraph;
  if (headingLevel !== null || isTitle) {
    return [{ type: 'heading', level: headingLevel ?? 1, text, ...withEquations(equations) }];
  }
  if (guessedLevel !== undefined) {
    return [{ type: 'heading', level: guessedLevel, text, isGuessed: true, ...withEquations(equations) }];
  }
  if (displayed.length > 0) return displayed.map((equation) => ({ type: 'equation', ...equation }));
  return [{ type: 'paragraph', text, ...withEquations(equations), ...own }];
}

/** Deeper items belong to the list above them; on the first level the kind and, for numbers, the numbering must agree. */
function continuesList(open: { block: DraftList; numberingId: string }, { list }: WordParagraph): boolean {
  if (!list) return false;
  if (list.level > 0 || list.numberingId === open.numberingId) return true;
  return !list.isOrdered && !open.block.isOrdered;
}

function startList(paragraph: WordParagraph, own: { setOff: SetOff } | undefined): DraftList {
  const block: DraftList = {
    ...{ type: 'list', isOrdered: paragraph.list?.isOrdered ?? false, items: [] },
    ...(paragraph.list?.isLettered === true && { isLettered: true }),
  };
  addItem(block, paragraph, own);
  return block;
}

function addItem(
  block: DraftList,
  { text, equations, list }: WordParagraph,
  own: { setOff: SetOff } | undefined,
): void {
  block.items.push({ text, level: list?.level ?? 0, ...own });
  if (equations.length === 0) return;
  block.equations ??= [];
  for (const equation of equations) block.equations.push(equation);
}
