import type { PdfPage } from './page-content.ts';

/** Where two sizes are nearly as common (text and code listings), the larger one is the text. */
const NEARLY_AS_COMMON = 0.5;

/** The size, in points, in which the running text of the document is set; 0 when it has none. */
export function measureBodySize(pages: readonly PdfPage[]): number {
  const letters = new Map<number, number>();
  for (const page of pages) {
    for (const line of page.lines) {
      const size = Math.round(line.size * 2) / 2;
      letters.set(size, (letters.get(size) ?? 0) + line.text.length);
    }
  }
  const most = Math.max(0, ...letters.values());
  const common = [...letters].filter(([, count]) => count >= NEARLY_AS_COMMON * most);
  return Math.max(0, ...common.map(([size]) => size));
}
