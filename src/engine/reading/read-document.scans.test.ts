import { expect, it } from 'vitest';
import { buildPdf, type PdfItem } from '#tests/builders/pdf-builder.ts';
import { buildScan } from '#tests/builders/scan-builder.ts';
import { readDocument } from './read-document.ts';

const sentences = ['A água dos rios evapora com o calor do sol', 'e volta à terra como chuva fina.'];
const printed: PdfItem[] = sentences.map((text, row) => ({
  type: 'text',
  text,
  x: 60,
  y: 700 - 20 * row,
  size: 12,
}));

/** Rows of wavering strokes, as a pen leaves them; always the same. */
function scribble(): PdfItem[] {
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return Array.from({ length: 12 }, (_, row) => {
    let [x, y] = [60, 720 - 40 * row];
    return Array.from({ length: 70 }, (): PdfItem => {
      const from: [number, number] = [x, y];
      x += 2 + 5 * next();
      y = 720 - 40 * row + 16 * (next() - 0.5);
      return { type: 'line', from, to: [x, y] };
    });
  }).flat();
}

it('says which scanned pages it could not read, and reads the others', async () => {
  const pages = [{ items: printed }, { items: scribble() }, { items: [] }];
  const document = await readDocument(await buildScan(Buffer.from(buildPdf({ pages }))));
  const texts = document.blocks.map((block) => ('text' in block ? block.text : ''));
  expect(texts.join(' ')).toContain('A água dos rios evapora com o calor do sol e volta à terra');
  expect(document.blocks.filter((block) => block.page !== 1 && block.type !== 'image')).toEqual([]);
  expect(document.warnings.map(({ code, page }) => [code, page])).toEqual([
    ['ocr_used', undefined],
    ['unread_pages', 2],
  ]);
  expect(document.warnings[1]?.message).toMatch(/^Não consegui ler esta página: 2\./);
}, 120_000);

it('keeps the letters that the file has on a scanned page, and adds what the picture says', async () => {
  const scan = await buildScan(
    Buffer.from(buildPdf({ pages: [{ items: printed }] })),
    0,
    'Escola Aurora, turma B',
  );
  const { blocks } = await readDocument(scan);
  expect(blocks.map((block) => [block.origin, 'text' in block ? block.text : block.type])).toEqual([
    ['ocr', 'A água dos rios evapora com o calor do sol e volta à terra como chuva fina.'],
    [undefined, 'Escola Aurora, turma B'],
  ]);
}, 120_000);
