import { loadMaterial } from './load-material.ts';

/** What the document is, its parts, the role of each piece and the slips in them, as readable JSON. */
export async function runUnderstand(file: string): Promise<string> {
  // Loaded late: their word lists are no use to the other commands.
  const { tellUnderstanding } = await import('#engine/pedagogy/tell-understanding.ts');
  const { findTypos } = await import('#engine/pedagogy/language/spelling/find-typos.ts');
  const { source, name } = await loadMaterial(file);
  const told = tellUnderstanding(source, name);
  const typos = findTypos(told.blocks.map(({ text }) => text)).map(({ written, right, at }) => ({
    written,
    right,
    block: told.blocks[at]?.id,
  }));
  return JSON.stringify({ ...told, typos }, null, 2);
}
