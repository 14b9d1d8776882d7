import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawDeck } from '#tests/builders/drawn-deck.ts';
import { SMALL_PNG } from '#tests/builders/drawn-figures.ts';
import { openComposingPool } from './composing-pool.ts';
import { DECK_PDF, type DeckDrawing, DRAW_DECK_MODE } from './typst/deck-task.ts';
import { drawDeckPdf } from './typst/draw-deck-pdf.ts';

const pool = openComposingPool();
let folder = '';
const deck = drawDeck();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-composing-'));
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures', 'figura.png'), SMALL_PNG);
  await writeFile(join(folder, 'deck.json'), JSON.stringify(deck));
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

async function draw(wish: DeckDrawing['wish']) {
  const task: DeckDrawing = {
    ...{ deckPath: join(folder, 'deck.json'), picturesFolder: join(folder, 'pictures'), folder, wish },
  };
  await writeFile(join(folder, 'task.json'), JSON.stringify(task));
  return pool.run(DRAW_DECK_MODE, join(folder, 'task.json'));
}

it('a child draws the PDF that this process would draw', async () => {
  expect(await draw({ kind: 'pdf' })).toEqual({ files: [DECK_PDF] });
  const here = drawDeckPdf(deck, { pictures: new Map([['figura.png', SMALL_PNG]]) });
  expect(Buffer.compare(await readFile(join(folder, DECK_PDF)), here)).toBe(0);
});

it('a child draws all slides, or those asked for', async () => {
  const all = deck.slides.map((_, index) => `${index + 1}.webp`);
  expect(await draw({ kind: 'pages', widthPx: 320, slides: null })).toEqual({ files: all });
  const third = await readFile(join(folder, '3.webp'));
  expect(await draw({ kind: 'pages', widthPx: 320, slides: [2, 0] })).toEqual({
    files: ['3.webp', '1.webp'],
  });
  expect(Buffer.compare(await readFile(join(folder, '3.webp')), third)).toBe(0);
});

it('what a child cannot draw ends the job and not the pool', async () => {
  await expect(draw({ kind: 'pages', widthPx: 320, slides: [99] })).rejects.toMatchObject({ code: 'unsafe' });
  expect(await draw({ kind: 'pages', widthPx: 320, slides: [0] })).toEqual({ files: ['1.webp'] });
});
