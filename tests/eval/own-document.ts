import type { MarkedDocument } from '#scripts/marked/marked-document.ts';
import type { LinedDocument } from '#scripts/marked/read-lined.ts';

/** A document of our own and its marks. Its facts are true; its words, schools and people are made up. */
export interface OwnDocument extends LinedDocument, Omit<MarkedDocument, 'roles' | 'mustCarry' | 'mustNot'> {
  mustCarry: readonly string[];
  /** `reason: words` */
  mustNot: readonly string[];
}
