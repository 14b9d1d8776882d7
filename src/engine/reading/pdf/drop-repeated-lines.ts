import type { PdfPage, TextLine } from './page-content.ts';

/** Share of the page height, above and below, where running heads and feet stand. */
const MARGIN_SHARE = 0.14;
const MIN_PAGES = 3;
/** Running heads change with the chapter: a few pages are enough, if they are not most of a short file's titles. */
const MIN_SHARE = 0.08;
/** Larger letters at the top are titles; only what stands on most pages is a running head all the same. */
const TITLE_SIZE = 1.15;
const MOST_PAGES = 0.6;
const PAGE_NUMBER =
  /^[\s|–—-]*(?:(?:p[áa]g(?:ina|\.)?|page|slide)\s*)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|de|of)\s*\d{1,4})?[\s|–—.-]*$/iu;

/** Takes running heads, running feet and page numbers off the pages. The pages are changed in place. */
export function dropRepeatedLines(pages: readonly PdfPage[], bodySize: number): void {
  const seenOn = new Map<string, Set<number>>();
  const margins = new Map<PdfPage, TextLine[]>();
  for (const page of pages) {
    const lines = page.lines.filter((line) => isInMargin(page, line));
    margins.set(page, lines);
    for (const line of lines) {
      const key = keyOf(page, line);
      const set = seenOn.get(key) ?? new Set();
      seenOn.set(key, set.add(page.number));
    }
  }
  const fewest = Math.max(MIN_PAGES, MIN_SHARE * pages.length);
  for (const page of pages) {
    const dropped = new Set<TextLine>();
    for (const line of margins.get(page) ?? []) {
      const count = seenOn.get(keyOf(page, line))?.size ?? 0;
      const isTitle = line.size >= TITLE_SIZE * bodySize || line.tagLevel > 0;
      const isRepeated = count >= (isTitle ? Math.max(MIN_PAGES, MOST_PAGES * pages.length) : fewest);
      if (
        isRepeated ||
        (pages.length >= MIN_PAGES && PAGE_NUMBER.test(line.text) && !isTitle && isOutermost(page, line))
      ) {
        dropped.add(line);
      }
    }
    if (dropped.size > 0) page.lines = page.lines.filter((line) => !dropped.has(line));
  }
}

function isInMargin(page: PdfPage, line: TextLine): boolean {
  const depth = MARGIN_SHARE * page.height;
  return line.bottom >= page.height - depth || line.top <= depth;
}

/** Digits count as equal (page and exercise numbers), and so does a place a hand's breadth away. */
function keyOf(page: PdfPage, line: TextLine): string {
  const text = line.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
  const fromEdge = line.baseline > page.height / 2 ? page.height - line.baseline : -line.baseline;
  return `${Math.round(fromEdge / 6)}|${text}`;
}

/** No other text lies between the line and its edge of the page. */
function isOutermost(page: PdfPage, line: TextLine): boolean {
  const isAbove = line.baseline > page.height / 2;
  return !page.lines.some((other) => (isAbove ? other.bottom > line.top + 1 : other.top < line.bottom - 1));
}
