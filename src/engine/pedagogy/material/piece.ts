import type { Role, Telling } from '#engine/pedagogy/understanding/role.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { Passage } from '#shared/analysis/ai-analysis.ts';

/** `code` is a listing inside a paragraph: it is shown, never turned into a bullet. */
export type PieceKind =
  | 'heading'
  | 'text'
  | 'list'
  | 'table'
  | 'note'
  | 'equation'
  | 'chart'
  | 'image'
  | 'code';

/** A part of the teacher's material that can be handed out to a slide or page as a whole. */
export interface Piece {
  /** Place in reading order, file first, then the typed text. */
  order: number;
  from: Passage['from'];
  /** Block id; blocks of a text typed beside a file are written `t:b1`, objectives `o:b1`. */
  blockRef: string;
  page: number | null;
  slide: number | null;
  kind: PieceKind;
  /** Heading level from 1; 0 for all else. */
  level: number;
  text: string;
  /** Sentences, items or table rows. */
  statements: Statement[];
  /** Share in the material: words, with a floor for figures. */
  weight: number;
  /** What it is there for; its statements may differ within one lane (content, practice, …). */
  role: Role;
  block: Block;
  /** Of a heading: what stands under it is said to the teacher alone; the part is named all the same. */
  isGuided?: true;
  /** Of what is asked: the first below its heading, which may be sorted out. */
  isHeaded?: true;
  /** Of a tale, a letter or a poem: told in its order, no fact in it. */
  tale?: Telling;
  /** A line of notes that stand in groups: told as it was jotted down. */
  isJotted?: true;
  /** A fact that guidance or a paragraph of aims held: told, whatever its block is. */
  isKept?: true;
  /** What opens a case that is shown with its answer, by what it shows: `Exemplo de analogia`. */
  caseOf?: string;
  /** What opens the worked example that this is a part of. */
  example?: Piece;
}

/** The smallest unit that can be quoted. */
export interface Statement {
  /** As it stands in the source, unless `written` says how that is. */
  text: string;
  /** What the source says where `text` has it told otherwise: what is quoted. */
  written?: string;
  /** Stems of its content words, each once. */
  stems: ReadonlySet<string>;
  words: number;
  role: Role;
  piece: Piece;
  /** What an order to tell it stood before: whole, though it begins with a small letter. */
  isBehindOrder?: true;
  /** What stood in brackets behind what is asked: for the key alone. */
  answer?: string;
}

/** A text of ours together with the statements of the material it stands on. */
export interface Grounded {
  text: string;
  basis: Statement[];
}
