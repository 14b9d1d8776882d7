import type { BlockOf, BookletBlock } from '#shared/composition/blocks.ts';
import type { LayoutName } from '#shared/composition/deck.ts';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { blocksOf, type Fact, type FactBlock, factsOf } from './slide-facts.ts';

/** Slides that say nothing but their title. */
const BARE: readonly LayoutName[] = ['cover', 'section', 'question'];
/** What has a layout of its own, whatever stands beside it. */
const OWN: Partial<Record<BookletBlock['type'], LayoutName>> = {
  chart: 'chart',
  formula: 'formula',
  code: 'code',
  question: 'quiz',
  answerKey: 'answerKey',
  sources: 'sources',
  agenda: 'agenda',
};

interface FactLayout {
  layout: LayoutName;
  writes: FactBlock;
  fits: (facts: readonly Fact[]) => boolean;
}
const between = (least: number, most: number) => (facts: readonly Fact[]) =>
  facts.length >= least && facts.length <= most;
const areNamed = (facts: readonly Fact[]) => facts.every(({ head, text }) => head !== null && text !== '');
/** What facts can be laid out as; the numbers are what the themes have room for. */
const FACT_LAYOUTS: readonly FactLayout[] = [
  { layout: 'points', writes: 'points', fits: () => true },
  { layout: 'cards', writes: 'points', fits: between(2, 4) },
  { layout: 'text', writes: 'text', fits: between(1, 4) },
  { layout: 'statement', writes: 'text', fits: between(1, 1) },
  {
    ...{ layout: 'definition', writes: 'definition' },
    fits: (facts) => between(1, 2)(facts) && areNamed(facts.slice(0, 1)),
  },
  { layout: 'process', writes: 'process', fits: between(2, 14) },
  { layout: 'cycle', writes: 'cycle', fits: between(3, 6) },
  { layout: 'timeline', writes: 'timeline', fits: (facts) => between(2, 7)(facts) && areNamed(facts) },
  {
    ...{ layout: 'table', writes: 'table' },
    fits: (facts) => between(2, 8)(facts) && facts.some(({ head }) => head !== null),
  },
  { layout: 'comparison', writes: 'comparison', fits: (facts) => between(2, 3)(facts) && areNamed(facts) },
  { layout: 'conceptMap', writes: 'conceptMap', fits: (facts) => between(2, 4)(facts) && areNamed(facts) },
  { layout: 'glossary', writes: 'glossary', fits: (facts) => between(2, 6)(facts) && areNamed(facts) },
  { layout: 'activity', writes: 'activity', fits: between(2, 6) },
  {
    ...{ layout: 'quote', writes: 'quote' },
    fits: ([said, by, more]) => said?.head === null && by?.head !== null && more === undefined,
  },
  { layout: 'summary', writes: 'points', fits: between(2, 5) },
];
/** Blocks that already are what a layout draws stay as they are: nothing of them is read as facts. */
const IS_DRAWN_BY: Partial<Record<BookletBlock['type'], readonly LayoutName[]>> = {
  points: ['points', 'cards', 'summary', 'pointsAndFigure'],
  text: ['text', 'statement'],
  definition: ['definition'],
  process: ['process', 'cycle'],
  timeline: ['timeline'],
  table: ['table'],
  comparison: ['comparison'],
  conceptMap: ['conceptMap'],
  glossary: ['glossary'],
  activity: ['activity'],
  objectives: ['objectives'],
  quote: ['quote'],
};

/** The layouts that what a slide holds can stand in, its own among them. */
export function layoutsOf(slide: DraftSlide): LayoutName[] {
  const { facts, others } = read(slide);
  const found = new Set<LayoutName>();
  if (slide.blocks.length === 0) for (const layout of BARE) found.add(layout);
  for (const { type } of others) {
    const own = OWN[type];
    if (own) found.add(own);
  }
  const isOwn = found.size > 0;
  const hasPicture = others.some(({ type }) => type === 'picture' || type === 'place');
  if (hasPicture && !isOwn) found.add('figure');
  if (hasPicture && !isOwn && facts.length > 0) found.add('pointsAndFigure');
  if (facts.length > 0 && !isOwn && !hasPicture) {
    for (const { layout, fits } of FACT_LAYOUTS) if (fits(facts)) found.add(layout);
    if (slide.blocks.some(({ type }) => type === 'objectives')) found.add('objectives');
  }
  if (chartOf(slide) !== null) found.add('chart');
  if (others.some(({ type }) => type === 'chart')) found.add('table');
  found.add(slide.layout);
  return [...found];
}

function read({ blocks }: DraftSlide): { facts: Fact[]; others: BookletBlock[] } {
  const facts: Fact[] = [];
  const others: BookletBlock[] = [];
  for (const block of blocks) {
    const said = factsOf(block);
    if (said === null) others.push(block);
    else facts.push(...said);
  }
  return { facts, others };
}

/** The slide in another layout that it allows, its blocks written anew where the layout wants other ones. Loses no word. */
export function layOut(slide: DraftSlide, layout: LayoutName): DraftSlide {
  const { facts, others } = read(slide);
  if (layout === 'cycle' || layout === 'process') {
    const [only] = slide.blocks;
    if (only?.type === 'process' && slide.blocks.length === 1)
      return { ...slide, layout, blocks: [{ ...only, isCycle: layout === 'cycle' }] };
  }
  if (layout === 'table' && others.some(({ type }) => type === 'chart')) {
    const blocks = slide.blocks.map((block) => (block.type === 'chart' ? tableOf(block) : block));
    return { ...slide, layout, blocks };
  }
  const chart = layout === 'chart' ? chartOf(slide) : null;
  if (chart) return { ...slide, layout, blocks: [chart] };
  const isDrawn = slide.blocks.every(
    (block) => factsOf(block) === null || IS_DRAWN_BY[block.type]?.includes(layout),
  );
  const writes = FACT_LAYOUTS.find((one) => one.layout === layout)?.writes ?? 'points';
  if (isDrawn || facts.length === 0 || OWN_LAYOUTS.has(layout)) return { ...slide, layout };
  return { ...slide, layout, blocks: [...blocksOf(writes, facts), ...others] };
}

const OWN_LAYOUTS = new Set<LayoutName>([...Object.values(OWN), 'objectives', ...BARE]);

/** The layout that says best what the slide holds; null where its own does. */
export function suggestLayout(slide: DraftSlide): LayoutName | null {
  const { facts, others } = read(slide);
  const wanted = wish(slide, facts, others);
  return wanted !== null && wanted !== slide.layout && layoutsOf(slide).includes(wanted) ? wanted : null;
}

const WHEN = /^(?:\d{3,4}|séculos? [IVXL]+|\d{1,2} de \p{L}+)/iu;

function wish(
  { layout, blocks }: DraftSlide,
  facts: readonly Fact[],
  others: readonly BookletBlock[],
): LayoutName | null {
  if (blocks.length === 0 || layout === 'summary' || layout === 'objectives') return null;
  if (others.some(({ type }) => type === 'picture')) return facts.length > 0 ? 'pointsAndFigure' : 'figure';
  if (others.length > 0 || facts.length === 0) return null;
  if (blocks.some(({ type }) => !['points', 'text', 'definition'].includes(type))) return null;
  const [only] = facts;
  if (facts.length === 1 && only)
    return only.head ? 'definition' : only.text.length <= 160 ? 'statement' : 'text';
  if (facts.every(({ head }) => WHEN.test(head ?? ''))) return 'timeline';
  if (areNamed(facts) && facts.length <= 4) return 'cards';
  // Side by side or below one another, for rhythm: nothing speaks for either.
  return layout === 'cards' ? null : 'points';
}

const NUMBER = /^-?\d{1,3}(?:\.?\d{3})*(?:,\d+)?$/;
const toNumber = (cell: string) => Number(cell.replaceAll('.', '').replace(',', '.'));

/** A table whose columns after the first hold numbers alone, as a chart. */
function chartOf({ blocks }: DraftSlide): BlockOf<'chart'> | null {
  const [table, more] = blocks;
  if (table?.type !== 'table' || more || table.rows.length < 2) return null;
  const [first = '', ...names] = table.columns;
  const cells = table.rows.map((row) => row.slice(1));
  const areNumbers = cells.every(
    (row) => row.length === names.length && row.every((cell) => NUMBER.test(cell.trim())),
  );
  if (names.length === 0 || !areNumbers) return null;
  const series = names.map((name, at) => ({
    name,
    values: cells.map((row) => toNumber((row[at] ?? '').trim())),
  }));
  return {
    ...{
      type: 'chart',
      form: 'columns',
      unit: null,
      categories: table.rows.map(([head = '']) => head),
      series,
    },
    ...{ highlight: null, alt: [table.caption, first].filter(Boolean).join('. ') },
    passageIds: table.passageIds,
  };
}

const figure = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6, useGrouping: false });

function tableOf({ categories, series, unit, alt, passageIds }: BlockOf<'chart'>): BlockOf<'table'> {
  const rows = categories.map((category, at) => [
    category,
    ...series.map(({ values }) => (typeof values[at] === 'number' ? figure.format(values[at]) : '')),
  ]);
  const columns = [unit ?? '', ...series.map(({ name }) => name)];
  return { type: 'table', columns, rows, caption: alt.trim() === '' ? null : alt, passageIds };
}
