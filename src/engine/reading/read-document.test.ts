import { describe, expect, it } from 'vitest';
import { buildScan, buildTextPdf } from '#tests/builders/scan-builder.ts';
import { readDocument } from './read-document.ts';
import { readTextLayer } from './read-text-layer.ts';
import type { OcrEngineChoice, ReadingProgress } from './reading-options.ts';
import type { SourceDocument } from './source-document.ts';

const page = (title: string, lines: string[]) => [
  { text: title, x: 60, y: 760, size: 26 },
  ...lines.map((text, index) => ({ text, x: 60, y: 700 - index * 20, size: 12 })),
];
const lesson = buildTextPdf([
  page('Ciclo da água', ['A água dos rios evapora com o calor do sol', 'e volta à terra como chuva.']),
  page('Frações', ['Uma fração representa partes iguais', 'de um inteiro, como meia pizza.']),
]);
const textOf = (document: SourceDocument) =>
  document.blocks.map((block) => ('text' in block ? block.text : '')).join('\n');

describe('reading a scanned lesson', () => {
  it.each<OcrEngineChoice>(['auto', 'javascript'])(
    'recognises Portuguese with the %s engine, page by page',
    async (ocrEngine) => {
      const steps: ReadingProgress[] = [];
      const document = await readDocument(await buildScan(lesson), {
        ocrEngine,
        onProgress: (progress) => steps.push(progress),
      });
      expect(textOf(document)).toContain(
        'A água dos rios evapora com o calor do sol e volta à terra como chuva.',
      );
      expect(document.blocks.filter((block) => block.type === 'heading')).toMatchObject([
        { text: 'Ciclo da água', page: 1, origin: 'ocr', isGuessed: true },
        { text: 'Frações', page: 2, origin: 'ocr', isGuessed: true },
      ]);
      expect(document).toMatchObject({ pages: 2, pagesWithoutText: [], warnings: [{ code: 'ocr_used' }] });
      expect(steps).toEqual([
        { step: 'reading', done: 0, total: 1 },
        { step: 'reading', done: 1, total: 1 },
        { step: 'ocr', done: 0, total: 2 },
        { step: 'ocr', done: 1, total: 2, partial: { characters: expect.any(Number) } },
        { step: 'ocr', done: 2, total: 2, partial: { characters: expect.any(Number) } },
      ]);
    },
    30_000,
  );

  it('reads a page that lies askew', async () => {
    expect(textOf(await readDocument(await buildScan(lesson, 2.5)))).toContain(
      'Uma fração representa partes iguais',
    );
  }, 30_000);

  it('has the few letters of a scanned page once, though they are text and in the picture', async () => {
    const stamped = await buildScan(lesson, 0, 'Escola Aurora');
    const { blocks } = await readTextLayer(stamped);
    expect(blocks.filter((block) => 'text' in block && block.text === 'Escola Aurora')).toHaveLength(2);
    const text = textOf(await readDocument(stamped));
    expect(text).toContain('evapora com o calor do sol');
    expect(text.match(/Escola Aurora/g)).toHaveLength(2);
  }, 30_000);

  it('refuses pictures without a single letter', async () => {
    const blank = await buildScan(buildTextPdf([[]]));
    await expect(readDocument(blank)).rejects.toMatchObject({ code: 'no_text' });
  }, 30_000);
});
