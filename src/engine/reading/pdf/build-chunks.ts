import type { PlacedItem } from './layout/order-items.ts';
import { type Box, joinBoxes, overlapX, type TextLine } from './page-content.ts';

/** Lines that follow each other in the file and stand under each other: a paragraph or several. */
export interface Chunk extends PlacedItem {
  lines: TextLine[];
}

/** In sizes of the letters. */
const SAME_ROW = 0.35;
const WIDEST_ROW_GAP = 2.6;
const TALLEST_STEP = 2.4;
const OVERHANG = 3;

/** @param lines in reading order, or in the order of the file where that is not known yet */
export function buildChunks(lines: readonly TextLine[]): Chunk[] {
  const groups: TextLine[][] = [];
  let box: Box = joinBoxes([]);
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && belongs(last, box, line)) {
      group.push(line);
      box = joinBoxes([box, line]);
    } else {
      groups.push([line]);
      box = line;
    }
  }
  return groups.map((group) => ({
    ...joinBoxes(group),
    lines: group,
    order: group[0]?.order ?? 0,
    rowCount: new Set(group.map((line) => Math.round(line.baseline / 3))).size,
    wordCount: group.reduce((sum, line) => sum + line.text.split(' ').length, 0),
  }));
}

/** @param box around the group whose last line is `last` */
function belongs(last: TextLine, box: Box, line: TextLine): boolean {
  const em = Math.max(last.size, line.size);
  const step = last.baseline - line.baseline;
  if (Math.abs(step) <= SAME_ROW * em) {
    const gap = line.left - last.right;
    return gap > -em && gap <= WIDEST_ROW_GAP * em;
  }
  if (step < 0 || step > TALLEST_STEP * em) return false;
  const isCentred = Math.abs(box.left + box.right - line.left - line.right) < em;
  const fits = line.left >= box.left - OVERHANG * em && line.right <= box.right + OVERHANG * em;
  const startsAlike = Math.abs(line.left - last.left) < em;
  return overlapX(box, line) > 0 && (fits || isCentred || startsAlike);
}
