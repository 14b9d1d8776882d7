import { describe, expect, it } from 'vitest';
import { buildPdf } from '#tests/builders/pdf-builder.ts';
import { openPdf, pdfPageCount } from './render-page.ts';

const halfDark = buildPdf({
  pages: [{ width: 72, height: 144, items: [{ type: 'area', x: 0, y: 72, width: 72, height: 72, grey: 0 }] }],
});

describe('drawing pages of a PDF', () => {
  it('draws a page in grey at the density asked for, row by row from the top', async () => {
    const file = await openPdf(halfDark);
    const page = file.renderGrey(1, { dpi: 100, maxPixels: 1_000_000 });
    file.close();
    expect(page).toMatchObject({ width: 100, height: 200, dpi: 100 });
    expect(page.data).toHaveLength(100 * 200);
    expect(page.data[50 * 100 + 50]).toBe(0);
    expect(page.data[150 * 100 + 50]).toBe(255);
  });

  it('draws smaller instead of passing the pixel limit, and says how much', async () => {
    const file = await openPdf(halfDark);
    const page = file.renderGrey(1, { dpi: 600, maxPixels: 5_000 });
    file.close();
    expect(page.width * page.height).toBeLessThanOrEqual(5_000);
    expect(page).toMatchObject({ width: 50, height: 100 });
    expect(page.dpi).toBeCloseTo(50, 0);
  });

  it('bounds a page that claims to be hundreds of metres long', async () => {
    const endless = buildPdf({ pages: [{ width: 2_000_000, height: 40, items: [] }] });
    const file = await openPdf(endless);
    const page = file.renderGrey(1, { dpi: 200, maxPixels: 1_000_000 });
    file.close();
    expect(page.width * page.height).toBeLessThanOrEqual(1_000_000);
  });

  it('counts pages and refuses to draw one that is not there', async () => {
    expect(await pdfPageCount(halfDark)).toBe(1);
    const file = await openPdf(halfDark);
    expect(() => file.renderGrey(2, { dpi: 72, maxPixels: 10_000 })).toThrow(RangeError);
    file.close();
    file.close();
  });
});
