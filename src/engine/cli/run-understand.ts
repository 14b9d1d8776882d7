import { loadMaterial } from './load-material.ts';

/** What the document is, its parts, and the role of each piece, as readable JSON. */
export async function runUnderstand(file: string): Promise<string> {
  // Loaded late: its word lists are no use to the other commands.
  const { tellUnderstanding } = await import('#engine/pedagogy/tell-understanding.ts');
  const { source, name } = await loadMaterial(file);
  return JSON.stringify(tellUnderstanding(source, name?.replace(/[_-]+/g, ' ')), null, 2);
}
