import type { ImageBlock, PlacedEquation } from './source-document.ts';

/** How a picture stands in its document. */
export interface PictureStanding {
  /** As shown, in inches; null where the format does not tell. */
  widthIn: number | null;
  heightIn: number | null;
  /** Share of the page or slide that it covers; null where the format does not tell. */
  pageShare: number | null;
  isOnSlide: boolean;
  /** Share of it that letters of the page cover. */
  textShare: number;
  /** It stands wholly in the head or foot of its page. */
  isInMargin: boolean;
  /** It is a formula, cut out of its page: small and nearly white as it may be. */
  isFormula?: true;
}

/** A picture block with what the file holds of it: a file of its own, or dots (red, green, blue), at most `MOST_SIDE_PX` wide and high. */
export interface FoundPicture {
  block: ImageBlock | PlacedEquation;
  data: { encoded: Uint8Array } | { pixels: Uint8Array; width: number; height: number };
  standing: PictureStanding;
}

/** Longest side of a picture as it is passed on: as wide as a projector shows. */
export const MOST_SIDE_PX = 2000;

/** Density of a formula cut out of its page. */
export const FORMULA_DPI = 300;
