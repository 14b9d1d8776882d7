import { FULL_PRACTICE } from '#engine/pedagogy/lesson/choose-frame.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { asAbility } from '#engine/pedagogy/objectives/as-ability.ts';
import type { LessonObjective } from '#engine/pedagogy/objectives/find-objectives.ts';
import { askChecks, askOpening, showChecks } from './ask-questions.ts';
import { ownTasks } from './own-tasks.ts';
import { proposeTasks } from './propose-tasks.ts';
import { isOfAnyLesson } from './tasks/ask-each-other.ts';

/** Tasks and questions of a lesson, each handed out once. */
export interface TaskBank {
  /** What a slide or page poses already is not handed out. */
  leaveOut(posed: readonly Grounded[]): void;
  /** Whether a slide poses it already. */
  isPosed(task: Grounded): boolean;
  /** Up to `most` tasks: the material's own first, made ones after them; of one section where it is named. */
  takeTasks(most: number, section?: number): Grounded[];
  takeChecks(most: number, section?: number): Grounded[];
  /** Instead of each of these checks that asks what is not `told`, one of the same slide's length that asks what is, if there is one. */
  askTold(checks: readonly Grounded[], told: ReadonlySet<Statement>): Grounded[];
  /** The stated objectives as questions to oneself, once: what checks learning where the text answers no question. */
  takeAims(most: number): Grounded[];
}

/** Far more than any plan has room for. */
const ALL = 60;
const ENOUGH = 3;

export function openTaskBank(lesson: Lesson, objectives: readonly LessonObjective[]): TaskBank {
  const taken = new Set<string>();
  // What the class was asked to guess at first is not asked again right away, where enough else can be.
  const first = askOpening(lesson);
  const opening = first?.basis[0];
  const own = ownTasks(lesson, ALL);
  const ownAsked = new Set(own.map(({ text }) => fold(text)));
  // What the material asks itself it asks in its own place.
  const checksOf = (section?: number): Grounded[] =>
    showChecks(askChecks(lesson, ALL, section)).filter(({ text }) => !ownAsked.has(fold(text)));
  const checks = checksOf();
  for (const one of own.length > 1 ? own : [])
    if (fold(first?.text ?? '').includes(fold(one.text))) taken.add(keyOf(one));
  const asked = checks.filter(({ basis }) => opening !== undefined && basis.includes(opening));
  if (checks.length - asked.length >= ENOUGH) for (const one of asked) taken.add(keyOf(one));
  /** What a slide asks already, however it is worded there. */
  const posedThere = new Set<Statement>();
  const take = (from: readonly Grounded[], most: number, room = MOST_CHARACTERS): Grounded[] => {
    const chosen = fitSlide(
      from.filter(
        (one) =>
          !taken.has(keyOf(one)) &&
          !one.basis.some((line) => posedThere.has(line)) &&
          // `A? B?` asks `A?` too.
          !from.some(({ text }) => text.length > one.text.length && text.startsWith(one.text)),
      ),
      most,
      room,
    );
    for (const one of chosen) taken.add(keyOf(one));
    return chosen;
  };
  // The last of the material's own stand with the others rather than nowhere, where a slide still holds them.
  const takeOwn = (tasks: readonly Grounded[], most: number): Grounded[] => {
    const left = tasks.filter(
      (one) => !taken.has(keyOf(one)) && !one.basis.some((line) => posedThere.has(line)),
    );
    const length = left.reduce((sum, { text }) => sum + text.length, 0);
    const isShort = left.length <= MOST_SHORT && length <= MOST_CHARACTERS;
    const isLast = isShort || (left.length <= FULL_PRACTICE && length <= MOST_OF_OWN);
    return isLast ? take(tasks, MOST_SHORT, MOST_OF_OWN) : take(tasks, most);
  };
  return {
    leaveOut: (posed) => {
      for (const one of posed) {
        taken.add(keyOf(one));
        for (const line of one.basis) posedThere.add(line);
      }
    },
    isPosed: ({ text, basis }) => !isOfAnyLesson(text) && basis.some((line) => posedThere.has(line)),
    takeTasks: (most, section) => {
      const own = takeOwn(ownTasks(lesson, ALL, section), most);
      // Beside what the teacher sets, what any lesson allows is no task.
      const [ours = [], ofAny = []] = [false, true].map((isOfAny) =>
        proposeTasks(lesson, ALL, section).filter(({ text }) => isOfAnyLesson(text) === isOfAny),
      );
      const all = [...own, ...take(ours, own.length >= 3 ? 0 : most - own.length)];
      const [any] = all.length > 0 ? [] : ofAny.filter((one) => !taken.has(keyOf(one)));
      if (any !== undefined) taken.add(keyOf(any));
      return any === undefined ? all : [any];
    },
    takeChecks: (most, section) => take(checksOf(section), most, MOST_OF_CHECKS),
    askTold: (checks, told) => {
      const isTold = ({ basis }: Grounded): boolean => basis.some((line) => told.has(line));
      const all = checksOf();
      const known = new Set(all.map(({ text }) => text));
      const others = all.filter(isTold);
      return checks.map((check) => {
        if (!known.has(check.text) || isTold(check)) return check;
        const room = MOST_OF_CHECKS - checks.reduce((sum, { text }) => sum + text.length, -check.text.length);
        return (
          take(
            others.filter(({ text }) => text.length <= room),
            1,
          )[0] ?? check
        );
      });
    },
    takeAims: (most) => take(objectives.flatMap(askOneself), most),
  };
}

/** Characters that a slide of tasks holds at a size that is read from the last row. */
const MOST_CHARACTERS = 480;
const MOST_OF_OWN = 640;
/** Short ones that a slide has lines for. */
const MOST_SHORT = 7;
/** Questions with their alternatives are read one by one. */
const MOST_OF_CHECKS = 900;

/** The first ones that fit on a slide, one at least. */
function fitSlide(tasks: readonly Grounded[], most: number, room: number): Grounded[] {
  let left = room;
  return tasks.slice(0, most).filter(({ text }, index) => {
    // One that is too long leaves the place to what stands behind it.
    if (index > 0 && text.length > left) return false;
    left -= text.length;
    return true;
  });
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Once for a lesson. */
const keyOf = ({ text }: Grounded): string =>
  isOfAnyLesson(text) ? 'each other' : text.replace(FALSE_SENTENCE, '').replace(/[\s.;:]+$/, '');
/** One sentence is judged or corrected, not both. */
const FALSE_SENTENCE = /^(?:Verdadeiro ou falso\?|Há um erro nesta frase; ache e corrija:)\s/u;

const LONGEST_AIM = 140;

/** `Já consigo comparar frações?`: an aim that says what one is able to do. */
function askOneself(objective: LessonObjective): Grounded[] {
  const ability = asAbility(objective, LONGEST_AIM);
  return ability === null ? [] : [{ text: `Já consigo ${ability}?`, basis: [objective.statement] }];
}
