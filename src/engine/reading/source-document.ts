import { MATERIAL_KINDS } from '#shared/files/accepted-kinds.ts';

/**
 * What every reader answers, whatever the file was: one flat list of blocks in reading order, each
 * with the page or slide it came from. Later rooms (pedagogy, composing) know nothing of PDF or OOXML.
 *
 * Text is Unicode NFC, soft hyphens and end-of-line hyphenation are gone, white space runs are one space.
 * Exponents and indices stand as Unicode signs (2ⁿ, H₂O), where there are none in brackets: `e^(x/2)`, `z_(b)`.
 * An equation inside running text stands there as `$latex$` and is also listed in the block's `equations`.
 */
export const SOURCE_KINDS = [...MATERIAL_KINDS, 'text'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What is told as one, line by line: verses, what people say by turns, a problem with its working. */
export type WholeKind = 'verse' | 'speech' | 'working';

/** How a line may be set off from its siblings, what says most first. */
export const SET_OFF = ['colour', 'highlight', 'strike', 'underline', 'bold'] as const;
export type SetOff = (typeof SET_OFF)[number];

/** Where a block came from. PDF blocks carry `page`, PPTX blocks `slide` (both from 1); DOCX and typed text neither. */
export interface Provenance {
  /** `b1`, `b2` … in reading order; stable for the same file. */
  id: string;
  page?: number;
  slide?: number;
  /** How the words were obtained; `ocr` text may hold misread words. Absent means the file's own text. */
  origin?: 'ocr';
  /** The latex of each equation written as `$…$` inside this block's text, in order. */
  equations?: string[];
  /** Which of the groups that empty lines set apart in a typed text it stands in, from 1. */
  group?: number;
  /** Of a line of what is told as one, in its order: which of them in the text, from 1, and as what. */
  whole?: { as: WholeKind; run: number };
}

export interface HeadingBlock extends Provenance {
  type: 'heading';
  /** 1 is the highest. A document's title and a slide's title are level 1. */
  level: number;
  text: string;
  /** True where the reader guessed it from its look; absent where the file itself says so. */
  isGuessed?: true;
}
export interface ParagraphBlock extends Provenance {
  type: 'paragraph';
  text: string;
  /** Of an option under its letter: set otherwise than those it stands among. */
  setOff?: SetOff;
}
export interface ListBlock extends Provenance {
  type: 'list';
  isOrdered: boolean;
  /** Counted by letters: `a)`, `b)`. */
  isLettered?: true;
  /** The number of its first item, where a list goes on counting from another slide. */
  start?: number;
  /** `level` from 0. The marker itself (bullet, number) is not part of `text`. */
  items: ListItem[];
}
export interface ListItem {
  text: string;
  level: number;
  /** Set otherwise than the items of its level around it. */
  setOff?: SetOff;
}
export interface TableBlock extends Provenance {
  type: 'table';
  /**
   * Row by row, cell by cell; a merged cell stands once, its other places are empty strings. The paragraphs of a cell of
   * an Office file stand on lines of their own (`\n`).
   */
  rows: string[][];
  hasHeader: boolean;
}
export interface NoteBlock extends Provenance {
  type: 'note';
  /** A slide's speaker notes, or a foot- or endnote. */
  noteType: 'speaker' | 'footnote' | 'endnote';
  text: string;
}
export interface ImageBlock extends Provenance {
  type: 'image';
  /** Alternative text of the file, if any. */
  alt: string | null;
  /** Shown size and top left corner in points (1/72 in); null where the format does not tell. */
  widthPt: number | null;
  heightPt: number | null;
  xPt: number | null;
  yPt: number | null;
  /** Absent in a PDF, where its place on the page finds it, and where the file holds no picture of its own. */
  source?: PictureSource;
}
/** Where the bytes of a picture lie in an Office package, and what of them is shown. */
export interface PictureSource {
  /** Name of the package part, without leading slash: `word/media/image1.png`. */
  part: string;
  /** What is cut off at each edge as a share of the whole, before it is turned; absent where all is shown. */
  crop?: { left: number; top: number; right: number; bottom: number };
  /** Quarter turns clockwise, 1 to 3; `widthPt` and `heightPt` are those before turning. */
  turns?: number;
}
export interface EquationBlock extends Provenance {
  type: 'equation';
  /** Null where the file has the equation only as characters. */
  latex: string | null;
  text: string;
  /** Where it stands on its page, as of a picture, for who shows it as it was printed; only without `latex`. */
  place?: { widthPt: number; heightPt: number; xPt: number; yPt: number };
}
/** An equation that is shown as its page has it. */
export type PlacedEquation = EquationBlock & Required<Pick<EquationBlock, 'place'>>;

/** A native chart: its title and the series it holds, as a table of names and values. */
export interface ChartBlock extends Provenance {
  type: 'chart';
  title: string | null;
  categories: string[];
  series: { name: string; values: (number | null)[] }[];
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | NoteBlock
  | ImageBlock
  | EquationBlock
  | ChartBlock;

/** Something the teacher should know about the reading; `message` is pt-BR and may be shown as it is. */
export interface ReadingWarning {
  code:
    | 'ocr_used'
    | 'ocr_page_cap'
    | 'unread_pages'
    | 'page_cap'
    | 'text_cap'
    | 'hidden_text'
    | 'images_cap'
    | 'partial';
  message: string;
  page?: number;
  /** How many pages are not in the lesson for it. */
  unread?: number;
}

export interface SourceDocument {
  kind: SourceKind;
  /** The document's own title (its metadata or its title paragraph); null when it has none. */
  title: string | null;
  /** Number of pages of a PDF or slides of a PPTX; null for DOCX and typed text, which have none of their own. */
  pages: number | null;
  slides: number | null;
  blocks: Block[];
  /** Totals over the blocks; `equations` counts those inside text and tables too. */
  counts: {
    words: number;
    headings: number;
    paragraphs: number;
    lists: number;
    tables: number;
    notes: number;
    images: number;
    equations: number;
    charts: number;
  };
  /** Pages (from 1) that hold pictures of text only; the OCR step fills them. Empty elsewhere. */
  pagesWithoutText: number[];
  warnings: ReadingWarning[];
}

/** What a format reader answers; `finishDocument` gives the blocks their ids and counts them. */
export type DraftBlock = Block extends infer B ? (B extends Block ? Omit<B, 'id'> : never) : never;
export interface DraftDocument extends Omit<SourceDocument, 'blocks' | 'counts'> {
  blocks: DraftBlock[];
}
