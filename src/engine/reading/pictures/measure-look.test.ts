import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPdf } from '#engine/reading/pdf/render-page.ts';
import { buildPdf, type PdfItem } from '#tests/builders/pdf-builder.ts';
import { drawFields } from '#tests/builders/pictures.ts';
import { measureLook } from './measure-look.ts';

const WORDS = 'As plantas usam a luz do sol para fazer o seu alimento e soltam oxigenio';
const LINES = Array.from({ length: 14 }, (_, index): PdfItem => {
  return { type: 'text', text: WORDS, x: 10, y: 280 - 18 * index };
});

/** A drawn page of 400 by 300 points, twice as many dots wide and high. */
async function measurePage(items: PdfItem[]) {
  const pdf = await openPdf(buildPdf({ pages: [{ width: 400, height: 300, items }] }));
  try {
    const { width, height, data } = pdf.renderColour(1, { widthPx: 800, maxPixels: 1_000_000 });
    return measureLook({ width, height, data, channels: 4 });
  } finally {
    pdf.close();
  }
}

async function measure(picture: Sharp) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return measureLook({ ...info, data });
}

describe('the look of a picture', () => {
  it('of one colour, or fading from one to another, has no relief', async () => {
    const fade =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><defs><linearGradient id="g"><stop offset="0" stop-color="#124"/><stop offset="1" stop-color="#9bd"/></linearGradient></defs><rect width="300" height="200" fill="url(#g)"/></svg>';
    expect((await measure(sharp(Buffer.from(fade)))).relief).toBeLessThan(3);
    expect((await measure(drawFields(300, 200))).relief).toBeGreaterThan(20);
  });

  it('is filled where lines are drawn all over it, however thin, and not where one stands at its head', async () => {
    const across = Array.from({ length: 10 }, (_, at): PdfItem => {
      return { type: 'line', from: [5, 15 + 30 * at], to: [395, 15 + 30 * at] };
    });
    expect((await measurePage(across)).filled).toBe(1);
    const window: PdfItem[] = [{ type: 'text', text: 'Nova guia', x: 10, y: 285 }];
    expect((await measurePage(window)).filled).toBeLessThan(0.1);
  });

  it('is that of text where lines of letters follow each other evenly', async () => {
    expect((await measurePage(LINES)).isWritten).toBe(true);
  });

  it('is not that of text where a frame or a drawing stands in it, or labels here and there', async () => {
    const frame: PdfItem[] = [
      { type: 'line', from: [5, 10], to: [5, 290] },
      { type: 'line', from: [200, 10], to: [200, 290] },
    ];
    expect((await measurePage([...LINES, ...frame])).isWritten).toBe(false);
    const scattered = LINES.filter((_, index) => [0, 1, 3, 4, 9, 13].includes(index));
    expect((await measurePage(scattered)).isWritten).toBe(false);
  });

  it('is that of a photograph where hardly two neighbours are alike', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } });
    expect((await measure(photo)).isPhotograph).toBe(true);
    expect((await measure(drawFields(300, 200))).isPhotograph).toBe(false);
  });
});
