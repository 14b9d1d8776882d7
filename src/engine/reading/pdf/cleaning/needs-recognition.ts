import type { PdfPage, TextLine } from '#engine/reading/pdf/page-content.ts';
import { MIN_PAGE_LETTERS } from '#engine/reading/pdf/pdf-limits.ts';
import { isInMargin } from './drop-repeated-lines.ts';

/** A logo on a blank page is no scan. */
const MIN_PICTURE_SHARE = 0.05;
/** A sentence drawn as outlines has hundreds of strokes, a frame or an arrow a dozen. */
const MIN_OUTLINE_SEGMENTS = 400;

/** A picture over so much of the page is a scan; what stands in its margins was stamped on it. */
const SCAN_SHARE = 0.6;
const MOST_STAMPED_LETTERS = 120;

/** True when a page shows something but gives (nearly) no letters: its text can only be recognised. */
export function needsRecognition(page: PdfPage): boolean {
  const share = measurePictures(page);
  const letters = countLetters(page.lines);
  if (share >= SCAN_SHARE && letters <= MOST_STAMPED_LETTERS) {
    return countLetters(page.lines.filter((line) => !isInMargin(page, line))) < MIN_PAGE_LETTERS;
  }
  if (letters >= MIN_PAGE_LETTERS) return false;
  if (page.isGarbled || page.drawing.pathSegments >= MIN_OUTLINE_SEGMENTS) return true;
  return share >= MIN_PICTURE_SHARE;
}

function countLetters(lines: readonly TextLine[]): number {
  return lines.reduce((sum, line) => sum + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
}

function measurePictures({ drawing, width, height }: PdfPage): number {
  const area = drawing.pictures.reduce(
    (sum, box) => sum + (box.right - box.left) * (box.top - box.bottom),
    0,
  );
  return area / (width * height);
}
