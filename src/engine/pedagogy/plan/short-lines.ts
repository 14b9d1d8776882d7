import { normalise } from '#engine/pedagogy/language/stem.ts';
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

/** A list that one slide holds at a glance is never torn. */
export const isShortList = ({ kind, block }: Piece): boolean =>
  kind === 'list' &&
  block.type === 'list' &&
  block.items.length <= SHORT_LIST.items &&
  block.items.every(({ text }) => text.length <= SHORT_LIST.letters);
const SHORT_LIST = { items: 6, letters: 70 };

/** `Frio` right over what is done by cold. */
const isNameOver = (name: Piece | undefined, { kind, block }: Piece): boolean =>
  kind === 'list' && isShort(name) && name.block.group === block.group;

/** What begins no slide: the lines of a short list behind its first, with or without their marks, and a list behind its name. */
export const goOnInList = (pieces: readonly Piece[]): Piece[] => [
  ...runsOfShortLines(pieces).flatMap((run) => run.slice(1)),
  ...pieces.filter(
    (piece, at) =>
      (isShortList(piece) && pieces[at - 1]?.block === piece.block) || isNameOver(pieces[at - 1], piece),
  ),
];

/** Whether a title is made of nothing but items of a typed list: `Faxina 400,00; gás 110,00` names none of them. */
export function isOfItems(title: string, pieces: readonly Piece[]): boolean {
  const lists = pieces.filter(({ kind, from }) => kind === 'list' && from === 'content');
  const items = new Set(
    [...lists, ...runsOfShortLines(pieces).flat()].flatMap(({ statements }) =>
      statements.map(({ text }) => bare(text)),
    ),
  );
  return items.has(bare(title)) || title.split(/; |, | e /u).every((part) => items.has(bare(part)));
}
const bare = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
