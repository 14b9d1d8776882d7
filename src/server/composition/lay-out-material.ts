import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MaterialPaths, PICTURES } from '#engine/composing/children/composing-task.ts';
import type { AnalysedOrder } from '#server/lessons/analysed-order.api.ts';
import type { LessonPictures } from './lesson-pictures.ts';

/** Lays what an order stands on and the pictures of its file into a new folder, where a child finds them. */
export async function layOutMaterial(
  folder: string,
  { file, understood }: Pick<AnalysedOrder, 'file' | 'understood'>,
  { bytes }: LessonPictures,
): Promise<MaterialPaths> {
  await mkdir(join(folder, PICTURES), { recursive: true, mode: 0o700 });
  for (const [key, picture] of bytes) await writeFile(join(folder, PICTURES, key), picture, { mode: 0o600 });
  const lay = async (name: string, kept: Buffer | null): Promise<string | null> => {
    if (kept === null) return null;
    const path = join(folder, name);
    await writeFile(path, kept, { mode: 0o600 });
    return path;
  };
  return {
    documentPath: await lay('document.json.gz', file?.document ?? null),
    understoodPath: await lay('understood.json.gz', understood),
  };
}
