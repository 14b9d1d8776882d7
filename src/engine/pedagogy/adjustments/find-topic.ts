import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';

/** Share of the words asked for that a place must hold. */
const LEAST_COVERED = 0.6;

export interface FoundTopic {
  /** The section that speaks most of it. */
  section: number;
  /** The statements that name it, the fullest first. */
  statements: Statement[];
  isWholeSection: boolean;
}

/** Where the material speaks of what the teacher names; null where it does not. */
export function findTopic(topic: string, sections: readonly Section[]): FoundTopic | null {
  const asked = new Set(contentStems(topic));
  if (asked.size === 0) return null;
  const cover = (stems: ReadonlySet<string>): number =>
    [...asked].filter((key) => stems.has(key)).length / asked.size;
  const hits = sections.flatMap((section, index) =>
    section.pieces.flatMap((piece) =>
      piece.statements
        .map((statement) => ({ index, statement, share: cover(statement.stems) }))
        .filter((hit) => hit.share >= LEAST_COVERED),
    ),
  );
  const titled = sections.findIndex(
    (section) => cover(new Set(contentStems(section.title))) >= LEAST_COVERED,
  );
  if (hits.length === 0 && titled < 0) return null;
  const counts = sections.map((_, index) => hits.filter((hit) => hit.index === index).length);
  const densest = counts.indexOf(Math.max(...counts));
  return {
    section: titled >= 0 ? titled : densest,
    isWholeSection: titled >= 0,
    statements: hits.sort((a, b) => b.share - a.share).map((hit) => hit.statement),
  };
}
