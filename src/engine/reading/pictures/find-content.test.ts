import { describe, expect, it } from 'vitest';
import { findContent } from './find-content.ts';

/** White, one grey each, with a dark box in it. */
function drawBox(width: number, height: number, box: { x: number; y: number; w: number; h: number }) {
  const data = new Uint8Array(width * height).fill(250);
  for (let y = box.y; y < box.y + box.h; y++) data.fill(40, y * width + box.x, y * width + box.x + box.w);
  return { data, width, height, channels: 1 };
}

describe('the content of a picture', () => {
  it('is what stands within its white margins, with a little room', () => {
    expect(findContent(drawBox(400, 300, { x: 100, y: 50, w: 200, h: 100 }))).toEqual({
      ...{ left: 97, top: 47, width: 206, height: 106 },
    });
  });

  it('is all of it where the margins are slight or nothing is drawn', () => {
    expect(findContent(drawBox(400, 300, { x: 4, y: 4, w: 392, h: 292 }))).toBeNull();
    expect(findContent(drawBox(400, 300, { x: 0, y: 0, w: 0, h: 0 }))).toBeNull();
  });
});
