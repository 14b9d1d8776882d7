/** The mode under which a child draws the pages of a file; see `drawPreview`. */
export const PREVIEW_MODE = 'preview';

/** What can be drawn: pages, a picture itself, or the picture of its first page that an Office file may carry. */
export type PreviewKind = 'pdf' | 'picture' | 'office';

/** What the child is told, as a JSON file. */
export interface PreviewAssignment {
  kind: PreviewKind;
  filePath: string;
  /** Where the pictures go, as `pictureName` calls them. */
  folder: string;
  maxPages: number;
}

/** What the child answers; no page where the file holds no picture of itself. */
export interface DrawnPreview {
  /** Of the first pages in order: a page that cannot be drawn ends the list. */
  pages: { width: number; height: number }[];
  pageCount: number;
}

export const pictureName = (page: number): string => `${page}.webp`;
