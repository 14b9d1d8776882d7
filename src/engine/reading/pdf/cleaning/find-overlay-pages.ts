import type { PdfPage, TextLine } from '#engine/reading/pdf/page-content.ts';

/** Share of a page's lines that must stand on the next page, in the same place, to be a step towards it. */
const SAME_SHARE = 0.92;
const MIN_LINES = 2;
const SAME_PLACE_PT = 2;

/**
 * Slides shown step by step become one page per step, each repeating the one before. Keeps the last step only:
 * answers the numbers of the pages whose text stands complete on the page after them.
 */
export function findOverlayPages(pages: readonly PdfPage[]): Set<number> {
  const steps = new Set<number>();
  pages.forEach((page, index) => {
    const next = pages[index + 1];
    if (next === undefined || page.lines.length < MIN_LINES || next.lines.length < page.lines.length) return;
    // Only slides are shown step by step; a worksheet that repeats another is a worksheet of its own.
    if (page.width <= page.height) return;
    if (Math.abs(page.width - next.width) > 1 || Math.abs(page.height - next.height) > 1) return;
    const places = new Map<string, TextLine[]>();
    for (const line of next.lines) places.set(line.text, [...(places.get(line.text) ?? []), line]);
    const kept = page.lines.filter((line) =>
      places.get(line.text)?.some((other) => isSamePlace(line, other)),
    );
    const letters = countLetters(page.lines);
    if (letters > 0 && countLetters(kept) >= SAME_SHARE * letters) steps.add(page.number);
  });
  return steps;
}

function isSamePlace(a: TextLine, b: TextLine): boolean {
  return Math.abs(a.left - b.left) <= SAME_PLACE_PT && Math.abs(a.baseline - b.baseline) <= SAME_PLACE_PT;
}

function countLetters(lines: readonly TextLine[]): number {
  return lines.reduce((sum, line) => sum + line.text.length, 0);
}
