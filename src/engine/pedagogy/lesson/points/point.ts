import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';

/** Something the material says that can stand on a slide by itself. */
export interface Point extends Grounded {
  stems: ReadonlySet<string>;
  words: number;
  /** `list` gathers short items under the line they hang on; `row` is a row of a table, `worked` an example with its working, `listing` a program, `steps` a procedure. */
  kind: 'sentence' | 'item' | 'list' | 'row' | 'worked' | 'listing' | 'steps';
  /** Of a worked example or a procedure: what a slide shows it in, all of them or none. */
  lines?: Grounded[];
  /** True for the first sentence of its paragraph, which usually names its subject. */
  isOpening: boolean;
  /** True where it is longer than a point should be; shown only where nothing shorter is said. */
  isLong: boolean;
  /** The sentence right behind it that leans on it, told along where there is room. */
  goesOn?: { statement: Statement; isTold: boolean };
}
