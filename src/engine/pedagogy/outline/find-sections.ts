import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { piecesOf } from './build-tree.ts';
import { findParts } from './find-parts.ts';
import { nameParts } from './name-parts.ts';
import { matterOf, type Section } from './section.ts';

/** The content sections of the lesson, `least`..`most` of them as far as the material goes; none for no matter. */
export function findSections(
  pieces: readonly Piece[],
  terms: LessonTerms,
  spell: (lower: string) => string,
  bounds: { least: number; most: number },
): Section[] {
  if (matterOf(pieces).length === 0 && pieces.length === 0) return [];
  const parts = findParts(pieces, bounds.least, bounds.most);
  const titles = nameParts(parts, terms, spell);
  return parts.map((part, index) => ({
    title: titles[index] ?? '',
    pieces: part.nodes.flatMap(piecesOf),
    weight: Math.max(1, part.weight),
  }));
}
