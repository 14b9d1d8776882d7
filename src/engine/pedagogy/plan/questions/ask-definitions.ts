import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson, LessonDefinition } from '#engine/pedagogy/lesson/lesson.ts';
import { askForTerm } from '#engine/pedagogy/lesson/name-term.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { mix } from './mix.ts';
import type { Question } from './question.ts';

const MOST_OPTIONS = 4;
const LEAST_OPTIONS = 3;
const LONGEST_CHOICE = 150;

/** What the material defines: which term is meant (among its other terms), or what a term means. */
export function askDefinitions(lesson: Lesson, section: number): Question[] {
  const defined = lesson.definitions
    .map((definition) => ({ definition, saying: sayingOf(definition) }))
    .filter((one): one is { definition: LessonDefinition; saying: string } => one.saying !== null);
  return defined
    .filter(({ definition }) => definition.section === section)
    .map(({ definition, saying }, place) => {
      const choice =
        place % 2 === 1 || defined.length < LEAST_OPTIONS ? null : askWhich(definition, saying, defined);
      return (
        choice ?? {
          kind: 'aberta',
          text: askForTerm(definition),
          options: [],
          answer: upperFirst(saying),
          bloomLevel: 'lembrar',
          basis: [definition.statement],
          section,
        }
      );
    });
}

function askWhich(
  definition: LessonDefinition,
  saying: string,
  all: readonly { definition: LessonDefinition; saying: string }[],
): Question | null {
  const own = contentStems(definition.term);
  // A saying that holds its term gives the answer away.
  if (contentStems(saying).some((key) => own.includes(key))) return null;
  const others = all
    .map((one) => one.definition)
    .filter(({ term }) => !contentStems(term).some((key) => own.includes(key)))
    .sort((a, b) => Number(b.section === definition.section) - Number(a.section === definition.section))
    .map(({ term }) => upperFirst(term));
  const wrong = [...new Set(others)].slice(0, MOST_OPTIONS - 1);
  const text = `Que nome se dá a isto: “${saying.replaceAll('“', '‘').replaceAll('”', '’')}”?`;
  if (wrong.length < LEAST_OPTIONS - 1 || text.length > LONGEST_CHOICE) return null;
  const answer = upperFirst(definition.term);
  return {
    kind: 'multipla_escolha',
    text,
    options: mix([answer, ...wrong]),
    answer,
    bloomLevel: 'lembrar',
    basis: [definition.statement],
    section: definition.section,
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
