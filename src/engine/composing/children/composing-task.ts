import type { ComposedLesson, Composition, NotComposed } from '#engine/composing/compose-lesson.ts';
import type { SlideProgram } from '#engine/composing/write-deck-pptx.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import type { PaletteName, TemplateName, ThemeName } from '#shared/composition/themes.ts';

/** Where that lies which an order is opened from, each gzipped JSON. */
export interface MaterialPaths {
  /** What was read of the file; null where the lesson was typed. */
  documentPath: string | null;
  /** What was understood of it with the analysis, see `Understood`; null where that was not kept, and is found out anew. */
  understoodPath: string | null;
}

/** The mode under which a child composes an order; see `composeAssignment`. */
export const COMPOSE_MODE = 'compose';

/** What the child is told, as a JSON file. */
export interface ComposingAssignment extends MaterialPaths {
  order: Omit<AnalysisInput, 'source'>;
  /** Null where the order asks for another one, which then lies in the folder too, under `ANALYSIS`. */
  analysis: AiAnalysis | null;
  pictures: Picture[];
  author: string | null;
  look: { theme: ThemeName | TemplateName; palette: PaletteName } | null;
  /** Where the pictures lie under their keys, and where the composition goes under `COMPOSITION`. */
  folder: string;
}

/** What the child answers; the composition itself lies in the folder. */
export type ComposingOutcome = Omit<ComposedLesson, 'composition'> | NotComposed;

/** The mode under which a child says what sizes an analysed booklet can have; see `askComposer`. */
export const SIZES_MODE = 'sizes';

/** What the child is told, as a JSON file; it answers with the analysis that names those sizes. */
export interface SizesAssignment extends OpeningAssignment {
  analysis: AiAnalysis;
}

/** The mode under which a child opens a booklet's order that it is to compose a moment later; see `openBookOnce`. */
export const OPEN_BOOK_MODE = 'open-book';

/** What the child is told, as a JSON file; it answers nothing. */
export interface OpeningAssignment extends Pick<MaterialPaths, 'documentPath'> {
  order: Omit<AnalysisInput, 'source'>;
}

/** The mode under which a child draws what was composed; see `drawFiles`. */
export const DRAW_MODE = 'draw';

/** What a file is drawn from: a deck needs no more than how it is drawn. */
export type Drawable =
  | Pick<Extract<Composition, { kind: 'deck' }>, 'kind' | 'drawn'>
  | Extract<Composition, { kind: 'booklet' }>;

/** What the child is told, as a JSON file. */
export interface DrawingAssignment {
  /** Holds the composition, and `PICTURES`. */
  source: string;
  /** Where the files go, under the names that `DRAWN` and `pagePictureName` give. */
  folder: string;
  wish: DrawingWish;
}

/** A file for people, or pictures of the pages at these places from 0 (null: of all). */
export type DrawingWish =
  | { kind: 'pptx'; program: SlideProgram }
  | { kind: 'pdf' }
  | { kind: 'docx' }
  | { kind: 'pages'; widthPx: number; pages: number[] | null; isMarked?: boolean };

/** What the child answers: the names of the files, in order. */
export interface DrawnFiles {
  files: string[];
}

/** A composition or a Drawable as JSON, and the folder with its pictures, beside one another. */
export const COMPOSITION = 'composition.json';
export const PICTURES = 'pictures';
export const ANALYSIS = 'analysis.json';
export const DRAWN = { pptx: 'drawn.pptx', pdf: 'drawn.pdf', docx: 'drawn.docx' } as const;
/** @param page its place, from 0 */
export const pagePictureName = (page: number): string => `${page + 1}.webp`;
