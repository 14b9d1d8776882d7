import type { PdfPage, TextLine } from '#engine/reading/pdf/page-content.ts';

/** Share of the page height, above and below, where running heads and feet stand. */
const MARGIN_SHARE = 0.14;
const MIN_PAGES = 3;
/** Running heads change with the chapter: a small share of the pages is enough. */
const MIN_SHARE = 0.05;
/** Larger letters at the top are titles; only what stands on most pages is a running head all the same. */
const TITLE_SIZE = 1.15;
const MOST_PAGES = 0.6;
/** On slides that have a title of their own below it, a banner need not stand on most. */
const MANY_SLIDES = 0.3;
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
      for (const key of listKeys(page, line)) {
        seenOn.set(key, (seenOn.get(key) ?? new Set<number>()).add(page.number));
      }
    }
  }
  const running = findRunningRows(pages, bodySize);
  const fewest = Math.max(MIN_PAGES, MIN_SHARE * pages.length);
  const isDroppable = (page: PdfPage, line: TextLine) => {
    if (running.has(line)) return true;
    const isTitle = line.size >= TITLE_SIZE * bodySize || line.tagLevel > 0;
    const needed = isTitle ? Math.max(MIN_PAGES, titleShare(page, line, bodySize) * pages.length) : fewest;
    const homes = listKeys(page, line).map((key) => seenOn.get(key) ?? new Set<number>());
    // A title on most pages is worth reading once.
    if (homes.some((home) => home.size >= needed && !(isTitle && Math.min(...home) === page.number)))
      return true;
    return pages.length >= MIN_PAGES && !isTitle && PAGE_NUMBER.test(line.text) && isOutermost(page, line);
  };
  for (const page of pages) {
    const lines = margins.get(page) ?? [];
    const dropped = lines.filter((line) => isDroppable(page, line));
    // What stands on one line with a running head is part of it (the section beside the chapter).
    const isMate = (line: TextLine) =>
      line.size <= bodySize &&
      lines.includes(line) &&
      dropped.some(
        (other) => Math.abs(other.baseline - line.baseline) < 1 && Math.abs(other.size - line.size) < 1,
      );
    page.lines = page.lines.filter((line) => !dropped.includes(line) && !isMate(line));
  }
}

function titleShare(page: PdfPage, line: TextLine, bodySize: number): number {
  const isSlide = page.width > page.height;
  const hasOwnTitle = page.lines.some(
    (other) =>
      other.size >= TITLE_SIZE * bodySize &&
      other.top < line.bottom &&
      other.bottom > page.height / 2 &&
      /\p{L}{3}/u.test(other.text),
  );
  return isSlide && hasOwnTitle ? MANY_SLIDES : MOST_PAGES;
}

/** Where running heads and feet stand. */
export function isInMargin(page: PdfPage, line: TextLine): boolean {
  const depth = MARGIN_SHARE * page.height;
  return line.bottom >= page.height - depth || line.top <= depth;
}

/**
 * The line's text and place as it would be repeated: word for word, or with one number that counts along with
 * the pages. A few points up or down are one place.
 */
function listKeys(page: PdfPage, line: TextLine): string[] {
  const fromEdge = line.baseline > page.height / 2 ? page.height - line.baseline : -line.baseline;
  const place = Math.round(fromEdge / 6);
  const text = line.text.toLowerCase();
  const keys = [`${place}|${text}`];
  for (const number of text.matchAll(/\d{1,4}/g)) {
    const rest = `${text.slice(0, number.index)}#${text.slice(number.index + number[0].length)}`;
    keys.push(`${place}|${Number(number[0]) - page.number}|${rest}`);
  }
  return keys;
}

/** No other text lies between the line and its edge of the page. */
function isOutermost(page: PdfPage, line: TextLine): boolean {
  const isAbove = line.baseline > page.height / 2;
  return !page.lines.some((other) => (isAbove ? other.bottom > line.top + 1 : other.top < line.bottom - 1));
}

const MIN_RUNNING_PAGES = 6;
/** Share of the pages whose outermost row must stand at the very same height, and of those with a page number. */
const SAME_HEIGHT_SHARE = 0.3;
const NUMBERED_SHARE = 0.6;
/** Free space towards the text, in sizes of the text. */
const FREE_SPACE = 1.5;

/**
 * Running heads that name the current section differ from page to page, but they keep their height, stand
 * apart from the text and carry the page number. Answers all lines of such rows.
 */
function findRunningRows(pages: readonly PdfPage[], bodySize: number): Set<TextLine> {
  const found = new Set<TextLine>();
  if (pages.length < MIN_RUNNING_PAGES) return found;
  for (const edge of ['top', 'bottom'] as const) {
    const byHeight = new Map<number, TextLine[][]>();
    for (const page of pages) {
      const row = takeOutermostRow(page, edge, bodySize);
      if (row === null) continue;
      const height = Math.round((row[0]?.baseline ?? 0) / 2);
      byHeight.set(height, [...(byHeight.get(height) ?? []), row]);
    }
    for (const rows of byHeight.values()) {
      const numbered = rows.filter((row) => row.some((line) => /^\d{1,4}\b|\b\d{1,4}$/.test(line.text)));
      const isRunning =
        rows.length >= Math.max(MIN_RUNNING_PAGES / 2, SAME_HEIGHT_SHARE * pages.length) &&
        numbered.length >= NUMBERED_SHARE * rows.length;
      if (isRunning) for (const line of rows.flat()) found.add(line);
    }
  }
  return found;
}

/** The row nearest to the edge of the page, if it stands apart from the text. */
function takeOutermostRow(page: PdfPage, edge: 'top' | 'bottom', bodySize: number): TextLine[] | null {
  const sign = edge === 'top' ? -1 : 1;
  const sorted = [...page.lines].sort((a, b) => sign * (a.baseline - b.baseline));
  const outermost = sorted[0];
  if (outermost === undefined || outermost.size > 1.15 * bodySize) return null;
  const row = sorted.filter((line) => Math.abs(line.baseline - outermost.baseline) < 2);
  const next = sorted.find((line) => !row.includes(line));
  if (next === undefined) return null;
  return Math.abs(next.baseline - outermost.baseline) >= FREE_SPACE * bodySize ? row : null;
}
