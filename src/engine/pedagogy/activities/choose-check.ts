import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { askChecks, askOpening } from '#engine/pedagogy/plan/ask-questions.ts';
import type { Question } from '#engine/pedagogy/plan/questions/question.ts';

const SOME = 12;

/**
 * The one question that tells whether a class has learnt something: an open one first, why before what, since of two words to
 * choose from half the class guesses right; none that the class was asked at the beginning.
 */
export function chooseCheck(lesson: Lesson): Question | undefined {
  const opening = askOpening(lesson)?.basis[0];
  const all = askChecks(lesson, SOME);
  const fresh = all.filter(({ basis }) => opening === undefined || !basis.includes(opening));
  const rank = ({ kind, bloomLevel }: Question): number =>
    RANKS.indexOf(kind) * 2 + (bloomLevel === 'lembrar' ? 1 : 0);
  return (fresh.length > 0 ? fresh : all).toSorted((a, b) => rank(a) - rank(b))[0];
}
const RANKS: readonly Question['kind'][] = ['aberta', 'multipla_escolha', 'lacuna', 'verdadeiro_falso'];
