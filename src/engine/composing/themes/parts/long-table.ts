import type { Box } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { splitColumns } from './grid.ts';
import type { Page } from './page.ts';
import { addTable, fitTable, sum, type TableLook } from './table.ts';

/** More rows than these stand in two columns, each under the same head: below one another they would be too small to read. */
const MOST_ROWS = 12;
const GAP_IN = 0.4;
/** What a row may have beyond its words. */
const MOST_MORE_IN = 0.2;
const INSET_IN = { x: 0.08, y: 0.02 };

/** A table on its slide; a long one goes on beside itself with its head said again, in words of one size. */
export function addWholeTable(page: Page, block: BlockOf<'table'>, box: Box, look: TableLook): void {
  if (block.rows.length <= MOST_ROWS) {
    addTable(page, block, box, look);
    return;
  }
  const half = Math.ceil(block.rows.length / 2);
  const parts = [block.rows.slice(0, half), block.rows.slice(half)].map((rows) => ({ ...block, rows }));
  const boxes = splitColumns(box, 2, GAP_IN);
  const close: TableLook = {
    ...look,
    alike: block.rows,
    airIn: box.w,
    rowIn: Math.min(look.rowIn, box.h / (half + 1)),
    cellInsetIn: { x: Math.min(look.cellInsetIn.x, INSET_IN.x), y: INSET_IN.y },
  };
  for (let sizePt = look.style.sizePt; sizePt >= look.leastPt; sizePt -= 1) {
    const own = { ...close, style: { ...close.style, sizePt }, leastPt: sizePt };
    const fitted = parts.map((part, at) => fitTable(page, part, boxes[at] ?? box, { ...own, rowIn: 0 }));
    // A line goes on at the height at which it began.
    const [left, right] = fitted.map(({ heights }) => heights);
    const least = (left ?? []).map((one, at) => Math.max(one, right?.[at] ?? 0));
    const spare = (box.h - sum(least)) / half;
    const fits = spare >= 0 && fitted.every(({ isBroken }) => !isBroken);
    if (!fits && sizePt > look.leastPt) continue;
    const heightsIn = least.map((one, at) => (at === 0 ? one : one + Math.min(spare, MOST_MORE_IN)));
    const set = fits ? { ...own, heightsIn } : own;
    for (const [at, part] of parts.entries()) addTable(page, part, boxes[at] ?? box, set);
    return;
  }
}
