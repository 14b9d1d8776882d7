/** The mode under which a child draws a deck; see `drawDeckFiles`. */
export const DRAW_DECK_MODE = 'draw-deck';

/** What the child is told, as a JSON file. */
export interface DeckDrawing {
  /** A DrawnDeck as JSON. */
  deckPath: string;
  /** Where the deck's pictures lie under their keys. */
  picturesFolder: string;
  /** Where the files go, as `DECK_PDF` and `slidePictureName` call them. */
  folder: string;
  wish: DrawingWish;
}

/** The PowerPoint file, the PDF for people, or pictures of the slides at these places from 0 (null: of all). */
export type DrawingWish =
  | { kind: 'pptx'; areFontsEmbedded: boolean }
  | { kind: 'pdf' }
  | { kind: 'pages'; widthPx: number; slides: number[] | null };

/** What the child answers: the names of the files, in order. */
export interface DrawnFiles {
  files: string[];
}

export const DECK_PPTX = 'deck.pptx';
export const DECK_PDF = 'deck.pdf';
/** @param slide its place, from 0 */
export const slidePictureName = (slide: number): string => `${slide + 1}.webp`;
