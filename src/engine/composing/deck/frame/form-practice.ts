import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import type { Formed } from '#engine/composing/deck/forms/form.ts';
import type { Statement } from '#shared/composition/blocks.ts';

/** `A) …`, `b. …`: an alternative. */
const ALTERNATIVE = /^\(?([A-Ea-e])\s?[).–-]\s+(?=\S)/u;
/** `01. (2,0 pontos) …`: number and worth of an exercise say nothing on a slide. */
const LABEL = /^(?:quest(?:ão|ao)\s*)?\d{1,3}\s*[.)–-]\s*(?:\([^)]*pontos?[^)]*\)\s*)?/iu;
const MOST_STEPS = 4;
const FEWEST_OPTIONS = 2;
const MOST_OPTIONS = 5;

/** An exercise with its alternatives as a question, tasks as an activity with its minutes. */
export function formPractice({ item, points }: ItemMatter, minutes: number | null): Formed {
  const options = points.filter(({ text }) => ALTERNATIVE.test(text));
  const stems = points.filter(({ text }) => !ALTERNATIVE.test(text));
  const [stem] = stems;
  if (
    stem !== undefined &&
    options.length >= FEWEST_OPTIONS &&
    options.length <= MOST_OPTIONS &&
    stems.length === 1
  )
    return formQuestion(item.number, stem, options);
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

function formQuestion(number: number, stem: Statement, options: readonly Statement[]): Formed {
  const question = {
    type: 'question' as const,
    kind: 'multipla_escolha' as const,
    number: Number(/^\D*(\d{1,3})\s*[.)]/.exec(stem.text)?.[1] ?? number),
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
