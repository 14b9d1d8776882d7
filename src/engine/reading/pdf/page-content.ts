import type { TexFont } from './maths/tex-signs.ts';

/** A rectangle on a page as it is shown: points, origin at the bottom left corner of the visible page. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** How a run of letters is set. One object per text object of the page, shared by its letters. */
export interface TextStyle {
  /** Size in points as shown (font size times text matrix). */
  size: number;
  isBold: boolean;
  isSlanted: boolean;
  /** Of a font made for formulas. */
  isMaths: boolean;
  /** The font of TeX whose places the library takes for letters. */
  texFont: TexFont | null;
  /** The run does not go from left to right (margin notes, watermarks, labels of an axis). */
  isTurned: boolean;
  /** `invisible`: drawn with no ink at all; `white`: only seen on something dark. */
  ink: 'normal' | 'white' | 'invisible';
  /** '' for black, else its six digits. */
  colour: string;
  /** Heading level the file's structure tags give, 0 for none. */
  tagLevel: number;
  /** The paragraph that they put it in; absent where they say nothing. */
  part?: TaggedPart;
}

/** A paragraph or an item of a list, as the structure tags of a file tell them apart. */
export interface TaggedPart {
  /** Of one page. */
  id: number;
  isItem: boolean;
}

/** What the tags of a page say, by the number of the marked content they stand for. */
export interface StructureTags {
  headingLevels: Map<number, number>;
  /** The paragraph or item that each belongs to. */
  parts: Map<number, TaggedPart>;
  altTexts: Map<number, string>;
  /** Figures without an alternative text. */
  undescribed: number;
}

export interface Glyph extends Box {
  text: string;
  /** Height of the line the letter stands on. */
  baseline: number;
  style: TextStyle;
  hasSpaceBefore: boolean;
  /** It stands for all the letters of a formula. */
  formula?: PageFormula;
}

/** A formula with a place of its own on the page. */
export interface PageFormula extends Box {
  /** Null where it is not certain what it says. */
  latex: string | null;
  plain: string;
}

/** Letters that follow each other in the file on one line without a wide gap. */
export interface TextLine extends Box {
  text: string;
  baseline: number;
  size: number;
  isBold: boolean;
  /** Of nearly all its letters, without the letter of an option; null where they differ. */
  colour: string | null;
  tagLevel: number;
  part?: TaggedPart;
  /** Position in the order of the file. */
  order: number;
  /** The line is this formula and nothing else. */
  formula?: PageFormula;
}

export interface PagePicture extends Box {
  alt: string | null;
}

/** What is drawn on a page besides letters. */
export interface PageDrawing {
  pictures: PagePicture[];
  /** Straight horizontal and vertical strokes, thin rectangles included. */
  rules: Box[];
  /** Thin horizontal strokes, short ones too: of fractions, roots and means. */
  bars: Box[];
  /** Areas painted in something other than white, pictures included. */
  inkedAreas: Box[];
  pictureCount: number;
  /** Number of strokes and curves: letters turned into outlines have hundreds. */
  pathSegments: number;
}

export interface PdfPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  lines: TextLine[];
  /** Signs printed, copies on the same spot included. */
  signCount: number;
  turnedTexts: string[];
  drawing: PageDrawing;
  /** Letters that a reader does not see: white on white, or without ink and without a scan behind. */
  hiddenLetters: number;
  /** Letters beside the page, which are not read. */
  lettersOutside: number;
  /** The font does not tell which letters its shapes are: what comes out is noise. */
  isGarbled: boolean;
}

/** Length shared by two boxes across (x) and up (y); zero or less when apart. */
export function overlapX(a: Box, b: Box): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}
export function overlapY(a: Box, b: Box): number {
  return Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
}

export function joinBoxes(boxes: readonly Box[]): Box {
  let left = Number.POSITIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (const box of boxes) {
    left = Math.min(left, box.left);
    bottom = Math.min(bottom, box.bottom);
    right = Math.max(right, box.right);
    top = Math.max(top, box.top);
  }
  return { left, bottom, right, top };
}

export function containsPoint(box: Box, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.bottom && y <= box.top;
}

/** Where two sizes are nearly as common (text and code listings), the larger one is the text. */
const NEARLY_AS_COMMON = 0.5;

/** The size, in points, in which the running text of the document is set; 0 when it has none. */
export function measureBodySize(pages: readonly PdfPage[]): number {
  const letters = new Map<number, number>();
  for (const page of pages) {
    for (const line of page.lines) {
      const size = Math.round(line.size * 2) / 2;
      letters.set(size, (letters.get(size) ?? 0) + line.text.length);
    }
  }
  const most = Math.max(0, ...letters.values());
  const common = [...letters].filter(([, count]) => count >= NEARLY_AS_COMMON * most);
  return Math.max(0, ...common.map(([size]) => size));
}
