import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { askChecks, askOpening } from '#engine/pedagogy/plan/ask-questions.ts';
import { TRUE } from '#engine/pedagogy/plan/questions/judge-statements.ts';
import type { Question } from '#engine/pedagogy/plan/questions/question.ts';

const SOME = 16;

/**
 * The one question that tells whether a class has learnt something: an open one first, why before what, since of two words to
 * choose from half the class guesses right; none that the class was asked at the beginning.
 */
export function chooseCheck(lesson: Lesson): Question | undefined {
  return rank(lesson)[0];
}

/** What each one answers on the way out: another question than the check, one that is answered in own words. */
export function chooseExit(lesson: Lesson): Question | undefined {
  const [check, ...others] = rank(lesson);
  return others.find(
    ({ kind, basis }) => kind === 'aberta' && !basis.some((one) => check?.basis.includes(one)),
  );
}

function rank(lesson: Lesson): Question[] {
  const opening = askOpening(lesson)?.basis[0];
  const fresh = askChecks(lesson, SOME).filter(
    // A sentence that stands in the text as it is tells nothing by a nod.
    ({ basis, answer }) => answer !== TRUE && (opening === undefined || !basis.includes(opening)),
  );
  const worth = ({ kind, bloomLevel }: Question): number =>
    RANKS.indexOf(kind) * 2 + (bloomLevel === 'lembrar' ? 1 : 0);
  return fresh.toSorted((a, b) => worth(a) - worth(b));
}
const RANKS: readonly Question['kind'][] = ['aberta', 'multipla_escolha', 'lacuna', 'verdadeiro_falso'];
