import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { OwnStep } from '#engine/pedagogy/material/own-step.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { shareOut } from '#engine/pedagogy/plan/share-out.ts';

/** One step of a class with its minutes. */
export interface ScheduledActivity {
  title: string;
  minutes: number;
  description: Grounded;
}

/** Fewer minutes than this are left over by rounding, not for a step. */
const SPARE = 5;
const LONGEST_TITLE = 60;

/**
 * The class as the material itself runs it, in its own words and minutes; what it leaves open is shared among the steps without
 * minutes or, where all have theirs, goes to `fill`. None where the material schedules nothing.
 */
export function scheduleOwn(lesson: Lesson, fill: () => Grounded | null): ScheduledActivity[] {
  const { steps } = lesson.material.course;
  if (steps.length === 0 || steps.length > lesson.minutes) return [];
  const classes = [...Map.groupBy(steps, (step) => step.lesson).values()];
  const times = shareOut(
    classes.map(() => 1),
    lesson.minutes,
  );
  const isOne = classes.length === 1;
  return classes.flatMap((own, at) => scheduleClass(own, times[at] ?? 0, isOne, isOne ? fill : () => null));
}

function scheduleClass(
  own: readonly OwnStep[],
  total: number,
  isOne: boolean,
  fill: () => Grounded | null,
): ScheduledActivity[] {
  const fixed = own.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const open = own.filter(({ minutes }) => minutes === null);
  const left = total - fixed;
  const filled = open.length === 0 && left >= SPARE ? fill() : null;
  const steps = own.map((step, at) => ({
    title: nameOf(step, at, own.length, isOne),
    description: tell(step),
  }));
  const isExact = left >= open.length && (open.length > 0 || filled !== null || left === 0);
  const shares = isExact
    ? shareOut(
        open.map(({ text }) => SHORTEST + text.length),
        left,
        Math.min(SPARE, Math.floor(left / Math.max(1, open.length))),
      )
    : [];
  const minutes = isExact
    ? own.map((step) => step.minutes ?? shares[open.indexOf(step)] ?? 1)
    : shareOut(
        own.map((step) => step.minutes ?? USUAL),
        total,
        1,
      );
  const told = steps.map((step, at) => ({ ...step, minutes: minutes[at] ?? 1 }));
  if (filled === null) return told;
  // What is missing stands before the class closes.
  return [...told.slice(0, -1), { title: 'Prática', minutes: left, description: filled }, ...told.slice(-1)];
}
/** So that a step of few words has its time, too. */
const SHORTEST = 60;
const USUAL = 10;

function nameOf({ title, lesson }: OwnStep, at: number, count: number, isOne: boolean): string {
  const place = at === 0 ? 'Abertura' : at === count - 1 ? 'Fechamento' : 'Desenvolvimento';
  const named = title !== '' && title.length <= LONGEST_TITLE ? title : '';
  if (isOne || lesson === null) return named === '' ? place : named;
  return named === '' ? `${lesson}ª aula` : `${lesson}ª aula: ${named}`;
}

/** What is done; where the name says it all, the name. */
const tell = ({ title, text, basis }: OwnStep): Grounded => {
  const told = (text === '' ? title : text).replace(/[\s;,]+$/, '');
  return { text: /[.?!…]["”]?$/.test(told) ? told : `${told}.`, basis };
};

/** A step noted for the beginning or the end, its name before what is done. */
export const tellMoment = ({ title, text, basis }: OwnStep): Grounded => ({
  text: title === '' || title === 'Abertura' ? text : text === '' ? title : `${title}: ${lowerFirst(text)}`,
  basis,
});

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
