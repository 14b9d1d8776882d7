import type { Piece } from '#engine/pedagogy/material/piece.ts';

/** `Questão 3)`, `12.`: the number that a question opens with. */
export const NUMBERED = /^(?:\W*(?:quest[ãa]o|exerc[íi]cio|problema)\s*(?:n?º\s*)?)?\W*(\d{1,3})\s?[).º–-]/iu;

/** True for a piece that begins a question of its own, by its number or as one item of a numbered list. */
export function opensQuestion({ role, text, block, statements }: Piece): boolean {
  if (role !== 'exercise') return false;
  const isItem = block.type === 'list' && block.isOrdered && block.items[0]?.text === statements[0]?.text;
  return isItem || NUMBERED.test(text);
}
