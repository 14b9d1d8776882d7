import { findPoints } from '#engine/pedagogy/lesson/points/find-points.ts';
import { makePieces } from '#engine/pedagogy/material/make-pieces.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';

/** The points that blocks of a Word file give, in their order. */
export function sayPoints(...blocks: DraftBlock[]): string[] {
  const source = finishDocument({
    ...{ kind: 'docx', title: null, pages: null, slides: null },
    ...{ blocks, pagesWithoutText: [], warnings: [] },
  });
  const { words } = source.counts;
  const pieces = source.blocks.flatMap((block) =>
    makePieces(block, { from: 'file', prefix: '', words, under: 0, roleOf: () => null }),
  );
  return [...findPoints(pieces).values()].flat().map(({ text }) => text);
}
