import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import { findTable } from '#engine/composing/deck/forms/find-table.ts';
import { type Formed, passageIdsOf } from '#engine/composing/deck/forms/form.ts';
import { markLetters, markNumbers } from '#engine/composing/lay-lettered.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import type { BlockOf, Statement } from '#shared/composition/blocks.ts';
import { FOR_CLASS } from './form-check.ts';
import {
  ALTERNATIVE,
  AT_HOME,
  type Exercise,
  isTask,
  LABEL,
  raise,
  readExercise,
  splitExercises,
  tells,
} from './read-exercises.ts';

/** `1º Monte a tabela`: its step is numbered again; `/ Por que chove?` stood behind another. */
const ORDINAL = /^(?:\d{1,2}[ºª°]|[/|]) (?=\p{L})/u;
/** Of tasks in so few letters a slide holds one more. */
const [MOST_STEPS, MOST_TASKS, LONGEST_TASKS] = [4, 5, 520];

/**
 * An exercise with its alternatives as a question, with the table it is about as that table, several as a list; tasks
 * as an activity with its minutes.
 */
export function formPractice(matter: ItemMatter, minutes: number | null): Formed {
  const { item } = matter;
  const points = markNumbers(matter.points.map(markLetters));
  const parts = splitExercises(points);
  const exercises = parts.map(readExercise);
  const asked = exercises.filter((one) => one !== null);
  const [only] = asked;
  if (exercises.length === 1 && only !== undefined)
    return only.options.length === 0
      ? (formTable(matter, only.stem) ?? formQuestions([only]))
      : addTable(formQuestions([only]), matter);
  const isTest =
    asked.length > 0 &&
    asked.length === exercises.length &&
    (asked.some(({ options }) => options.length > 0) ||
      asked.every(({ number, stem }) => number > 0 || AT_HOME.test(stem.text)));
  if (isTest) return formQuestions(asked);
  if (points.length === 0 && FOR_CLASS.test(item.title)) {
    const room = { type: 'activity' as const, minutes, steps: [], materials: [] };
    return { layout: 'activity', blocks: [room], claim: null, rest: [] };
  }
  if (points.length === 0) {
    const wish = `as tarefas de “${item.title}”`;
    return { layout: 'activity', blocks: [{ type: 'place', wish }], claim: null, rest: [] };
  }
  if (asked.length === 0 && points.length > 1 && points.every(tells))
    return {
      ...{ layout: 'points', claim: null, rest: points.slice(MOST_STEPS) },
      blocks: [{ type: 'points', items: points.slice(0, MOST_STEPS).map((one) => ({ head: null, ...one })) }],
    };
  const tasks = exercises.flatMap((one, at) => (one === null ? (parts[at] ?? []) : [one.stem]));
  const most = tasks.map(({ text }) => text).join('').length <= LONGEST_TASKS ? MOST_TASKS : MOST_STEPS;
  const steps = tasks.slice(0, most).map(({ text, passageIds }) => ({
    text: raise(text.replace(LABEL, '').replace(ORDINAL, '')),
    passageIds,
  }));
  return {
    layout: 'activity',
    blocks: [{ type: 'activity', minutes, steps, materials: [] }],
    claim: null,
    rest: tasks.slice(most),
  };
}

const LONGEST_CAPTION = 150;

/** An order about a table of the material stands under it; what only introduces the table is told beside it. */
function formTable(matter: ItemMatter, stem: Statement): Formed | null {
  const isShort = stem.text.length <= LONGEST_CAPTION;
  if (!isShort && splitSentences(stem.text).some((text) => isTask({ ...stem, text }))) return null;
  const found = findTable({ ...matter, points: [] }, []);
  const [block] = found?.blocks ?? [];
  if (found === null || block?.type !== 'table') return null;
  const passageIds = [...block.passageIds, ...stem.passageIds];
  const caption = isShort ? stem.text : null;
  return { ...found, blocks: [{ ...block, caption, passageIds }], rest: isShort ? [] : [stem] };
}

/** With the table that the options speak of. */
function addTable(formed: Formed, matter: ItemMatter): Formed {
  const [table] = findTable({ ...matter, points: [] }, [])?.blocks ?? [];
  return table?.type === 'table' ? { ...formed, blocks: [...formed.blocks, table] } : formed;
}

function formQuestions(exercises: readonly Exercise[]): Formed {
  const shown = exercises.slice(0, MOST_STEPS);
  const [only] = shown;
  if (only !== undefined && shown.length === 1 && only.given.length > 0) {
    const items = only.given.map((one) => ({ head: null, ...one }));
    return { layout: 'quiz', blocks: [toQuestion(only), { type: 'points', items }], claim: null, rest: [] };
  }
  const lost = shown.flatMap((one) => one.lost ?? []);
  const told = {
    text: `No arquivo só vieram estas alternativas: ${lost.map(({ text }) => text).join('; ')}`,
  };
  const rest = [
    ...exercises.slice(MOST_STEPS).flatMap(({ stem, options, given }) => [stem, ...options, ...given]),
    ...(lost.length === 0 ? [] : [{ ...told, passageIds: passageIdsOf(lost) }]),
  ];
  const [alone, ...others] = shown.map(toQuestion);
  const blocks = alone !== undefined && others.length === 0 ? [layParts(alone)] : shown.map(toQuestion);
  return { layout: 'quiz', blocks, claim: null, rest };
}

/** `a) 11/3 – 7/3; b) 1/6 + 5/6`: what is worked out part by part has a line for each where it has the slide to itself. */
const layParts = (question: BlockOf<'question'>): BlockOf<'question'> => ({
  ...question,
  text: question.text.replaceAll(/; (?=\(?[a-h]\) [^;\n]*\d)/giu, '\n'),
});

const toQuestion = ({ number, stem, options }: Exercise): BlockOf<'question'> => ({
  type: 'question' as const,
  kind: options.length > 0 ? ('multipla_escolha' as const) : ('aberta' as const),
  number,
  text: stem.text,
  passageIds: [...stem.passageIds, ...options.flatMap(({ passageIds }) => passageIds)],
  options: options.map(({ text }) => text.replace(ALTERNATIVE, '')),
  right: null,
  answer: null,
  reason: null,
  difficulty: 2,
});
