import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkPackage } from '#engine/composing/lint/check-package.ts';
import { drawDeckPdf } from '#engine/composing/typst/draw-deck-pdf.ts';
import { drawDeck } from '#tests/builders/drawn-deck.ts';
import { SMALL_PNG } from '#tests/builders/drawn-figures.ts';
import { openComposingPool } from './composing-pool.ts';
import { DRAWN, type DrawingWish } from './composing-task.ts';
import { drawInChild } from './draw-in-child.ts';
import { lintInChild } from './lint-in-child.ts';

const pool = openComposingPool();
const deck = drawDeck();
const pictures = new Map([['figura.png', SMALL_PNG]]);
const draw = (wish: DrawingWish) => drawInChild(pool, { kind: 'deck', drawn: deck }, pictures, wish);
afterAll(() => pool.close());

it('a child draws the PDF that this process would draw', async () => {
  const files = await draw({ kind: 'pdf' });
  expect([...files.keys()]).toEqual([DRAWN.pdf]);
  expect(Buffer.compare(files.get(DRAWN.pdf) ?? new Uint8Array(), drawDeckPdf(deck, { pictures }))).toBe(0);
});

it('a child writes a whole PowerPoint file', async () => {
  const file = (await draw({ kind: 'pptx', program: 'powerpoint' })).get(DRAWN.pptx);
  expect(checkPackage(file ?? new Uint8Array())).toEqual([]);
});

it('a child draws all slides, or those asked for', async () => {
  const all = await draw({ kind: 'pages', widthPx: 320, pages: null });
  expect([...all.keys()]).toEqual(deck.slides.map((_, index) => `${index + 1}.webp`));
  const some = await draw({ kind: 'pages', widthPx: 320, pages: [2, 0] });
  expect([...some.keys()]).toEqual(['3.webp', '1.webp']);
  expect(some.get('3.webp')).toEqual(all.get('3.webp'));
});

it('a child judges a finished file, and refuses what is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lousa-pool-'));
  try {
    writeFileSync(join(folder, 'aula.pdf'), drawDeckPdf(deck, { pictures }));
    writeFileSync(join(folder, 'nada.pptx'), 'isto não é uma apresentação');
    const report = await lintInChild(pool, join(folder, 'aula.pdf'), 7);
    expect(report).toMatchObject({ kind: 'pdf', size: deck.slides.length, findings: [{ check: 'size' }] });
    await expect(lintInChild(pool, join(folder, 'nada.pptx'))).rejects.toMatchObject({
      code: 'unsupported_type',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('what a child cannot draw ends the job and not the pool', async () => {
  await expect(draw({ kind: 'pages', widthPx: 320, pages: [99] })).rejects.toMatchObject({ code: 'unsafe' });
  expect([...(await draw({ kind: 'pages', widthPx: 320, pages: [0] })).keys()]).toEqual(['1.webp']);
});
