import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeBookletDocx } from '#engine/composing/booklet/docx/write-docx.ts';
import { typesetBooklet } from '#engine/composing/booklet/typeset-booklet.ts';
import { checkPackage } from '#engine/composing/lint/check-package.ts';
import { drawDeckPdf } from '#engine/composing/typst/draw-deck-pdf.ts';
import { writeDeckPptx } from '#engine/composing/write-deck-pptx.ts';
import { drawDeck } from '#tests/builders/drawn-deck.ts';
import { SMALL_PNG } from '#tests/builders/drawn-figures.ts';
import { BOOKLET, PICTURES } from '#tests/builders/whole-booklet.ts';
import { composeSample } from './compose-assignment.ts';
import { openComposingPool } from './composing-pool.ts';
import { DRAWN, type DrawingWish } from './composing-task.ts';
import { drawInChild } from './draw-in-child.ts';
import { lintInChild, readPagesInChild } from './lint-in-child.ts';

const pool = openComposingPool();
const deck = drawDeck();
const pictures = new Map([['figura.png', SMALL_PNG]]);
const draw = (wish: DrawingWish) => drawInChild(pool, { kind: 'deck', drawn: deck }, pictures, wish);
afterAll(() => pool.close());

const isSame = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  Buffer.compare(one ?? new Uint8Array(), other) === 0;

it('a child is started with the first call, or before where one is expected', async () => {
  expect(pool.pids()).toEqual([]);
  pool.start();
  const [pid] = pool.pids();
  expect(pid).toBeGreaterThan(0);
  expect((await draw({ kind: 'pages', widthPx: 320, pages: [0] })).size).toBe(1);
  expect(pool.pids()).toEqual([pid]);
});

it('what a child composes for itself before somebody asks makes a deck', async () => {
  expect(await composeSample()).toBe(true);
});

it('a child writes the files of a deck that this process would write, byte for byte, and whole ones', async () => {
  const pdf = await draw({ kind: 'pdf' });
  expect([...pdf.keys()]).toEqual([DRAWN.pdf]);
  expect(isSame(pdf.get(DRAWN.pdf), drawDeckPdf(deck, { pictures }))).toBe(true);
  const pptx = (await draw({ kind: 'pptx', program: 'powerpoint' })).get(DRAWN.pptx);
  expect(isSame(pptx, await writeDeckPptx(deck, pictures))).toBe(true);
  expect(checkPackage(pptx ?? new Uint8Array())).toEqual([]);
});

it('a child writes the files of a booklet that this process would write, byte for byte', async () => {
  const setting = { slack: 0.5, notePages: 0 };
  const typeset = typesetBooklet(BOOKLET, setting, PICTURES);
  const write = (wish: DrawingWish) =>
    drawInChild(pool, { kind: 'booklet', booklet: BOOKLET, setting }, PICTURES, wish);
  expect(isSame((await write({ kind: 'pdf' })).get(DRAWN.pdf), typeset.toPdf('ua-1'))).toBe(true);
  const docx = await writeBookletDocx({ booklet: BOOKLET, setting, typeset, share: 1 }, PICTURES);
  expect(isSame((await write({ kind: 'docx' })).get(DRAWN.docx), docx)).toBe(true);
});

it('a child draws all slides, or those asked for', async () => {
  const all = await draw({ kind: 'pages', widthPx: 320, pages: null });
  expect([...all.keys()]).toEqual(deck.slides.map((_, index) => `${index + 1}.webp`));
  const some = await draw({ kind: 'pages', widthPx: 320, pages: [2, 0] });
  expect([...some.keys()]).toEqual(['3.webp', '1.webp']);
  expect(some.get('3.webp')).toEqual(all.get('3.webp'));
});

it('a child judges a finished file, reads it page by page, and refuses what is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lousa-pool-'));
  try {
    writeFileSync(join(folder, 'aula.pdf'), drawDeckPdf(deck, { pictures }));
    writeFileSync(join(folder, 'nada.pptx'), 'isto não é uma apresentação');
    const report = await lintInChild(pool, join(folder, 'aula.pdf'), 7);
    expect(report).toMatchObject({ kind: 'pdf', size: deck.slides.length, findings: [{ check: 'size' }] });
    const pages = await readPagesInChild(pool, join(folder, 'aula.pdf'));
    expect(pages).toHaveLength(deck.slides.length);
    expect(pages[0]?.text).not.toBe('');
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
