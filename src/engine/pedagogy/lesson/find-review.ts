import type { Material } from '#engine/pedagogy/material/collect-material.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { REVIEWS } from '#engine/pedagogy/understanding/heading-class.ts';

const LONGEST_REVIEW = 60;
const REVIEWED = { least: 2, most: 4, lastSlide: 4 };

/** What the class knows already, where the teacher's first slides list it under a title that says so; null where none does. */
export function findReview({
  understanding,
  asides,
}: Pick<Material, 'understanding' | 'asides'>): { head: string; lines: Statement[] } | null {
  const bits = understanding?.bits ?? [];
  const head = bits.find(
    ({ text, at }) =>
      at !== null && at <= REVIEWED.lastSlide && text.length <= LONGEST_REVIEW && REVIEWS.test(text),
  );
  if (head === undefined) return null;
  const under = bits.slice(bits.indexOf(head) + 1);
  const blocks = new Set(
    under.filter(({ at, kind }) => at === head.at && kind === 'item').map(({ block }) => block),
  );
  const lines = asides
    .filter(({ block }) => blocks.has(block))
    .flatMap(({ statements }) => statements)
    .slice(0, REVIEWED.most);
  return lines.length < REVIEWED.least ? null : { head: head.text, lines };
}
