import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { isGap, isToComplete } from '#engine/pedagogy/material/to-complete.ts';

/** Tables of the material that the class fills in, each with the line that leads to it: `Complete a tabela (Bioma | Clima): Amazônia; …`. */
export function tablesToComplete(exercises: readonly Piece[]): { task: Grounded; pieces: Piece[] }[] {
  return exercises.flatMap((piece, at) => {
    if (piece.kind !== 'table' || piece.block.type !== 'table' || !isToComplete(piece.block)) return [];
    const before = exercises[at - 1];
    const isLed = before?.kind === 'text' && before.order === piece.order - 1 && LEADS.test(before.text);
    const lead = isLed ? [before] : [];
    const order = isLed ? before.text.replace(/[\s:.]+$/u, '') : '';
    const [head = [], ...rows] = piece.block.rows;
    const areNames = rows.every((row) => row.slice(1).every((cell) => isGap(cell) || cell.trim() === ''));
    const told = rows.map((row) =>
      areNames ? (row[0] ?? '') : row.map((cell) => (isGap(cell) ? '____' : cell)).join(' – '),
    );
    const text = `${isImperative(order) ? order : 'Complete a tabela'} (${head.join(' | ')}): ${told.join('; ')}`;
    const basis = [...lead, piece].flatMap(({ statements }) => statements);
    return [{ task: { text, basis }, pieces: [...lead, piece] }];
  });
}

/** What the line above such a table says of it. */
const LEADS = /(?<!\p{L})(?:complet|preench|copi|fill|tabela|quadro)|:\s*$/iu;
