import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import type { Question } from './question.ts';

/** The answer to a sentence that stands in the material as it is. */
export const TRUE = 'Verdadeiro';
const WORDS = { from: 7, to: 20 };
/** An article or a name opens a statement; nobody may be meant by a pronoun, and nothing announced. */
const STATES =
  /^(?:[OA]s?|Uma?|Tod[oa]s?|Cada|\p{Lu}\p{L}+)\s(?!.*(?<!\p{L})(?:el[ea]s?|ess[ea]s?|est[ea]s?|isso|você|nós|seus?|suas?)(?!\p{L}))[^:;?“”"]+$/u;

/** Sentences of the material to be judged as they stand: where every sentence to judge is false, nobody has to read it. */
export function judgeStatements(points: readonly Point[], section: number): Question[] {
  return points
    .filter(
      ({ kind, words, text, isLong }) =>
        kind === 'sentence' &&
        !isLong &&
        words >= WORDS.from &&
        words <= WORDS.to &&
        STATES.test(text) &&
        // `Abaixo do resumo, informar …` orders.
        !/^[^,]{3,40}, \p{L}+[aei]r\s/u.test(text) &&
        findSubject(text) !== null,
    )
    .map(({ text, basis }) => ({
      kind: 'verdadeiro_falso',
      text: `Verdadeiro ou falso? “${text}”`,
      options: [TRUE, 'Falso'],
      answer: TRUE,
      bloomLevel: 'entender',
      basis: basis.slice(0, 1),
      section,
    }));
}
