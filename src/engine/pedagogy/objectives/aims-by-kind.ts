import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { nameOfAim } from './aim-name.ts';
import { mainForm } from './main-form.ts';

const FEWEST_STEPS = 3;
const FEWEST_DATES = 3;
/** `A função recebe a lista`, `O laço percorre`: somebody or something does one thing after the other. */
const DONE_BY = /^(?:[OA]s?|Uma?|Cada) \p{L}+(?: \p{L}+){0,2} \p{L}+(?:a|e|am|em)(?!\p{L})/u;

/** The counted steps of a part are carried out or put in their order; null where it counts none. */
export function followCourse(lesson: Lesson, index: number): Grounded | null {
  const { pieces = [] } = lesson.sections[index] ?? {};
  const name = nameOfAim(lesson, index);
  const list = pieces.find(
    ({ block, role }) => block.type === 'list' && block.isOrdered && isContentRole(role),
  );
  const steps = pieces.filter(({ block }) => block === list?.block).flatMap(({ statements }) => statements);
  if (steps.length < FEWEST_STEPS || name === null) return null;
  const done = steps.filter(
    ({ text }) => isImperative(text) || /^\p{L}+[aei]r(?:-se)?(?!\p{L})/iu.test(text),
  );
  const isDone = done.length * 3 >= steps.length * 2;
  const isCourse =
    steps.filter(({ text, role }) => role === 'procedure' || DONE_BY.test(text)).length * 2 > steps.length;
  const basis = steps.slice(0, FEWEST_STEPS);
  if (isDone) return { text: `executar, na ordem, os ${steps.length} passos de “${name}”`, basis };
  return isCourse ? { text: `ordenar os ${steps.length} passos de “${name}”`, basis } : null;
}

/** What happened in a part is placed in time; null where it dates hardly anything. */
export function placeInTime(lesson: Lesson, index: number): Grounded | null {
  const dates = listDates(lesson, index).filter(({ text }) => /\d{3}/.test(text));
  const name = nameOfAim(lesson, index);
  const told = matterOf(lesson.sections[index]?.pieces ?? []).flatMap(({ statements }) => statements);
  const isTold = mainForm(lesson, index) === 'timeline' || dates.length * 2 >= told.length;
  if (!isTold || dates.length < FEWEST_DATES || name === null) return null;
  return {
    text: `situar no tempo os acontecimentos de “${name}”`,
    basis: dates.slice(0, FEWEST_DATES).map((date) => date.statement),
  };
}
