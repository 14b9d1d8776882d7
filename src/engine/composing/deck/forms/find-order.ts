import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { ListBlock } from '#engine/reading/source-document.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import { type FindForm, raise, splitHead, withoutTitle } from './form.ts';

const FEWEST = 3;
const MOST = 5;
const LONGEST_EVENT = 90;
const WHEN =
  /(?:^(?:em|desde|até|a partir de|no ano de)\s+)?(?<when>(?:\d{1,2} de \p{Ll}+ de )?(?:1[0-9]{3}|20[0-9]{2})(?:\s*[-–]\s*(?:1[0-9]{3}|20[0-9]{2}))?|séculos? [IVX]+|anos (?:de )?(?:19|20)?\d0)(?:\s*[:,–-])?\s*/iu;

/** Points that each tell what happened when, in the order of time. */
export const findTimeline: FindForm = (matter) => {
  const events = matter.points.map((point) => readEvent(withoutTitle(point, matter.item.title)));
  const dated = events.filter((event) => event !== null);
  if (dated.length < FEWEST || dated.length > MOST || dated.length < matter.points.length - 1) return null;
  const years = dated.map(({ when }) => Number(/\d{4}/.exec(when)?.[0] ?? Number.NaN));
  if (years.some((year, at) => at > 0 && year < (years[at - 1] ?? 0))) return null;
  const rest = matter.points.filter((_, at) => events[at] === null);
  return { layout: 'timeline', blocks: [{ type: 'timeline', events: dated }], claim: null, rest };
};

/** `1835 (agosto) – Angelim assume`: when in the year. */
const WITHIN = /^\((\p{L}[^()]{1,24})\)\s*[:,–-]?\s*/u;

function readEvent({ text, passageIds }: Statement): ({ when: string } & Statement) | null {
  const match = WHEN.exec(text);
  const when = match?.groups?.when;
  if (match === null || when === undefined || match.index > 0) return null;
  const told = text.slice(match[0].length).trim().replace(WITHIN, '$1 – ');
  return told.length < 8 || told.length > LONGEST_EVENT ? null : { when, text: raise(told), passageIds };
}

/** What is needed is no step. */
const MATERIAL = /^materia(?:l|is)(?: necessários?)?:/iu;
const LONGEST_STEP = 80;
const MOST_NEEDED = 6;

/** `Regar todo dia` beside `Materiais: feijão, copo`: what the class does, with what it needs for it. */
export const findHandsOn: FindForm = (matter) => {
  const needed = matter.points.find(({ text }) => MATERIAL.test(text));
  const steps = matter.points.filter((point) => point !== needed);
  if (needed === undefined || steps.length === 0 || steps.length > MOST) return null;
  if (!steps.every(({ text }) => text.length <= LONGEST_STEP && isImperative(text))) return null;
  const materials = needed.text
    .replace(MATERIAL, '')
    .replace(/\.$/, '')
    .split(/[,;] | e (?=\p{L}+$)/u)
    .map((one) => raise(one.trim()))
    .slice(0, MOST_NEEDED);
  return {
    layout: 'activity',
    blocks: [{ type: 'activity', minutes: null, steps, materials }],
    ...{ claim: null, rest: [] },
  };
};

const LONGEST_NAME = 17;
const FIRST_VERB = /^(?:\d+[.)] )?(\p{Lu}\p{Ll}+(?:r|e|a)) /u;

/** Steps in their order, where an ordered list of the material or the analysis says that there are some. */
export const findProcess: FindForm = (matter) => {
  const points = matter.points.filter(({ text }) => !MATERIAL.test(text));
  const isFlow = matter.visuals.some(({ kind }) => kind === 'fluxo' || kind === 'ciclo');
  const isOrdered = matter.blocks.some(
    (block) => block.type === 'list' && block.isOrdered && holdsAll(block, points),
  );
  if (!(isFlow || isOrdered) || points.length < FEWEST || points.length > MOST) return null;
  if (points.some(({ text }) => text.length > LONGEST_STEP)) return null;
  const isCycle = matter.visuals.some(({ kind }) => kind === 'ciclo');
  // Of steps that are told in sentences one with a colon in it has no name.
  const heads = points.map(splitHead);
  const isNamed = heads.every(({ head }) => head !== null && head.length <= LONGEST_NAME);
  const steps = points.map((point, at) => {
    const { head = null, text = '', passageIds = [] } = heads[at] ?? {};
    if (isNamed && head !== null) return { name: head, text, passageIds };
    return { ...point, name: '', text: raise(point.text.replace(FIRST_VERB, '$1 ')) };
  });
  return {
    layout: isCycle ? 'cycle' : 'process',
    blocks: [{ type: 'process', isCycle, steps }],
    claim: null,
    rest: matter.points.filter(({ text }) => MATERIAL.test(text)),
  };
};

function holdsAll(list: ListBlock, points: readonly { text: string }[]): boolean {
  const items = list.items.map(({ text }) => text.slice(0, 30));
  return points.every(({ text }) => items.some((item) => text.includes(item)));
}
