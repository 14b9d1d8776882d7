import type { OcrLine } from './ocr-line.ts';

export interface RecognisedPage {
  lines: OcrLine[];
  heightPx: number;
}

/** Part of the page at the top and at the bottom where running heads stand. */
const MARGIN = 0.12;
const LEAST_REPEATS = 4;

/** Takes page numbers and running heads (lines that come back on most pages, whatever their number) off recognised pages. */
export function dropFurniture<Page extends RecognisedPage>(pages: Page[]): Page[] {
  const seen = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.lines.filter((line) => isInMargin(line, page)).map(makeKey))) {
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  const repeats = Math.max(LEAST_REPEATS, pages.length / 2);
  const isFurniture = (line: OcrLine, page: Page) =>
    isInMargin(line, page) &&
    (/^\W*\d{1,3}\W*$/.test(line.text) || (seen.get(makeKey(line)) ?? 0) >= repeats);
  return pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !isFurniture(line, page)) }));
}

function isInMargin(line: OcrLine, { heightPx }: RecognisedPage): boolean {
  return line.bottom < heightPx * MARGIN || line.top > heightPx * (1 - MARGIN);
}

function makeKey({ text }: OcrLine): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^\p{L}#]/gu, '');
}
