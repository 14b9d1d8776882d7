import { layOutQuiz } from './lay-out-quiz.ts';
import { layOutSets } from './lay-out-sets.ts';
import { layOutTasks } from './lay-out-tasks.ts';
import { numberAsked } from './number-asked.ts';
import { NUMBERED } from './quiz-answers.ts';
import type { TextLine } from './split-lines.ts';

/** Typed questions and answers, however a teacher sets them down, in the form that any test has: numbers, options, one key. */
export const layOutTests = (lines: readonly TextLine[]): TextLine[] =>
  layOutSets(lines) ?? layOutTasks(lines) ?? layOutQuiz(spreadOrders(numberAsked(lines)));

/** `B) Choose the correct alternative:` over questions with numbers. */
const SECTION = /^(?:parte\s)?([A-F])\s?[).–:-]\s+(\S.{5,80}?)\s*[:.]?$/iu;
const FEWEST = 2;

/**
 * Parts of a test that letters count over the numbers of its questions: the order of each part stands with each of its questions,
 * which may stand on a slide without the others. Lines without such parts come back as they are.
 */
function spreadOrders(lines: readonly TextLine[]): TextLine[] {
  const at = lines.flatMap(({ text }, place) =>
    SECTION.test(text) && NUMBERED.test(lines[place + 1]?.text ?? '') ? [place] : [],
  );
  const letters = at.map((place) => SECTION.exec(lines[place]?.text ?? '')?.[1]);
  const isCount = at.length >= FEWEST && letters.every((letter, place) => letter === 'ABCDEF'[place]);
  if (!isCount) return [...lines];
  let order = '';
  let last = 0;
  return lines.flatMap((line, place) => {
    if (at.includes(place)) {
      order = SECTION.exec(line.text)?.[2] ?? '';
      return [];
    }
    const [, digits, , asked = ''] = NUMBERED.exec(line.text) ?? [];
    const isNext = order !== '' && Number(digits ?? 0) === last + 1;
    if (digits !== undefined && Number(digits) === last + 1) last += 1;
    else if (line.opensGroup) order = '';
    const opensGroup = line.opensGroup || at.includes(place - 1);
    return [isNext ? { ...line, opensGroup, text: `${digits}) ${order}: ${asked}` } : line];
  });
}
