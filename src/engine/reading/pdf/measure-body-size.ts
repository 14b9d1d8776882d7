import type { PdfPage } from './page-content.ts';

/** The size, in points, in which most letters of the document are set; 0 when it has none. */
export function measureBodySize(pages: readonly PdfPage[]): number {
  const letters = new Map<number, number>();
  for (const page of pages) {
    for (const line of page.lines) {
      const size = Math.round(line.size * 2) / 2;
      letters.set(size, (letters.get(size) ?? 0) + line.text.length);
    }
  }
  let [best, most] = [0, 0];
  for (const [size, count] of letters) if (count > most) [best, most] = [size, count];
  return best;
}
