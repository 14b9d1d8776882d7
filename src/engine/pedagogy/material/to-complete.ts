import type { Block } from '#engine/reading/source-document.ts';
import type { Piece } from './piece.ts';

type Table = Extract<Block, { type: 'table' }>;

/** `____`, `?`, `(   )`, `…`: where the class writes. */
const GAP = /^(?:[_.…\s]*(?:_{2,}|\.{3,}|…)[_.…\s]*|\?+|\(\s*\))$/u;
const LEAST_SHARE = 1 / 3;
const FEWEST = 2;
const LEADS = /(?<!\p{L})(?:complet|preench|copi|fill)|:\s*$/iu;

export const isGap = (cell: string): boolean => GAP.test(cell.trim());

/** True for a table that a class fills in: a good part of its cells are marked as gaps. */
export function isToComplete({ rows }: Table): boolean {
  const cells = rows.slice(1).flatMap((row) => row.slice(1));
  const gaps = cells.filter(isGap).length;
  return gaps >= FEWEST && gaps >= cells.length * LEAST_SHARE;
}

/** Has tables to be filled in be asked, with the line that leads to each: nothing of them is told. */
export function askToComplete(pieces: readonly Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'table' || piece.block.type !== 'table' || !isToComplete(piece.block)) continue;
    setAsked(piece);
    const before = pieces[at - 1];
    if (before?.kind === 'text' && LEADS.test(before.text)) setAsked(before);
  }
}

function setAsked(piece: Piece): void {
  piece.role = 'exercise';
  for (const statement of piece.statements) statement.role = 'exercise';
}
