import type { ScannedPage } from './recognise-pages.ts';

/** From this share of pages on, the file is a scan as a whole, and a short page is its divider. */
const MOSTLY = 0.5;
const FEWEST_WORDS = 3;

/**
 * Takes off what one word or two on a picture say in a file that otherwise has letters: its logo, a stamp
 * ("RASCUNHO").
 */
export function dropDecoration(scanned: readonly ScannedPage[], pageCount: number): ScannedPage[] {
  if (scanned.length > MOSTLY * pageCount) return [...scanned];
  return scanned.map((page) => {
    const words = page.lines.flatMap((line) => line.text.match(/\p{L}{3,}/gu) ?? []);
    const isDecoration = page.outcome === 'read' && words.length < FEWEST_WORDS;
    return isDecoration ? { ...page, lines: [], tables: [], outcome: 'nothing' } : page;
  });
}
