import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import type { LessonDefinition } from './lesson.ts';

const LONGEST_TERM = 45;

/** The terms that the material defines, each once, in reading order. */
export function findDefinitions(sections: readonly Section[]): LessonDefinition[] {
  const seen = new Set<string>();
  const found: LessonDefinition[] = [];
  for (const [section, { pieces }] of sections.entries()) {
    for (const piece of pieces) {
      if (piece.kind !== 'text' && piece.kind !== 'list') continue;
      for (const statement of piece.statements) {
        const term = definitionOf(statement.text)?.term;
        if (term === undefined || term.length > LONGEST_TERM || seen.has(term.toLowerCase())) continue;
        if (!/^\p{L}/u.test(term) || /[“”"()[\]{}=<>]/.test(term)) continue;
        seen.add(term.toLowerCase());
        found.push({ term, statement, section });
      }
    }
  }
  return found;
}
