import type { SourceKind } from '#engine/reading/source-document.ts';
import type { MarkedDocument } from '#scripts/marked/marked-document.ts';

/** A document of our own and its marks. Its facts are true; its words, schools and people are made up. */
export interface OwnDocument extends Omit<MarkedDocument, 'roles' | 'mustCarry' | 'mustNot'> {
  /** What the engine is told the file was; slides and pages are parted by a line `===`. */
  kind: SourceKind;
  title: string | null;
  mustCarry: readonly string[];
  /** `reason: words` */
  mustNot: readonly string[];
  /** Line by line `role: text`, the text as one would type it; a line of a table marks each of its cells. */
  lines: string;
}
