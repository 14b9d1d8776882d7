import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';

export interface FoundTopic {
  /** The section that speaks most of it; null where only a list of exercises or objectives does. */
  section: number;
  /** The statements that name it, the fullest first. */
  statements: Statement[];
  isWholeSection: boolean;
}

/** Whether a text with these stems names a subject: one or two words of it all, of a longer one two in three. */
export function names(stems: ReadonlySet<string>, asked: readonly string[]): boolean {
  const keys = [...new Set(asked)];
  const found = keys.filter((key) => stems.has(key)).length;
  return keys.length > 0 && found >= (keys.length <= 2 ? keys.length : Math.ceil((2 / 3) * keys.length));
}

/** Where the material speaks of what the teacher names; null where it does not. */
export function findTopic(topic: string, sections: readonly Section[]): FoundTopic | null {
  const asked = contentStems(topic);
  if (asked.length === 0) return null;
  const isFormula = /^(?:equac(?:ao|oes)|formulas?|reac(?:ao|oes)) /.test(`${normalise(topic)} `);
  const cover = (stems: ReadonlySet<string>): number => asked.filter((key) => stems.has(key)).length;
  const hits = sections.flatMap((section, index) =>
    section.pieces.flatMap((piece) =>
      piece.statements
        .filter(
          (statement) => names(statement.stems, asked) || (isFormula && /(?:->|→|⟶|=)/.test(statement.text)),
        )
        .map((statement) => ({ index, statement, share: cover(statement.stems) })),
    ),
  );
  // Sections of one kind share words: of `Sistema Binário ou base 2` and `Sistema Octal ou base 8` the fuller one counts.
  const inTitle = sections.map(({ title }) => {
    const stems = new Set(contentStems(title));
    return names(stems, asked) ? cover(stems) : 0;
  });
  const titled = Math.max(...inTitle) > 0 ? inTitle.indexOf(Math.max(...inTitle)) : -1;
  if (hits.length === 0 && titled < 0) return null;
  const counts = sections.map((_, index) => hits.filter((hit) => hit.index === index).length);
  const densest = counts.indexOf(Math.max(...counts));
  return {
    section: titled >= 0 ? titled : densest,
    isWholeSection: titled >= 0,
    statements: hits.sort((a, b) => b.share - a.share).map((hit) => hit.statement),
  };
}
