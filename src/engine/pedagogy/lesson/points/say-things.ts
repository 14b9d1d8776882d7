import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { pointAsIs } from './make-point.ts';
import type { Point } from './point.ts';

/** `2 xícaras de terra`, `filme plástico`: a list of what is needed, most of it counted. */
export function listsThings({ kind, block }: Piece): boolean {
  if (kind !== 'list' || block.type !== 'list' || block.isOrdered) return false;
  return block.items.filter(({ text }) => /^\d+ \p{L}/u.test(text)).length * 2 > block.items.length;
}

/** Each for itself or, where that would be more lines than a slide has, two and two. */
export function sayThings(things: readonly { text: string; statement: Statement }[]): Point[] {
  // A long list was handed out in pieces.
  const block = things[0]?.statement.piece.block;
  const abreast = block?.type === 'list' && block.items.length > MOST_LINES ? 2 : 1;
  return things.flatMap((_, at) => {
    const own = at % abreast > 0 ? [] : things.slice(at, at + abreast);
    const [first] = own;
    if (first === undefined) return [];
    // Behind the first a thing keeps the letter that its writer gave it.
    const text = own.map((one, place) => (place === 0 ? one.text : one.statement.text.trim())).join('; ');
    return [
      {
        ...pointAsIs(text, first.statement, { kind: 'item', isLong: false }),
        basis: own.map(({ statement }) => statement),
      },
    ];
  });
}
const MOST_LINES = 7;
