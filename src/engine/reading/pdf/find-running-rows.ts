import type { PdfPage, TextLine } from './page-content.ts';

const MIN_PAGES = 6;
/** Share of the pages whose outermost row must stand at the very same height, and of those with a page number. */
const SAME_HEIGHT_SHARE = 0.3;
const NUMBERED_SHARE = 0.6;
/** Free space towards the text, in sizes of the text. */
const FREE_SPACE = 1.5;

/**
 * Running heads that name the current section differ from page to page, but they keep their height, stand
 * apart from the text and carry the page number. Answers all lines of such rows.
 */
export function findRunningRows(pages: readonly PdfPage[], bodySize: number): Set<TextLine> {
  const found = new Set<TextLine>();
  if (pages.length < MIN_PAGES) return found;
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
        rows.length >= Math.max(MIN_PAGES / 2, SAME_HEIGHT_SHARE * pages.length) &&
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
