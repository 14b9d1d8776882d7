import type { ChartBlock } from '#engine/reading/source-document.ts';
import { type FindForm, passageIdsOf } from './form.ts';

const MOST_CATEGORIES = 12;
const MOST_SERIES = 2;

/** A chart that the material already has, drawn anew from its numbers. */
export const findNativeChart: FindForm = (matter) => {
  const chart = matter.blocks.find(
    (block): block is ChartBlock => block.type === 'chart' && isShowable(block),
  );
  if (chart === undefined) return null;
  const isTime = chart.categories.every((name) => /^(?:19|20)\d{2}$/.test(name.trim()));
  const told = chart.categories.map((name, at) => `${name} ${chart.series[0]?.values[at] ?? ''}`).join('; ');
  const block = {
    type: 'chart' as const,
    form: isTime ? ('columns' as const) : ('bars' as const),
    unit: chart.title,
    categories: chart.categories,
    series: chart.series.slice(0, MOST_SERIES),
    highlight: null,
    alt: `Gráfico: ${told}.`.slice(0, 250),
    passageIds: passageIdsOf(matter.points),
  };
  return { layout: 'chart', blocks: [block], claim: null, rest: matter.points };
};

const isShowable = ({ categories, series }: ChartBlock): boolean =>
  categories.length >= 2 &&
  categories.length <= MOST_CATEGORIES &&
  series.length > 0 &&
  series.every(({ values }) => values.length === categories.length);
