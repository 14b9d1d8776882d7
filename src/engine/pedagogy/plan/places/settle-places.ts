import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { fillPractice } from '#engine/pedagogy/plan/fill-closing.ts';
import { fillThin } from '#engine/pedagogy/plan/fill-thin.ts';
import type { TaskBank } from '#engine/pedagogy/plan/task-bank.ts';
import { placeOrders, placeQuestions } from './place-tasks.ts';
import { type Around, placeUntold } from './place-untold.ts';

/**
 * The drafted slides looked through once more: what is the teacher's and stands nowhere yet gets its place, its lines, its questions,
 * what is noted of handing in; only then are slides filled that nothing of the teacher's fills.
 */
export function settlePlaces(lesson: Lesson, plan: Around, bank: TaskBank): void {
  const { content, closing } = plan;
  const middle = Math.floor((content.length - 1) / 2);
  if (lesson.frame.hasMiddlePractice && content.length > 1)
    content[middle]?.push(fillPractice(lesson, middle, bank));
  placeUntold(lesson, plan);
  placeQuestions(lesson, plan);
  placeOrders(lesson, [...content.flat(), ...closing]);
  fillThin(lesson, plan);
}
