import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawDeck, drawSlide, drawText } from '#tests/builders/drawn-deck.ts';
import { BODY, box } from '#tests/builders/drawn-figures.ts';
import { drawDeckPage, drawDeckPages } from './draw-deck-pages.ts';

const resources = { pictures: new Map<string, Uint8Array>() };
const wall = {
  ...drawText('Parede', [], BODY, box(0, 3.75, 13.3334, 3.75)),
  fill: 'accent3',
  text: null,
} as const;
const deck = drawDeck([drawSlide('s1', 'Um', []), drawSlide('s2', 'Dois', [wall])]);

/** Red, green and blue of a pixel. */
async function pixelOf(page: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}
const near = (a: number[], b: number[]) => a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 6);

it.each([480, 640, 1333])('a slide is a WebP picture exactly %i pixels wide', async (widthPx) => {
  const page = await drawDeckPage(deck, resources, { index: 1, widthPx });
  expect(await sharp(page).metadata()).toMatchObject({ format: 'webp', width: widthPx });
});

it('shows ground and shapes in the colours of the scheme', async () => {
  const page = await drawDeckPage(deck, resources, { index: 1, widthPx: 640 });
  expect(near(await pixelOf(page, 600, 100), [0xf6, 0xf3, 0xe8])).toBe(true);
  expect(near(await pixelOf(page, 320, 250), [0xc9, 0x3f, 0x22])).toBe(true);
});

it('all slides come in order, each like the slide drawn alone', async () => {
  const pages: Uint8Array[] = [];
  for await (const page of drawDeckPages(deck, resources, { widthPx: 640 })) pages.push(page);
  expect(pages).toHaveLength(2);
  const alone = await drawDeckPage(deck, resources, { index: 1, widthPx: 640 });
  expect(Buffer.compare(pages[1] ?? Buffer.of(), alone)).toBe(0);
});

it('a slide that is not there is refused', async () => {
  await expect(drawDeckPage(deck, resources, { index: 2, widthPx: 640 })).rejects.toThrow(RangeError);
});

it('what is not paid for is marked all over, on light ground and on dark', async () => {
  const wish = { index: 1, widthPx: 640 };
  const [clean, marked] = await Promise.all([
    drawDeckPage(deck, resources, wish),
    drawDeckPage(deck, resources, { ...wish, isMarked: true }),
  ]);
  const read = (page: Uint8Array, top: number) =>
    sharp(page).extract({ left: 0, top, width: 640, height: 160 }).greyscale().raw().toBuffer();
  for (const top of [0, 190]) {
    const [before, after] = [await read(clean, top), await read(marked, top)];
    const changed = before.filter((grey, at) => Math.abs(grey - (after[at] ?? 0)) > 12).length;
    expect(changed / before.length).toBeGreaterThan(0.01);
    expect(changed / before.length).toBeLessThan(0.3);
  }
});
