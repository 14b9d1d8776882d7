import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import {
  COMPOSITION,
  DRAW_MODE,
  type Drawable,
  type DrawingAssignment,
  type DrawingWish,
  type DrawnFiles,
  PICTURES,
} from './composing-task.ts';

/** Writes into `folder` what drawing takes. Pictures that are not at hand are left out. */
export async function layOut(
  folder: string,
  what: Drawable,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await mkdir(join(folder, PICTURES), { recursive: true, mode: 0o700 });
  const listed = what.kind === 'deck' ? what.drawn.pictures : what.booklet.pictures;
  for (const { key } of listed) {
    const bytes = pictures.get(key);
    if (bytes !== undefined) await writeFile(join(folder, PICTURES, key), bytes, { mode: 0o600 });
  }
  await writeFile(join(folder, COMPOSITION), JSON.stringify(what), { mode: 0o600 });
}

/**
 * Has a child draw what lies in `source`. Answers the files it made under their names, and leaves none of them on disk.
 * @param source as `layOut` left it; under the same name always the same
 * @throws ReadingProblem where the child was stopped by its limits
 */
export async function drawFrom(
  pool: Pick<ReadingPool, 'run'>,
  source: string,
  wish: DrawingWish,
): Promise<Map<string, Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-drawing-'));
  try {
    const assignment: DrawingAssignment = { source, folder, wish };
    const path = join(folder, 'assignment.json');
    await writeFile(path, JSON.stringify(assignment));
    const { files } = (await pool.run(DRAW_MODE, path, { lane: 'light' })) as DrawnFiles;
    return new Map(
      await Promise.all(files.map(async (name) => [name, await readFile(join(folder, name))] as const)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Has a child draw once what is not kept anywhere. */
export async function drawInChild(
  pool: Pick<ReadingPool, 'run'>,
  what: Drawable,
  pictures: ReadonlyMap<string, Uint8Array>,
  wish: DrawingWish,
): Promise<Map<string, Uint8Array>> {
  const source = await mkdtemp(join(tmpdir(), 'lousa-drawing-'));
  try {
    await layOut(source, what, pictures);
    return await drawFrom(pool, source, wish);
  } finally {
    await rm(source, { recursive: true, force: true });
  }
}
