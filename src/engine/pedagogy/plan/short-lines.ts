import type { Piece } from '#engine/pedagogy/material/piece.ts';

const LONGEST = 4;
const [FEWEST, MOST] = [3, 8];

/** A line of a word or two that somebody jotted down among others: `sol`, `terra boa`. */
const isShort = (piece: Piece | undefined): piece is Piece =>
  piece?.kind === 'text' &&
  piece.from === 'content' &&
  piece.block.group !== undefined &&
  piece.block.type === 'paragraph' &&
  piece.statements.length === 1 &&
  piece.weight <= LONGEST &&
  !/[.?!:]$/.test(piece.text.trim());

/** The runs of such lines in one group of notes: lists without their marks, that a slide holds at a glance. */
export function runsOfShortLines(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const [at, piece] of pieces.entries()) {
    if (!isShort(piece)) continue;
    const before = pieces[at - 1];
    const goesOn = isShort(before) && before.block.group === piece.block.group;
    if (goesOn) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs.filter(({ length }) => length >= FEWEST && length <= MOST);
}
