import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';

/** The section in which a piece stands that was put aside from it: the last one that begins before it; -1 for none. */
export function sectionOf(sections: readonly Section[], aside: Piece): number {
  const place = placeOf(aside);
  return sections.findLastIndex(({ pieces }) => {
    const [first] = pieces;
    return first !== undefined && first.from === aside.from && placeOf(first) <= place;
  });
}

/** Place of a piece's block in its file or text. */
export const placeOf = ({ blockRef }: Piece): number => Number(/\d+$/.exec(blockRef)?.[0] ?? 0);
