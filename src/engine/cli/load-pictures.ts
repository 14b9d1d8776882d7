import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import {
  PICTURES_MODE,
  type PicturesAssignment,
  type TakenPictures,
} from '#engine/reading/pictures/pictures-task.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { Picture } from '#shared/composition/blocks.ts';

export interface LoadedPictures {
  pictures: Picture[];
  /** By key. */
  bytes: ReadonlyMap<string, Uint8Array>;
}

/** The pictures of a file worth showing; none where they cannot be had, for slides and pages can be made without. */
export async function loadPictures(file: string, source: SourceDocument): Promise<LoadedPictures> {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-'));
  try {
    const { pictures } = await takeInChild(file, source, folder);
    const keys = [...new Set(pictures.map(({ key }) => key))];
    const bytes = new Map<string, Uint8Array>();
    for (const key of keys) bytes.set(key, await readFile(join(folder, key)));
    return { pictures, bytes };
  } catch (error) {
    if (error instanceof ReadingProblem) return { pictures: [], bytes: new Map() };
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Writes the pictures of a file into `folder`. As on the server, the file is opened by a child with limits.
 * @throws ReadingProblem
 */
export async function takeInChild(
  file: string,
  source: SourceDocument,
  folder: string,
): Promise<TakenPictures> {
  if (source.kind === 'text') return { pictures: [], left: [] };
  await mkdir(folder, { recursive: true });
  const room = await mkdtemp(join(tmpdir(), 'lousa-'));
  const pool = createReadingPool({ size: 1 });
  try {
    const [documentPath, path] = [join(room, 'document.json'), join(room, 'assignment.json')];
    const assignment: PicturesAssignment = {
      ...{ filePath: resolve(file), documentPath, folder: resolve(folder), wanted: null },
    };
    await writeFile(documentPath, JSON.stringify(source));
    await writeFile(path, JSON.stringify(assignment));
    return (await pool.run(PICTURES_MODE, path)) as TakenPictures;
  } finally {
    await pool.close();
    await rm(room, { recursive: true });
  }
}
