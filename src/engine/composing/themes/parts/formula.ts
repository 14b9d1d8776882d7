import type { Box } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import type { Page } from './page.ts';

/**
 * A formula in the middle of its room, as large as its signs allow. Its box is near what it takes: some programs stretch
 * an equation to the box that it is given.
 */
export function addFormula(page: Page, { latex, alt }: BlockOf<'formula'>, room: Box): void {
  const signs = countSigns(latex);
  const sizePt = Math.max(24, Math.min(room.h > 2.8 ? 60 : 44, Math.floor((room.w * 72) / (signs * 0.5))));
  const lines = /\\(?:frac|dfrac|binom|sum|int|prod|begin|lim)/.test(latex) ? 2.6 : 1.5;
  const w = Math.min(room.w, (signs * 0.6 * sizePt) / 72 + 0.4);
  const h = Math.min(room.h, (lines * sizePt) / 72);
  const box = { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 2, w, h };
  page.add({ kind: 'formula', name: 'Fórmula', box, latex, alt, sizePt, colour: page.look.ink });
}

/** About how many signs stand abreast: what the LaTeX has outside its commands, the wider half of a fraction. */
function countSigns(latex: string): number {
  const flat = latex.replaceAll(
    /\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
    (_, over: string, under: string) => (strip(over).length > strip(under).length ? over : under),
  );
  return Math.max(1, strip(flat).length);
}

const strip = (latex: string): string => latex.replaceAll(/\\[a-zA-Z]+/g, 'x').replaceAll(/[{}^_\\\s]/g, '');
