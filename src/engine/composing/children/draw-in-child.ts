import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import type { ReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { type DeckDrawing, DRAW_DECK_MODE, type DrawingWish, type DrawnFiles } from './deck-task.ts';

/**
 * Has a child draw a deck. Answers the files it made under their names; leaves nothing on disk.
 * @param pictures bytes of the deck's pictures by their key
 * @throws ReadingProblem where the child was stopped by its limits
 */
export async function drawInChild(
  pool: Pick<ReadingPool, 'run'>,
  deck: DrawnDeck,
  pictures: ReadonlyMap<string, Uint8Array>,
  wish: DrawingWish,
): Promise<Map<string, Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-drawing-'));
  try {
    const drawing: DeckDrawing = {
      ...{ deckPath: join(folder, 'deck.json'), picturesFolder: join(folder, 'pictures'), folder, wish },
    };
    await mkdir(drawing.picturesFolder);
    for (const { key } of deck.pictures) {
      const bytes = pictures.get(key);
      if (bytes !== undefined) await writeFile(join(drawing.picturesFolder, key), bytes);
    }
    await writeFile(drawing.deckPath, JSON.stringify(deck));
    await writeFile(join(folder, 'task.json'), JSON.stringify(drawing));
    const { files } = (await pool.run(DRAW_DECK_MODE, join(folder, 'task.json'))) as DrawnFiles;
    return new Map(
      await Promise.all(files.map(async (name) => [name, await readFile(join(folder, name))] as const)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
