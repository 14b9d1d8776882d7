import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import type { Relationship } from '#engine/reading/office/relationships.ts';
import type { XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { WordFields } from './word-fields.ts';
import type { WordNotes } from './word-notes.ts';
import type { WordNumbering } from './word-numbering.ts';
import type { WordPiece } from './word-piece.ts';
import type { WordStyles } from './word-styles.ts';

/** What reading any piece of a Word text needs to know. */
export interface WordContext {
  office: OfficePackage;
  relationships: ReadonlyMap<string, Relationship>;
  styles: WordStyles;
  numbering: WordNumbering;
  notes: WordNotes;
  fields: WordFields;
  /** Inside the control Word puts around an automatic table of contents. */
  isInContents: boolean;
  isInBox: boolean;
  /** Called for each run of hidden text that is left out. */
  reportHidden: () => void;
  /** Reads the blocks inside a body, cell, text box or note; handed down so that its parts need not import it. */
  readBlocks: (container: XmlElement, context: WordContext) => WordPiece[];
}
