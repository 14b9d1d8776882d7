import type { Box } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import type { Page } from './page.ts';

/** A formula in the middle of its box, as large as its signs allow. */
export function addFormula(page: Page, { latex, alt }: BlockOf<'formula'>, box: Box): void {
  page.add({
    ...{ kind: 'formula', name: 'Fórmula', box, latex, alt },
    ...{ sizePt: formulaSize(latex, box.w), colour: page.look.ink },
  });
}

/** A formula has about as many signs abreast as its LaTeX has outside its commands; the size that leaves room for them. */
function formulaSize(latex: string, widthIn: number): number {
  const signs = latex.replaceAll(/\\[a-zA-Z]+/g, 'x').replaceAll(/[{}^_\\\s]/g, '').length;
  return Math.max(24, Math.min(44, Math.floor((widthIn * 72) / (signs * 0.5))));
}
