import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildScan, buildTextPdf } from '#tests/builders/scan-builder.ts';
import type { JobProgress } from './messages.ts';
import { createReadingPool } from './reading-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'lousa-reading-'));
const pool = createReadingPool({ size: 1 });
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});
const lesson = buildTextPdf([
  [
    { text: 'A água dos rios evapora com o calor do sol', x: 60, y: 700, size: 12 },
    { text: 'e volta à terra como chuva.', x: 60, y: 680, size: 12 },
  ],
]);
const store = (name: string, bytes: Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

describe('a file in the reading child', () => {
  it('is opened: kind, pages and words, whatever its name says', async () => {
    expect(await pool.open(store('aula.docx', lesson))).toEqual({
      kind: 'pdf',
      title: null,
      pages: 1,
      slides: null,
      words: 16,
      pagesToOcr: 0,
    });
  });

  it('is refused with the reason, and nothing of it reaches the caller', async () => {
    await expect(pool.open(store('vazio.pdf', Buffer.alloc(0)))).rejects.toMatchObject({ code: 'empty' });
    await expect(pool.read(store('cortado.pdf', lesson.subarray(0, 200)))).rejects.toMatchObject({
      code: 'broken',
    });
  });

  it('is told to need recognition, and is recognised within the child’s limits by the bundled engine', async () => {
    const path = store('foto.pdf', await buildScan(lesson));
    expect(await pool.open(path)).toMatchObject({ words: 0, pagesToOcr: 1 });
    const steps: JobProgress[] = [];
    const document = await pool.read(path, {
      ocrEngine: 'javascript',
      onProgress: (step) => steps.push(step),
    });
    expect(document.blocks).toMatchObject([
      {
        type: 'paragraph',
        origin: 'ocr',
        text: 'A água dos rios evapora com o calor do sol e volta à terra como chuva.',
      },
    ]);
    expect(steps.map(({ step, done }) => `${step} ${done}`)).toEqual([
      'reading 0',
      'reading 1',
      'ocr 0',
      'ocr 1',
    ]);
  }, 30_000);
});
