import { describe, expect, it } from 'vitest';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { FoundPicture } from '#engine/reading/found-picture.ts';
import { buildPdf, type PdfItem } from '#tests/builders/pdf-builder.ts';
import { findPdfPictures } from './find-pictures.ts';
import { readPdf } from './read-pdf.ts';

const TEXT: PdfItem[] = [700, 680, 660].map((y) => ({
  ...{ type: 'text', x: 60, y, size: 11 },
  text: 'A planta usa a luz do sol para fazer o seu alimento.',
}));
const PICTURE = { type: 'image', x: 100, y: 300, width: 200, height: 200 } as const;

async function findPictures(items: PdfItem[], pages = 1): Promise<FoundPicture[]> {
  const bytes = buildPdf({ pages: Array.from({ length: pages }, () => ({ items: [...TEXT, ...items] })) });
  const { blocks } = finishDocument(await readPdf(bytes));
  const images = blocks.filter((block) => block.type === 'image');
  const found: FoundPicture[] = [];
  for await (const picture of findPdfPictures(bytes, images)) found.push(picture);
  return found;
}

/** The red of each dot, row by row. */
function readDots({ data }: FoundPicture): { width: number; height: number; reds: number[] } {
  if (!('pixels' in data)) throw new Error('the picture was not drawn');
  const { width, height, pixels } = data;
  return { width, height, reds: [...pixels].filter((_, index) => index % 3 === 0) };
}

describe('a picture of a PDF', () => {
  it('comes with the very dots it has in the file, however large it is shown', async () => {
    const [found] = await findPictures([PICTURE]);
    expect(found && readDots(found)).toEqual({ width: 2, height: 2, reds: [0x20, 0x60, 0xa0, 0xe0] });
    expect(found?.standing).toMatchObject({ isOnSlide: false, textShare: 0, isInMargin: false });
    expect(found?.standing.widthIn).toBeCloseTo(200 / 72, 1);
  });

  it('is drawn with what stands over it, densely enough to be read', async () => {
    const label: PdfItem = { type: 'text', text: 'raiz', x: 150, y: 400, size: 30 };
    const [found] = await findPictures([PICTURE, label]);
    expect(found && readDots(found).width).toBe(Math.round((200 / 72) * 200));
    expect(found?.standing.textShare).toBeGreaterThan(0.02);
  });

  it('leaves out what its page cuts off', async () => {
    const [found] = await findPictures([{ ...PICTURE, clip: [100, 300, 100, 200] }]);
    expect(found?.standing.widthIn).toBeCloseTo(100 / 72, 1);
    expect(found && readDots(found)).toMatchObject({ width: 1, height: 2 });
  });

  it('put together from pieces is one picture', async () => {
    const strips = [0, 1, 2, 3].map((index) => ({ ...PICTURE, y: 300 + 20 * index, height: 20 }));
    const found = await findPictures(strips);
    expect(found).toHaveLength(1);
    expect(found[0]?.standing.heightIn).toBeCloseTo(80 / 72, 1);
  });

  it('in the head of its page is told to stand there', async () => {
    const [found] = await findPictures([{ ...PICTURE, y: 790, width: 80, height: 40 }]);
    expect(found?.standing.isInMargin).toBe(true);
  });

  it('of a formula is the part of the page where it stands, fine enough for a wall', async () => {
    const bytes = buildPdf({ pages: [{ items: TEXT }] });
    const place = { xPt: 60, yPt: 842 - 700 - 8, widthPt: 72, heightPt: 12 };
    const formula = { type: 'equation', id: 'b9', page: 1, latex: null, text: 'x', place } as const;
    const found: FoundPicture[] = [];
    for await (const picture of findPdfPictures(bytes, [formula])) found.push(picture);
    const { width, height, reds } = readDots(found[0] as FoundPicture);
    expect([width, height]).toEqual([Math.round((76 / 72) * 300), Math.round((16 / 72) * 300)]);
    expect(reds.some((red) => red < 80)).toBe(true);
    expect(found[0]?.standing.isFormula).toBe(true);
  });
});
