import { makeLine, type OcrLine } from './ocr-line.ts';

/** How much larger than the body a line must be to count as a title. */
export const TITLE_RATIO = 1.35;
const WIDEST_GAP = 0.9;
const LEAST_LIKENESS = 0.8;

/** A title set in two or three lines becomes one line: tesseract takes each large line for a paragraph of its own. */
export function joinTitleLines(lines: OcrLine[], bodyHeight: number): OcrLine[] {
  const joined: OcrLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && continuesTitle(last, line, bodyHeight)) {
      joined[joined.length - 1] = makeLine(last.paragraph, [...last.words, ...line.words]);
    } else joined.push(line);
  }
  return joined;
}

function continuesTitle(last: OcrLine, line: OcrLine, bodyHeight: number): boolean {
  const smaller = Math.min(last.textHeight, line.textHeight);
  const larger = Math.max(last.textHeight, line.textHeight);
  const gap = line.top - last.bottom;
  const isLarge = bodyHeight > 0 && smaller >= bodyHeight * TITLE_RATIO && smaller >= larger * LEAST_LIKENESS;
  const isBelow = gap > -smaller / 2 && gap < smaller * WIDEST_GAP;
  const isAligned =
    Math.abs(line.left - last.left) < smaller ||
    Math.abs(line.left + line.right - last.left - last.right) < 2 * smaller;
  return isLarge && isBelow && isAligned && last.words.length + line.words.length <= 16;
}
