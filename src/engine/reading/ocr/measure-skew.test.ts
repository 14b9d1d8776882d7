import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { GreyImage } from './grey-image.ts';
import { measureSkew } from './measure-skew.ts';

/** A page of "words": dark boxes in rows, as the profile sees a text. */
async function drawPage(degrees: number, isWhiteOnBlack = false): Promise<GreyImage> {
  const boxes: string[] = [];
  for (let row = 0; row < 40; row++) {
    for (let x = 100, word = 0; x < 1050; word++) {
      const width = 30 + ((row * 7 + word * 13) % 60);
      boxes.push(`<rect x="${x}" y="${100 + row * 38}" width="${width}" height="16"/>`);
      x += width + 12;
    }
  }
  const [paper, ink] = isWhiteOnBlack ? ['#111', '#fff'] : ['#fff', '#222'];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1700"><rect width="1200" height="1700" fill="${paper}"/><g fill="${ink}">${boxes.join('')}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .rotate(degrees, { background: paper })
    .toColourspace('b-w')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data, dpi: 150 };
}

describe('measuring how a scan lies askew', () => {
  it.each([0, 0.7, 2.2, -1.5, -4.3])('finds a page turned by %s degrees', async (degrees) => {
    expect(await measureSkew(await drawPage(degrees))).toBeCloseTo(degrees, 0.7);
  });

  it('finds it on white letters over a dark page', async () => {
    expect(await measureSkew(await drawPage(1.8, true))).toBeCloseTo(1.8, 0.7);
  });

  it('leaves an empty page as it is', async () => {
    expect(
      await measureSkew({ width: 400, height: 600, data: new Uint8Array(240_000).fill(255), dpi: 100 }),
    ).toBe(0);
  });
});
