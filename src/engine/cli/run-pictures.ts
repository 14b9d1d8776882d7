import { loadMaterial } from './load-material.ts';
import { takeInChild } from './load-pictures.ts';

/** Writes the pictures of a file that are worth showing into `folder`; answers which they are, as readable JSON. */
export async function runPictures(file: string, folder: string): Promise<string> {
  const { source } = await loadMaterial(file);
  return JSON.stringify(await takeInChild(file, source, folder), null, 2);
}
