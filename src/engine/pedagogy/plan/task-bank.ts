import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { askChecks, showChecks } from './ask-questions.ts';
import { ownTasks } from './own-tasks.ts';
import { proposeTasks } from './propose-tasks.ts';

/** Tasks and questions of a lesson, each handed out once. */
export interface TaskBank {
  /** Up to `most` tasks: the material's own first, made ones after them; of one section where it is named. */
  takeTasks(most: number, section?: number): Grounded[];
  takeChecks(most: number, section?: number): Grounded[];
}

/** Far more than any plan has room for. */
const ALL = 60;

export function openTaskBank(lesson: Lesson): TaskBank {
  const taken = new Set<string>();
  const take = (from: readonly Grounded[], most: number): Grounded[] => {
    const chosen = from.filter(({ text }) => !taken.has(text)).slice(0, most);
    for (const { text } of chosen) taken.add(text);
    return chosen;
  };
  return {
    takeTasks: (most, section) => {
      const own = take(ownTasks(lesson, ALL, section), most);
      return [...own, ...take(proposeTasks(lesson, ALL, section), own.length >= 3 ? 0 : most - own.length)];
    },
    takeChecks: (most, section) => take(showChecks(askChecks(lesson, ALL, section)), most),
  };
}
