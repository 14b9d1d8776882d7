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
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      let isInk = false;
      for (let channel = 0; channel < colours; channel++) isInk ||= (data[at + channel] ?? 255) < PAPER;
      if (!isInk) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  const room = Math.round(ROOM * Math.max(right - left, bottom - top));
  [left, top] = [Math.max(0, left - room), Math.max(0, top - room)];
  [right, bottom] = [Math.min(width - 1, right + room), Math.min(height - 1, bottom + room)];
  const content = { left, top, width: right - left + 1, height: bottom - top + 1 };
  return content.width * content.height > (1 - WORTH_CUTTING) * width * height ? null : content;
}
