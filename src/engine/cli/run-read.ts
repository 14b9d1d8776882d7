import { loadMaterial } from './load-material.ts';

/** The material as the product sees it, as readable JSON. */
export async function runRead(file: string): Promise<string> {
  const { source } = await loadMaterial(file);
  return JSON.stringify(source, null, 2);
}
