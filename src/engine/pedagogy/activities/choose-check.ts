import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';
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
  const core = new Set(
    contentStems([nameTheme(lesson) ?? '', ...lesson.sections.map(({ title }) => title)].join(' ')),
  );
  // What the lesson is named for before what it says in passing.
  const isAside = ({ text, basis }: Question): boolean =>
    !contentStems(text).some((key) => core.has(key)) && !basis.some((line) => lesson.terms.asked.has(line));
  const worth = (question: Question): number =>
    RANKS.indexOf(question.kind) * 2 +
    (question.bloomLevel === 'lembrar' ? 1 : 0) +
    (isAside(question) ? ASIDE : 0);
  return fresh.toSorted((a, b) => worth(a) - worth(b));
}
const ASIDE = 2;
const RANKS: readonly Question['kind'][] = ['aberta', 'multipla_escolha', 'lacuna', 'verdadeiro_falso'];
