import type { DraftParagraph } from './layout/build-paragraphs.ts';
import type { PagePicture } from './page-content.ts';

/** A piece of a page in reading order, before it is known which paragraphs are headings. */
export type PagePart =
  | { type: 'paragraph'; paragraph: DraftParagraph }
  | { type: 'table'; rows: string[][] }
  | { type: 'picture'; picture: PagePicture };
