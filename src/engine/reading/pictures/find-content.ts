import type { Raster } from './looks-written.ts';

/** Lighter than that in all colours is the paper around a drawing, JPEG's noise included. */
const PAPER = 244;
/** Left around what is drawn, as a share of its longer side. */
const ROOM = 0.015;
/** Less than this cut off is not worth another picture. */
const WORTH_CUTTING = 0.06;

export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The part of a picture within its white margins, which on a slide would only make the drawing smaller. Null where there
 * are none to speak of, and where nothing is drawn.
 */
export function findContent({ data, width, height, channels }: Raster): Region | null {
  const colours = Math.min(3, channels);
  const isInk = (x: number, y: number): boolean => {
    const at = (y * width + x) * channels;
    for (let channel = 0; channel < colours; channel++) if ((data[at + channel] ?? 255) < PAPER) return true;
    return false;
  };
  // From the edges inwards: most of a picture is never looked at.
  const hasInk = (y: number): boolean => {
    for (let x = 0; x < width; x++) if (isInk(x, y)) return true;
    return false;
  };
  let [top, bottom] = [0, height - 1];
  while (top < height && !hasInk(top)) top++;
  if (top === height) return null;
  while (!hasInk(bottom)) bottom--;
  let [left, right] = [width, -1];
  for (let y = top; y <= bottom; y++) {
    for (let x = 0; x < left; x++) if (isInk(x, y)) left = x;
    for (let x = width - 1; x > right; x--) if (isInk(x, y)) right = x;
  }
  const room = Math.round(ROOM * Math.max(right - left, bottom - top));
  [left, top] = [Math.max(0, left - room), Math.max(0, top - room)];
  [right, bottom] = [Math.min(width - 1, right + room), Math.min(height - 1, bottom + room)];
  const content = { left, top, width: right - left + 1, height: bottom - top + 1 };
  return content.width * content.height > (1 - WORTH_CUTTING) * width * height ? null : content;
}
