import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { termInSentence } from '#engine/pedagogy/lesson/name-term.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { mix } from '#engine/pedagogy/plan/questions/mix.ts';

const FEWEST = 3;
const MOST = 4;
const LONGEST_SAYING = 90;
const LONGEST_TASK = 260;

/** `Ligue cada termo à sua definição`: both sides stand there, since nobody links what he does not see. */
export function matchTerms(lesson: Lesson, section: number): Grounded[] {
  const told = lesson.definitions
    .filter((definition) => definition.section === section)
    .flatMap((definition) => {
      const saying = sayingOf(definition);
      const own = contentStems(definition.term);
      // A definition that holds its term, or judges it, gives nothing to find.
      const isFair =
        saying !== null &&
        saying.length <= LONGEST_SAYING &&
        // `IPCA, calculado pelo IBGE` names, it does not define.
        /^\p{Ll}[^;:]+$/u.test(saying) &&
        !contentStems(saying).some((key) => own.includes(key));
      return isFair
        ? [{ term: bare(termInSentence(definition)), saying, statement: definition.statement }]
        : [];
    })
    .slice(0, MOST);
  for (; told.length >= FEWEST; told.pop()) {
    const terms = told.map(({ term }) => term).join('; ');
    const text = `Ligue cada termo à sua definição. Termos: ${terms}. Definições: ${mix(told.map(({ saying }) => saying)).join('; ')}.`;
    if (text.length <= LONGEST_TASK) return [{ text, basis: told.map(({ statement }) => statement) }];
  }
  return [];
}

const bare = (term: string): string => term.replace(/^[oa]s? /u, '');

const MOST_CAUSES = 3;
const LONGEST_SIDE = 60;
const FEWEST_WORDS = 3;

/** `Ligue cada causa ao que ela provoca`, where a section names at least two chains in few words. */
export function linkCauses(lesson: Lesson, section: number): Grounded[] {
  const chains = findChains(lesson.sections[section]?.pieces ?? [])
    .filter(({ cause, effect }) => [cause, effect].every((side) => side.length <= LONGEST_SIDE))
    // `Hemoglobina` alone tells nothing of what it brings about.
    .filter(({ cause }) => cause.split(' ').length >= FEWEST_WORDS)
    .slice(0, MOST_CAUSES);
  if (chains.length < 2) return [];
  const causes = chains.map(({ cause }) => cause).join('; ');
  return [
    {
      text: `Ligue cada causa ao que ela provoca. Causas: ${causes}. Efeitos: ${mix(chains.map(({ effect }) => effect)).join('; ')}.`,
      basis: chains.map(({ statement }) => statement),
    },
  ];
}
