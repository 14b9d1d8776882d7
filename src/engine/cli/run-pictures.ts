import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import {
  PICTURES_MODE,
  type PicturesAssignment,
  type TakenPictures,
} from '#engine/reading/pictures/pictures-task.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { loadMaterial } from './load-material.ts';

/** Writes the pictures of a file that are worth showing into `folder`; answers which they are, as readable JSON. */
export async function runPictures(file: string, folder: string): Promise<string> {
  const { source } = await loadMaterial(file);
  const taken = source.kind === 'text' ? { pictures: [], left: [] } : await takeInChild(file, source, folder);
  return JSON.stringify(taken, null, 2);
}

/** As the server does: the file is opened by a child with limits. @throws ReadingProblem */
async function takeInChild(file: string, source: SourceDocument, folder: string): Promise<TakenPictures> {
  await mkdir(folder, { recursive: true });
  const room = await mkdtemp(join(tmpdir(), 'lousa-'));
  const pool = createReadingPool({ size: 1 });
  try {
    const [documentPath, path] = [join(room, 'document.json'), join(room, 'assignment.json')];
    const assignment: PicturesAssignment = { filePath: file, documentPath, folder, wanted: null };
    await writeFile(documentPath, JSON.stringify(source));
    await writeFile(path, JSON.stringify(assignment));
    return (await pool.run(PICTURES_MODE, path)) as TakenPictures;
  } finally {
    await pool.close();
    await rm(room, { recursive: true });
  }
}
