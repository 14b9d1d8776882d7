import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { LessonObjective } from '#engine/pedagogy/objectives/find-objectives.ts';
import { askChecks, showChecks } from './ask-questions.ts';
import { ownTasks } from './own-tasks.ts';
import { proposeTasks } from './propose-tasks.ts';
import { isTermMap } from './tasks/map-terms.ts';

/** Tasks and questions of a lesson, each handed out once. */
export interface TaskBank {
  /** Up to `most` tasks: the material's own first, made ones after them; of one section where it is named. */
  takeTasks(most: number, section?: number): Grounded[];
  takeChecks(most: number, section?: number): Grounded[];
  /** The stated objectives as questions to oneself, once: what checks learning where the text answers no question. */
  takeAims(most: number): Grounded[];
}

/** Far more than any plan has room for. */
const ALL = 60;

export function openTaskBank(lesson: Lesson, objectives: readonly LessonObjective[]): TaskBank {
  const taken = new Set<string>();
  const take = (from: readonly Grounded[], most: number): Grounded[] => {
    const chosen = from.filter((one) => !taken.has(keyOf(one))).slice(0, most);
    for (const one of chosen) taken.add(keyOf(one));
    return chosen;
  };
  return {
    takeTasks: (most, section) => {
      const own = take(ownTasks(lesson, ALL, section), most);
      return [...own, ...take(proposeTasks(lesson, ALL, section), own.length >= 3 ? 0 : most - own.length)];
    },
    takeChecks: (most, section) => take(showChecks(askChecks(lesson, ALL, section)), most),
    takeAims: (most) => take(objectives.flatMap(askOneself), most),
  };
}

/** One map of terms is enough for a lesson, whichever terms it joins. */
const keyOf = ({ text }: Grounded): string => (isTermMap(text) ? 'map' : text);

const LONGEST_AIM = 140;

/** `Já consigo comparar frações?`: an aim that says what one is able to do. */
function askOneself({ text, verb, statement }: LessonObjective): Grounded[] {
  const aim = text.replace(/[\s.;:]+$/, '');
  const isPlain = verb !== null && tagSentence(aim)[0]?.form === 'inf' && aim.length <= LONGEST_AIM;
  return isPlain ? [{ text: `Já consigo ${lowerFirst(aim)}?`, basis: [statement] }] : [];
}
