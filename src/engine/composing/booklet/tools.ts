import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import type { WrittenKey } from './written-key.ts';

/** What every part of a booklet's composition asks of the lesson. */
export interface Tools {
  /** A text of the material as it is printed: slips put right, simple formulas in plain signs. */
  say(text: string): string;
  mend(text: string): string;
  /** How the material writes a word inside its sentences. */
  spell(lower: string): string;
  /** Passages of the analysis that stand in this piece. */
  cite(piece: Piece): string[];
  /** Roles that the genre shows beside those that teach. */
  shows(role: Role): boolean;
  /** True for a heading that repeats the title of the whole. */
  isWhole(title: string): boolean;
  /** A test or a list: the material is there to be worked through. */
  isPractice: boolean;
  /** What the material's own key answers, and where it stands. */
  writtenKey: WrittenKey;
  /** What the material says that a thing is, by its name in lower case. */
  defined: ReadonlyMap<string, string>;
  /** Pictures of the material by the block they stand in. */
  pictures: ReadonlyMap<string, Picture>;
  /** Blocks that stand right above a place for their answer. */
  answered: ReadonlySet<string>;
  /** The line that names a picture, by the picture's block. */
  captions: ReadonlyMap<string, { id: string; text: string }>;
  /** Pictures that stand as texts of a test, by their blocks: `TEXTO 3`. */
  named: ReadonlyMap<string, string>;
}
