import type { InlineText, ReadEquation } from '#engine/reading/office/inline-text.ts';
import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import type { Relationship } from '#engine/reading/office/relationships.ts';
import type { XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import type { WordFields } from './word-fields.ts';
import type { WordNotes } from './word-notes.ts';
import type { WordNumbering } from './word-numbering.ts';
import type { WordStyles } from './word-styles.ts';

/** What reading any piece of a Word text needs to know. */
export interface WordContext {
  office: OfficePackage;
  relationships: ReadonlyMap<string, Relationship>;
  styles: WordStyles;
  numbering: WordNumbering;
  /** How far each numbering has counted. */
  counts: Map<string, number>;
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

/** A paragraph before it is known whether it becomes a heading, a list item, an equation or running text. */
export interface WordParagraph extends InlineText {
  kind: 'paragraph';
  displayed: ReadEquation[];
  headingLevel: number | null;
  isTitle: boolean;
  list: {
    numberingId: string;
    level: number;
    isOrdered: boolean;
    isLettered: boolean;
    /** As Word shows it, `07.`; '' where it shows a bullet or the number of more than one level. */
    sign: string;
  } | null;
  /** How its letters look: bold when nearly all are; the size most of them have. */
  isBold: boolean;
  sizePt: number;
  isInBox: boolean;
}
export type WordPiece = WordParagraph | { kind: 'block'; block: DraftBlock };
