import { type OpenDocument, readUtf16 } from '#engine/reading/pdf/library/open-document.ts';
import { MAX_BOOKMARKS } from '#engine/reading/pdf/pdf-limits.ts';

/** An entry of the file's own table of contents. */
export interface OutlineEntry {
  title: string;
  /** 1 for the top level. */
  level: number;
  /** From 1; 0 when the entry names no page. */
  page: number;
}

const MAX_LEVEL = 6;
const GO_TO = 1;

/** Reads the bookmarks in order. Only jumps inside the file are resolved; nothing is followed or run. */
export function readOutline({ pdfium, pointer }: OpenDocument): OutlineEntry[] {
  const { calls } = pdfium;
  const entries: OutlineEntry[] = [];
  const seen = new Set<number>();
  const visit = (parent: number, level: number) => {
    let bookmark = calls.FPDFBookmark_GetFirstChild(pointer, parent);
    while (bookmark !== 0 && !seen.has(bookmark) && entries.length < MAX_BOOKMARKS) {
      seen.add(bookmark);
      const current = bookmark;
      const title = readUtf16(pdfium, (at, size) => calls.FPDFBookmark_GetTitle(current, at, size));
      const page = calls.FPDFDest_GetDestPageIndex(pointer, findTarget(current)) + 1;
      if (title.trim() !== '') entries.push({ title: title.trim(), level, page: Math.max(0, page) });
      if (level < MAX_LEVEL) visit(bookmark, level + 1);
      bookmark = calls.FPDFBookmark_GetNextSibling(pointer, bookmark);
    }
  };
  const findTarget = (bookmark: number): number => {
    const target = calls.FPDFBookmark_GetDest(pointer, bookmark);
    if (target !== 0) return target;
    const action = calls.FPDFBookmark_GetAction(bookmark);
    return action !== 0 && calls.FPDFAction_GetType(action) === GO_TO
      ? calls.FPDFAction_GetDest(pointer, action)
      : 0;
  };
  visit(0, 1);
  return entries;
}
