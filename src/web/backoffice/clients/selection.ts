import { type ListedLesson, MAX_NAMED_LESSONS } from '#shared/backoffice/clients.contract.ts';
import type { Ticked } from '#web/ui/tick-box.tsx';

/** Chosen lessons by their id, as they were last seen: a choice outlives the page it was made on. */
export type Selection = ReadonlyMap<string, ListedLesson>;
export const NOTHING: Selection = new Map();

/** With the lesson in or out of the selection; a full one takes no more. */
export function toggleLesson(selection: Selection, lesson: ListedLesson): Selection {
  const next = new Map(selection);
  if (!next.delete(lesson.id) && next.size < MAX_NAMED_LESSONS) next.set(lesson.id, lesson);
  return next;
}

/** All of them in, or all out where all were in; what does not fit any more stays out. */
export function toggleLessons(selection: Selection, lessons: readonly ListedLesson[]): Selection {
  const next = new Map(selection);
  const isOut = stateOf(selection, lessons) === 'all';
  for (const lesson of lessons) {
    if (isOut) next.delete(lesson.id);
    else if (next.has(lesson.id) || next.size < MAX_NAMED_LESSONS) next.set(lesson.id, lesson);
  }
  return next;
}

/** Without those that something was done with. */
export function withoutLessons(selection: Selection, lessons: readonly ListedLesson[]): Selection {
  const next = new Map(selection);
  for (const { id } of lessons) next.delete(id);
  return next;
}

/** How much of what is shown is chosen. */
export function stateOf(selection: Selection, lessons: readonly ListedLesson[]): Ticked {
  const chosen = lessons.filter(({ id }) => selection.has(id)).length;
  if (chosen === 0) return 'none';
  return chosen === lessons.length ? 'all' : 'some';
}
