import { describe, expect, it } from 'vitest';
import { decodeBmp } from './decode-bmp.ts';

/** A bitmap out of a header, colours of a palette (blue, green, red, 0) and rows from the bottom. */
function makeBmp(width: number, height: number, depth: number, palette: number[], rows: number[]) {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + palette.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(depth, 28);
  return Buffer.concat([header, Buffer.from(palette), Buffer.from(rows)]);
}

describe('a Windows bitmap', () => {
  it('of full colour is read from the bottom up, rows padded to four bytes', () => {
    const bmp = makeBmp(1, 2, 24, [], [255, 0, 0, 0, 0, 0, 255, 0]);
    expect(decodeBmp(bmp, 100)).toEqual({ width: 1, height: 2, data: Uint8Array.of(255, 0, 0, 0, 0, 255) });
  });

  it('with a palette takes its colours from there', () => {
    const bmp = makeBmp(2, 1, 4, [0, 0, 255, 0, 255, 0, 0, 0], [0x10, 0, 0, 0]);
    expect(decodeBmp(bmp, 100)?.data).toEqual(Uint8Array.of(0, 0, 255, 255, 0, 0));
  });

  it('that ends early is white where it says nothing', () => {
    expect(decodeBmp(makeBmp(1, 1, 24, [], []), 100)?.data).toEqual(Uint8Array.of(255, 255, 255));
  });

  it('too large, compressed or another file is left alone', () => {
    expect(decodeBmp(makeBmp(60_000, 60_000, 1, [], []), 1_000_000)).toBeNull();
    const packed = makeBmp(1, 1, 8, [], []);
    packed.writeUInt32LE(1, 30);
    expect(decodeBmp(packed, 100)).toBeNull();
    expect(decodeBmp(Buffer.from('BM'), 100)).toBeNull();
  });
});
