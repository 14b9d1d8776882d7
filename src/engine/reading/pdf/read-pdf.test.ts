import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { buildPdf, type PdfItem } from '#tests/builders/pdf-builder.ts';
import { rows, text, textOf } from '#tests/builders/pdf-lines.ts';
import { loadPdfium } from './library/load-pdfium.ts';
import { readPdf } from './read-pdf.ts';

const file = (name: string) => readFile(`tests/files/${name}`);

describe('PDFs that hide or lack something', () => {
  const sentence = 'Esta ordem não aparece para quem lê a página.';

  it('reads white and invisible text as text and warns about it', async () => {
    for (const look of [{ color: [1, 1, 1] as [number, number, number] }, { renderMode: 3 }, { size: 1 }]) {
      const document = await readPdf(
        buildPdf({ pages: [{ items: [text('Aula de frações', 72, 700), text(sentence, 72, 600, look)] }] }),
      );
      expect(textOf(document)).toContain(sentence);
      expect(document.warnings).toEqual([
        expect.objectContaining({
          code: 'hidden_text',
          page: 1,
          message: expect.stringContaining('página 1'),
        }),
      ]);
    }
  });

  it('does not warn about white text on a dark area or recognised words over a scan', async () => {
    const dark: PdfItem = { type: 'area', x: 50, y: 580, width: 500, height: 60, grey: 0.2 };
    const scan: PdfItem = { type: 'image', x: 0, y: 0, width: 595, height: 842 };
    for (const items of [
      [dark, text(sentence, 72, 600, { color: [1, 1, 1] })],
      [scan, text(sentence, 72, 600, { renderMode: 3 })],
    ]) {
      const document = await readPdf(buildPdf({ pages: [{ items }] }));
      expect(textOf(document)).toContain(sentence);
      expect(document.warnings).toEqual([]);
    }
  });

  it('names the pages that are pictures only, not those with a plain shape', async () => {
    const scan: PdfItem = { type: 'image', x: 0, y: 0, width: 595, height: 842 };
    const shape: PdfItem = { type: 'area', x: 100, y: 100, width: 300, height: 300, grey: 0.5 };
    const document = await readPdf(
      buildPdf({ pages: [{ items: [scan] }, { items: [shape] }, { items: [text(sentence, 72, 700)] }] }),
    );
    expect(document.pagesWithoutText).toEqual([1]);
    const empty = await readPdf(buildPdf({ pages: [{ items: [shape] }] }));
    expect(empty).toMatchObject({ blocks: [], pagesWithoutText: [], pages: 1 });
  });

  it('refuses what cannot be read, with the reason', async () => {
    const whole = buildPdf({ pages: [{ items: [text(sentence, 72, 700)] }] });
    await expect(readPdf(new Uint8Array())).rejects.toMatchObject({ code: 'empty' });
    await expect(readPdf(whole.slice(0, whole.length * 0.4))).rejects.toMatchObject({ code: 'broken' });
    await expect(readPdf(await file('pdf-user-password.pdf'))).rejects.toMatchObject({ code: 'encrypted' });
  });

  it('reads a file that only forbids copying and printing', async () => {
    expect(textOf(await readPdf(await file('pdf-owner-password.pdf')))).toBe('Aula protegida contra cópia');
  });

  it('reads one file after another and gives all memory back', async () => {
    const bytes = buildPdf({
      pages: Array.from({ length: 20 }, () => ({ items: rows([sentence, sentence], 72, 700) })),
    });
    const { calls } = await loadPdfium();
    await readPdf(bytes);
    const before = calls.malloc(64);
    calls.free(before);
    for (let round = 0; round < 60; round++) await readPdf(bytes);
    const after = calls.malloc(64);
    calls.free(after);
    // A leak of one page per reading would have moved the free place by megabytes.
    expect(Math.abs(after - before)).toBeLessThan(1_000_000);
  });
});
