import type { Box } from '#engine/composing/drawing/drawn.ts';

/** Boxes side by side that share the width, with a gap between them. */
export function splitColumns(box: Box, count: number, gapIn: number): Box[] {
  const w = (box.w - gapIn * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ ...box, x: box.x + at * (w + gapIn), w }));
}

/** Boxes below one another that share the height. */
export function splitRows(box: Box, count: number, gapIn: number): Box[] {
  const h = (box.h - gapIn * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ ...box, y: box.y + at * (h + gapIn), h }));
}

/** The box less `x` inches left and right and `y` above and below. */
export const shrinkBox = (box: Box, x: number, y = x): Box => ({
  x: box.x + x,
  y: box.y + y,
  w: box.w - 2 * x,
  h: box.h - 2 * y,
});

/** The largest box of a picture's proportions within a box, in its middle. */
export function fitInside(box: Box, widthPx: number, heightPx: number, mostWidthIn = box.w): Box {
  const scale = Math.min(Math.min(box.w, mostWidthIn) / widthPx, box.h / heightPx);
  const [w, h] = [widthPx * scale, heightPx * scale];
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}
