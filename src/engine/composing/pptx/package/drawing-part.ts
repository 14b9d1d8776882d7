import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import type { FormulaPicture } from '#engine/composing/typst/draw-formulas.ts';
import type { OfficeParts } from './office-parts.ts';

/** Files that a deck is drawn with, brought along so that writing it needs neither disk nor time. */
export interface PptxResources {
  /** Pictures of the deck by their key: PNG, JPEG or GIF. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** Icons in their colour, by `iconKey`. */
  icons: ReadonlyMap<string, { svg: Uint8Array; png: Uint8Array }>;
  /** TrueType faces to embed; empty for a small file that needs the fonts installed. */
  fonts: readonly { family: string; regular: Uint8Array; bold: Uint8Array }[];
  /** Formulas as pictures by `formulaKey`, for programs that know no equations; text stands in where there is none. */
  formulas: ReadonlyMap<string, FormulaPicture>;
  /** False for a program that would drop them: pictures stand in their place. */
  hasEquations: boolean;
}

export const iconKey = (icon: string, hex: string): string => `${icon} ${hex}`;

/** A part that shapes are drawn on: a slide, a layout, the master. */
export interface DrawingPart {
  name: string;
  parts: OfficeParts;
  theme: DrawnDeck['theme'];
  resources: PptxResources;
  /** Ids of shapes are unique in their part; 1 is the tree's. */
  nextShapeId(): number;
  /** The part of a slide by its id; null where the deck has none of that id. */
  findSlide(slideId: string): string | null;
  /** Number of the slide, from 1; null on layouts and master. */
  slideNumber: number | null;
}

/** The id of a relationship from this part to another. */
export const relate = (part: DrawingPart, type: string, to: string): string =>
  part.parts.relate(part.name, type, to);

/** Counts shapes from 2 on. */
export function countShapes(): () => number {
  let last = 1;
  return () => {
    last += 1;
    return last;
  };
}
