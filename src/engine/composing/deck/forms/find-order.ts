import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import { momentOf, readEvent } from '#engine/composing/read-event.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import { type FindForm, findInList, isEmptyLabel, splitHead, withoutTitle } from './form.ts';
import { findClaim } from './form-points.ts';

const FEWEST = 3;
const MOST = 5;
const MOST_EVENTS = 7;
/** The fewer events, the wider their cards. */
const LONGEST_EVENT = { few: 140, many: 90 };
const FEW_EVENTS = 4;
/** Points that each tell what happened when, in the order of time. */
export const findTimeline: FindForm = (matter) => {
  const events = matter.points.map((point) => {
    const { text, passageIds } = withoutTitle(point, matter.item.title);
    const event = readEvent(text);
    return event === null ? null : { ...event, passageIds };
  });
  const dated = events.filter((event) => event !== null);
  if (dated.length < FEWEST || dated.length > MOST_EVENTS || dated.length < matter.points.length - 1)
    return null;
  const longest = dated.length <= FEW_EVENTS ? LONGEST_EVENT.few : LONGEST_EVENT.many;
  if (dated.some(({ text }) => text.length > longest)) return null;
  const moments = dated.map(momentOf);
  if (moments.some((moment, at) => at > 0 && (moment ?? 0) < (moments[at - 1] ?? 0))) return null;
  const undated = matter.points.filter((_, at) => events[at] === null);
  // What stands at no moment is the title, or there is no line of time: nothing leaves the slide for it.
  const claim = findClaim(undated, matter.item.title);
  const rest = undated.filter((point) => point !== claim && !isEmptyLabel(point));
  if (rest.length > 0) return null;
  return {
    layout: 'timeline',
    blocks: [{ type: 'timeline', events: dated }],
    claim: claim?.text ?? null,
    rest,
  };
};

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
    .map((one) => upperFirst(one.trim()))
    .slice(0, MOST_NEEDED);
  return {
    layout: 'activity',
    blocks: [{ type: 'activity', minutes: null, steps, materials }],
    ...{ claim: null, rest: [] },
  };
};

const LONGEST_NAME = 17;
const MOST_STEPS = 14;
/** In their line steps are read at a glance; more and longer ones stand below one another. */
const LONGEST_ROW = 180;
/** What a panel beside the steps holds. */
const MOST_BESIDE = 3;
const MOST_LETTERS_BESIDE = 230;
const CASE = /^[^:]{4,42}: /u;
/** `O teste é feito ( ) em jejum ( ) a qualquer hora`, `Em quanto tempo? ____`: is answered, not followed. */
const ANSWERED = /\(\s*\)|_{3,}|\?$/u;
/** `3 tipos de limite`, `Causas da revolta`: counted, and none of them the next of another. */
const KINDS =
  /(?<!\p{L})(?:tipos?|esp[ée]cies|classes|camadas|causas?|fatores|motivos|raz[õo]es|caracter[íi]sticas|consequ[êe]ncias)(?!\p{L})/iu;
const FIRST_VERB = /^(?:\d+[.)] )?(\p{Lu}\p{Ll}+(?:r|e|a)) /u;

/** Steps in their order, where an ordered list of the material or the analysis says that there are some. */
export const findProcess: FindForm = (matter) => {
  const own = findOwnSteps(matter);
  const points = own?.points ?? matter.points.filter(({ text }) => !MATERIAL.test(text));
  const isFlow = matter.visuals.some(({ kind }) => kind === 'fluxo' || kind === 'ciclo');
  if (!(isFlow || own !== null) || points.length < FEWEST) return null;
  if (own === null && points.length > MOST) return null;
  const longest = own === null ? LONGEST_STEP : LONGEST_ROW;
  if (points.length > MOST_STEPS || points.some(({ text }) => text.length > longest)) return null;
  const isCycle = matter.visuals.some(({ kind }) => kind === 'ciclo');
  // Of steps that are told in sentences one with a colon in it has no name.
  const heads = points.map(splitHead);
  const isNamed = heads.every(({ head }) => head !== null && head.length <= LONGEST_NAME);
  // `Nome próprio de mulher: …`, `Depois de até: …`: cases that a list counts follow no course.
  const areCases = !isNamed && points.every(({ text }) => CASE.test(text) && !isImperative(text));
  const areKinds = KINDS.test(matter.item.title) && !points.some(({ text }) => isImperative(text));
  if (areCases || areKinds || points.some(({ text }) => ANSWERED.test(text))) return null;
  const steps = points.map((point, at) => {
    const { head = null, text = '', passageIds = [] } = heads[at] ?? {};
    if (isNamed && head !== null) return { name: head, text, passageIds };
    return { ...point, name: '', text: upperFirst(point.text.replace(FIRST_VERB, '$1 ')) };
  });
  const others = matter.points.filter((point) => !points.includes(point));
  const claim = findClaim(others, matter.item.title);
  const beside = others.filter((point) => point !== claim && !MATERIAL.test(point.text));
  const letters = beside.reduce((sum, { text }) => sum + text.length, 0);
  const isBeside = beside.length > 0 && beside.length <= MOST_BESIDE && letters <= MOST_LETTERS_BESIDE;
  const process = {
    type: 'process' as const,
    isCycle,
    ...(own !== null && own.first > 1 ? { first: own.first } : {}),
    steps,
  };
  // Three steps among many facts are facts like them.
  if (beside.length > 0 && !isBeside && beside.length * 2 > points.length) return null;
  const items = beside.map((point) => ({ head: null, ...point }));
  return {
    layout: isCycle ? 'cycle' : 'process',
    blocks: isBeside ? [process, { type: 'points', items }] : [process],
    claim: claim?.text ?? null,
    rest: others.filter((point) => point !== claim && !(isBeside && beside.includes(point))),
  };
};

/** The points that are steps of one ordered list, in their order without a gap, and the number of the first. */
function findOwnSteps({ blocks, points }: ItemMatter): { points: Statement[]; first: number } | null {
  for (const block of blocks) {
    if (block.type !== 'list' || !block.isOrdered) continue;
    const placed = points.map((point) => ({ point, at: findInList(block.items, point.text) }));
    const steps = placed.filter(({ at }) => at >= 0);
    const first = steps[0]?.at ?? 0;
    if (steps.length >= FEWEST && steps.every(({ at }, nth) => at === first + nth))
      return { points: steps.map(({ point }) => point), first: first + 1 };
  }
  return null;
}
