import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Question } from './question.ts';

/** What cannot be answered without its options. */
const NEEDS_OPTIONS = /^(?:(?:Em )?qua(?:l|is) dest[ea]s|Complete)(?!\p{L})/iu;

/**
 * The questions as a quiz: one stem is put once, no two questions offer the same things to choose from, which would answer
 * each other, and the right one stands now first, now last.
 */
export function varyQuiz(perSection: readonly Question[][]): Question[][] {
  const merged = mergeAlike(perSection);
  const offered = new Set<string>();
  const used: number[] = [];
  return merged.map((own) =>
    own.flatMap((question) => {
      if (question.kind !== 'multipla_escolha') return [question];
      const set = question.options.toSorted().join('\n');
      if (!offered.has(set)) {
        offered.add(set);
        return [placeRight(question, used)];
      }
      return NEEDS_OPTIONS.test(question.text) ? [] : [{ ...question, kind: 'aberta' as const, options: [] }];
    }),
  );
}

const LONGEST_MERGED = 220;

/** `O que se espera do mentor?`, which two sentences answer, is put once and answered by both. */
function mergeAlike(perSection: readonly Question[][]): Question[][] {
  const all = perSection.flat();
  const firstOf = (text: string): Question | undefined => all.find((other) => other.text === text);
  return perSection.map((own) =>
    own
      .filter((question) => firstOf(question.text) === question)
      .map((question) => {
        const same = all.filter(({ text, kind }) => text === question.text && kind === 'aberta');
        const answer = same.map((one, at) => (at === 0 ? one.answer : lowerFirst(one.answer))).join('; ');
        return question.kind !== 'aberta' || same.length < 2 || answer.length > LONGEST_MERGED
          ? question
          : { ...question, answer: upperFirst(answer), basis: same.flatMap(({ basis }) => basis) };
      }),
  );
}

/** The right option on the place that had it least, the nearest to its own among them; the others keep their order. */
function placeRight(question: Question, used: number[]): Question {
  const { options, answer } = question;
  const at = options.indexOf(answer);
  const count = (place: number): number => used.filter((one) => one === place).length;
  const [place = at] = options
    .map((_, index) => index)
    .toSorted((a, b) => count(a) - count(b) || Math.abs(a - at) - Math.abs(b - at));
  used.push(place);
  const others = options.filter((option) => option !== answer);
  return { ...question, options: others.toSpliced(place, 0, answer) };
}
