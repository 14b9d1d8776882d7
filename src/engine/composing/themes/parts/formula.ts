import type { Box } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { splitColumns, splitRows } from './grid.ts';
import type { Page } from './page.ts';

/** Signs that take more than a line. */
const TALL = /\\(?:frac|dfrac|binom|sum|int|prod|begin|lim)/;
const linesOf = (latex: string): number => (TALL.test(latex) ? 2.6 : 1.5);

/**
 * All formulas of the slide in one room, of one size, as large as their signs allow: side by side where they are short,
 * else below one another. Their boxes are near what they take: some programs stretch an equation to its box.
 */
export function addFormulas(page: Page, room: Box): void {
  const all: BlockOf<'formula'>[] = [];
  for (let one = page.take('formula'); one !== null; one = page.take('formula')) all.push(one);
  const isShort =
    room.h < all.length * ROW_IN && all.every(({ latex }) => countSigns(latex) * all.length <= MOST_ABREAST);
  const boxes = isShort ? splitColumns(room, all.length, 0.3) : splitRows(room, all.length, 0.1);
  const sizes = all.map(({ latex }, at) => sizeOf(latex, boxes[at] ?? room));
  const sizePt = Math.min(...sizes);
  for (const [at, { latex, alt }] of all.entries()) {
    const cell = boxes[at] ?? room;
    const w = Math.min(cell.w, (countSigns(latex) * 0.6 * sizePt) / 72 + 0.4);
    const h = Math.min(cell.h, (linesOf(latex) * sizePt) / 72);
    const box = { x: cell.x + (cell.w - w) / 2, y: cell.y + (cell.h - h) / 2, w, h };
    const name = all.length === 1 ? 'Fórmula' : `Fórmula ${at + 1}`;
    page.add({ kind: 'formula', name, box, latex, alt, sizePt, colour: page.look.ink });
  }
}

function sizeOf(latex: string, { w, h }: Box): number {
  const most = Math.min(h > 2.8 ? 60 : 44, (h * 72) / linesOf(latex), (w * 72) / (countSigns(latex) * 0.5));
  return Math.max(24, Math.floor(most));
}

/** So many signs stand in a line across the slide; where each has this height, they stand below one another. */
const MOST_ABREAST = 30;
const ROW_IN = 1;

/** About how many signs stand abreast: what the LaTeX has outside its commands, the wider half of a fraction. */
function countSigns(latex: string): number {
  const flat = latex.replaceAll(
    /\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
    (_, over: string, under: string) => (strip(over).length > strip(under).length ? over : under),
  );
  const signs = strip(flat);
  return Math.max(1, signs.length + (signs.match(SPACED)?.length ?? 0));
}

/** Signs with room on both sides take twice the width of a letter. */
const SPACED = /[=<>+−-]/gu;
const strip = (latex: string): string => latex.replaceAll(/\\[a-zA-Z]+/g, 'x').replaceAll(/[{}^_\\\s]/g, '');
