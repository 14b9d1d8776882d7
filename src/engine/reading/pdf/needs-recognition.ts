import type { PdfPage } from './page-content.ts';
import { MIN_PAGE_LETTERS } from './pdf-limits.ts';

/** A logo on a blank page is no scan. */
const MIN_PICTURE_SHARE = 0.05;
/** A sentence drawn as outlines has hundreds of strokes, a frame or an arrow a dozen. */
const MIN_OUTLINE_SEGMENTS = 400;

/** True when a page shows something but gives (nearly) no letters: its text can only be recognised. */
export function needsRecognition(page: PdfPage): boolean {
  const letters = page.lines.reduce((sum, line) => sum + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters >= MIN_PAGE_LETTERS) return false;
  if (page.isGarbled || page.drawing.pathSegments >= MIN_OUTLINE_SEGMENTS) return true;
  const area = page.drawing.pictures.reduce(
    (sum, box) => sum + (box.right - box.left) * (box.top - box.bottom),
    0,
  );
  return area >= MIN_PICTURE_SHARE * page.width * page.height;
}
