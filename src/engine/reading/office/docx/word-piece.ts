import type { InlineText, ReadEquation } from '#engine/reading/office/inline-text.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';

/** A paragraph before it is known whether it becomes a heading, a list item, an equation or running text. */
export interface WordParagraph extends InlineText {
  kind: 'paragraph';
  displayed: ReadEquation[];
  headingLevel: number | null;
  isTitle: boolean;
  list: { numberingId: string; level: number; isOrdered: boolean } | null;
  /** How its letters look: bold when nearly all are; the size most of them have. */
  isBold: boolean;
  sizePt: number;
  isInBox: boolean;
}
export type WordPiece = WordParagraph | { kind: 'block'; block: DraftBlock };
