import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import type { Formed } from '#engine/composing/deck/forms/form.ts';
import type { Statement } from '#shared/composition/blocks.ts';

/** `A) …`, `b. …`: an alternative. */
const ALTERNATIVE = /^\(?([A-Ea-e])\s?[).–-]\s+(?=\S)/u;
/** `01. (2,0 pontos) …`: number and worth of an exercise say nothing on a slide. */
const LABEL = /^(?:quest(?:ão|ao)\s*)?\d{1,3}\s*[.)–-]\s*(?:\([^)]*pontos?[^)]*\)\s*)?/iu;
/** Room that the plan keeps for what the class brings: lines to write on, nothing to complete. */
const FOR_CLASS = /^Espaço para /u;
const MOST_STEPS = 4;
const FEWEST_OPTIONS = 2;
const MOST_OPTIONS = 5;

/** An exercise with its alternatives as a question, tasks as an activity with its minutes. */
export function formPractice({ item, points }: ItemMatter, minutes: number | null): Formed {
  const question = readExercise(points);
  if (question !== null) return formQuestion(question.stem, question.options);
  if (points.length === 0 && FOR_CLASS.test(item.title)) {
    const room = { type: 'activity' as const, minutes, steps: [], materials: [] };
    return { layout: 'activity', blocks: [room], claim: null, rest: [] };
  }
  if (points.length === 0) {
    const wish = `as tarefas de “${item.title}”`;
    return { layout: 'activity', blocks: [{ type: 'place', wish }], claim: null, rest: [] };
  }
  const steps = points
    .slice(0, MOST_STEPS)
    .map(({ text, passageIds }) => ({ text: text.replace(LABEL, ''), passageIds }));
  return {
    layout: 'activity',
    blocks: [{ type: 'activity', minutes, steps, materials: [] }],
    claim: null,
    rest: points.slice(MOST_STEPS),
  };
}

/** One exercise told in several points: its sentences are its stem, what is lettered or follows a colon its options. */
function readExercise(points: readonly Statement[]): { stem: Statement; options: Statement[] } | null {
  const [first, ...others] = points;
  if (first === undefined) return null;
  const lettered = points.filter(({ text }) => ALTERNATIVE.test(text));
  const told = points.filter(({ text }) => !ALTERNATIVE.test(text));
  if (lettered.length >= FEWEST_OPTIONS && lettered.length <= MOST_OPTIONS && told.length > 0)
    return { stem: join(told), options: lettered };
  if (first.text.endsWith(':') && others.length >= FEWEST_OPTIONS && others.length <= MOST_OPTIONS)
    return { stem: first, options: others };
  const asking = points.filter(({ text }) => text.trimEnd().endsWith('?'));
  const isOne =
    LABEL.test(first.text) &&
    others.length > 0 &&
    others.every(({ text }) => !LABEL.test(text)) &&
    asking.length < 2;
  return isOne ? { stem: join(points), options: [] } : null;
}

const join = (statements: readonly Statement[]): Statement => ({
  text: statements.map(({ text }) => (/[.!?:;]$/.test(text) ? text : `${text}.`)).join(' '),
  passageIds: statements.flatMap(({ passageIds }) => passageIds),
});

function formQuestion(stem: Statement, options: readonly Statement[]): Formed {
  const question = {
    type: 'question' as const,
    kind: options.length > 0 ? ('multipla_escolha' as const) : ('aberta' as const),
    number: Number(/^\D*(\d{1,3})\s*[.)]/.exec(stem.text)?.[1] ?? 0),
    text: stem.text.replace(LABEL, ''),
    passageIds: [...stem.passageIds, ...options.flatMap(({ passageIds }) => passageIds)],
    options: options.map(({ text }) => text.replace(ALTERNATIVE, '')),
    right: null,
    answer: null,
    reason: null,
    difficulty: 2,
  };
  return { layout: 'quiz', blocks: [question], claim: null, rest: [] };
}
