import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { FUNCTION_WORD_SET } from '#engine/pedagogy/language/stop-words.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import type { LessonDefinition } from './lesson.ts';

const LONGEST_TERM = 45;

/** The terms that the material defines and leans on, each once, in reading order. */
export function findDefinitions(sections: readonly Section[], terms: LessonTerms): LessonDefinition[] {
  const seen = new Set<string>();
  const found: LessonDefinition[] = [];
  for (const [section, { pieces }] of sections.entries()) {
    for (const piece of pieces) {
      if (piece.kind !== 'text' && piece.kind !== 'list') continue;
      for (const statement of piece.statements) {
        const term = definitionOf(statement.text)?.term;
        if (term === undefined || term.length > LONGEST_TERM || seen.has(term.toLowerCase())) continue;
        if (!/^\p{L}/u.test(term) || /[“”"()[\]{}=<>]/.test(term)) continue;
        if (FUNCTION_WORD_SET.has(term.split(' ')[0]?.toLowerCase() ?? '') || !holdsTerm(term, terms))
          continue;
        seen.add(term.toLowerCase());
        found.push({ term, statement, section });
      }
    }
  }
  return found;
}

/** `dada posição é …` defines nothing the lesson is about. */
function holdsTerm(text: string, terms: LessonTerms): boolean {
  const stems = contentStems(text);
  return terms.terms.some((term) => term.stems.every((key) => stems.includes(key)));
}
