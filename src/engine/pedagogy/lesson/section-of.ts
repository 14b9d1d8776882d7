import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { nearestBefore } from '#engine/pedagogy/outline/arrange-parts.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';

/**
 * The section in which a piece stands that was put aside from it: that of the piece before it in the file or text it is from;
 * -1 for none.
 */
export function sectionOf(sections: readonly Section[], aside: Piece): number {
  const near = nearestBefore(
    sections.flatMap(({ pieces }) => pieces),
    aside,
  );
  return near?.from !== aside.from ? -1 : sections.findIndex(({ pieces }) => pieces.includes(near));
}
