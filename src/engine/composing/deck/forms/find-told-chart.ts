import {
  readFigure,
  readSeries,
  readSuggested,
  type Series,
  settle,
  toChart,
} from '#engine/composing/read-series.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import { type FindForm, passageIdsOf, splitHead } from './form.ts';
import { findClaim } from './form-points.ts';

/** What is said beside the chart. */
const MOST_BESIDE = 3;
const MOST_LETTERS_BESIDE = 260;

/** Numbers of one unit that the points tell, in one sentence or one each under its name, as a chart. */
export const findToldChart: FindForm = ({ points, item, visuals }) => {
  const told = findSeries(points) ?? findSuggested(points, visuals);
  if (told === null) return null;
  const { series, from } = told;
  const others = points.filter((point) => !from.includes(point));
  const claim = findClaim(others, item.title);
  const beside = others.filter((point) => point !== claim);
  const letters = beside.reduce((sum, { text }) => sum + text.length, 0);
  if (beside.length > MOST_BESIDE || letters > MOST_LETTERS_BESIDE) return null;
  const chart = toChart(series, claim?.text ?? item.title, passageIdsOf(from));
  // A name in its line takes none of its own.
  const items = beside.map((point) => (beside.length > 2 ? { head: null, ...point } : splitHead(point)));
  return {
    layout: 'chart',
    blocks: items.length === 0 ? [chart] : [chart, { type: 'points', items }],
    ...{ claim: claim?.text ?? null, rest: [] },
  };
};

const FEWEST_SAID = 2;

/** A chart that the plan suggests, where its numbers are what some of the points say. */
function findSuggested(
  points: readonly Statement[],
  visuals: Parameters<FindForm>[0]['visuals'],
): ReturnType<typeof findSeries> {
  const series = visuals.flatMap(({ kind, text }) =>
    kind === 'grafico' ? (readSuggested(text) ?? []) : [],
  )[0];
  const from = points.filter(({ text }) => {
    const said = series?.pairs.filter(({ name, figure }) => text.includes(figure) && tells(text, name)) ?? [];
    return said.length >= FEWEST_SAID || (said.length === 1 && text.length <= LONGEST_PAIR);
  });
  return series === undefined || from.length === 0 ? null : { series, from };
}

const LONGEST_PAIR = 48;
const tells = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase());

const NAMED = /^([^:]{2,30}): (.+)$/su;

function findSeries(points: readonly Statement[]): { series: Series; from: Statement[] } | null {
  for (const point of points) {
    const series = readSeries(point.text);
    if (series !== null) return { series, from: [point] };
  }
  const named = points.flatMap((point) => {
    const [, name = '', figure = ''] = NAMED.exec(point.text) ?? [];
    const pair = readFigure(name, figure);
    return pair === null ? [] : [{ point, pair }];
  });
  const series = settle(named.map(({ pair }) => pair));
  return series === null ? null : { series, from: named.map(({ point }) => point) };
}
