import type { BlockOf, SlideBlock } from '#shared/composition/blocks.ts';
import type { LayoutName } from '#shared/composition/deck.ts';
import { type SampleSlide, say } from './sample-slide.ts';

const FACT = 'A água desce devagar quando há folhas no chão.';
const NAMES = ['Chuva', 'Encosta', 'Cobertura', 'Raiz', 'Nascente', 'Margem', 'Várzea'];
const count = <Item>(items: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: items }, (_, at) => make(at));
const nameAt = (at: number) => NAMES[at % NAMES.length] ?? 'Solo';

/** A block of this many items, where blocks of a layout have a number of them. */
const MAKE: Partial<Record<LayoutName, (items: number) => SlideBlock[]>> = {
  agenda: (items) => [{ type: 'agenda', parts: count(items, (at) => ({ title: nameAt(at), minutes: 10 })) }],
  objectives: (items) => [
    {
      type: 'objectives',
      items: count(items, () => ({ verb: 'Explicar', ...say('como a chuva leva a terra') })),
      codes: [],
    },
  ],
  points: (items) => [{ type: 'points', items: count(items, (at) => ({ head: nameAt(at), ...say(FACT) })) }],
  cards: (items) => [{ type: 'points', items: count(items, (at) => ({ head: nameAt(at), ...say(FACT) })) }],
  question: (items) => [
    { type: 'points', items: count(Math.min(3, items), () => ({ head: null, ...say('conte o que viu') })) },
  ],
  process: (items) => [
    {
      type: 'process',
      isCycle: false,
      steps: count(items, (at) => ({ name: nameAt(at), ...say('a água leva os grãos') })),
    },
  ],
  cycle: (items) => [
    {
      type: 'process',
      isCycle: true,
      steps: count(items, (at) => ({ name: nameAt(at), ...say('a água volta ao solo') })),
    },
  ],
  timeline: (items) => [
    {
      type: 'timeline',
      events: count(items, (at) => ({ when: String(1950 + at * at), ...say('plantio na encosta') })),
    },
  ],
  comparison: (items) => [comparison(items)],
  conceptMap: (items) => [
    {
      ...{ type: 'conceptMap', root: 'Solo', passageIds: [] },
      branches: count(items, (at) => ({ link: 'contém', node: nameAt(at), leaves: ['areia', 'argila'] })),
    },
  ],
  pointsAndFigure: (items) => [
    {
      type: 'points',
      items: count(items, (at) => ({ head: nameAt(at), ...say('segura a terra da encosta') })),
    },
    { type: 'place', wish: 'foto do terreno' },
  ],
  activity: (items) => [
    {
      type: 'activity',
      minutes: 15,
      steps: count(items, () => say('Reguem as duas bandejas.')),
      materials: [],
    },
  ],
  quiz: (items) => [question(items, 1)],
  answerKey: (items) => [
    {
      type: 'answerKey',
      answers: count(items, (at) => ({ number: at + 1, answer: 'C', reason: FACT, passageIds: [] })),
    },
  ],
  glossary: (items) => [
    { type: 'glossary', entries: count(items, (at) => ({ term: nameAt(at), ...say(FACT) })) },
  ],
  summary: (items) => [{ type: 'points', items: count(items, () => ({ head: null, ...say(FACT) })) }],
  table: (items) => [
    {
      ...{ type: 'table', columns: ['Grão', 'Tamanho', 'Água'], caption: null, passageIds: [] },
      rows: count(items, (at) => [nameAt(at), '0,05 mm', 'passa devagar']),
    },
  ],
};

function comparison(items: number): BlockOf<'comparison'> {
  const side = (name: string) => ({ name, items: count(items, () => say('segura a água')) });
  return { type: 'comparison', sides: [side('Coberta'), side('Nua')], criteria: count(items, nameAt) };
}

const question = (options: number, number: number): BlockOf<'question'> => ({
  ...{ type: 'question', kind: 'multipla_escolha', number, ...say('O que segura a terra de uma encosta?') },
  ...{
    options: count(options, () => 'as raízes e as folhas do chão'),
    right: 0,
    answer: null,
    reason: null,
    difficulty: 1,
  },
});

/** A slide of each layout for each number of items that a theme takes of it. */
export function listAmounts(most: Partial<Record<LayoutName, number>>): SampleSlide[] {
  return (Object.keys(MAKE) as LayoutName[]).flatMap((layout) =>
    count(most[layout] ?? 3, (at) => ({
      ...{ layout, section: 0, title: `${nameAt(at)} em ${at + 1}`, blocks: MAKE[layout]?.(at + 1) ?? [] },
    })),
  );
}

const LONG = `${FACT} ${'Quando a chuva cai sobre a terra sem proteção, a gota solta os grãos e a enxurrada os carrega até o rio. '.repeat(3)}`;
const WORD = 'Hipopotomonstrosesquipedaliofobia';

/** Each slide with all its texts far too long, words that no box holds, and more items than it takes. */
export function listExtremes(slides: readonly SampleSlide[]): SampleSlide[] {
  const grow = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return FIXED.has(key) ? value : `${WORD}${WORD} ${LONG}`;
    if (Array.isArray(value)) {
      const grown = value.map((one) => grow(one, key));
      return key === 'passageIds' || key === 'values' || key === 'series' || key === 'categories'
        ? value
        : [...grown, ...grown];
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, grow(one, name)]));
  };
  return slides.map((slide) => ({
    ...slide,
    title: LONG,
    subtitle: LONG,
    source: LONG,
    blocks: slide.blocks.map((block) => grow(block, '') as SlideBlock),
  }));
}
const FIXED = new Set(['type', 'form', 'kind', 'picture', 'latex', 'alt']);
