import type { BlockOf } from '#shared/composition/blocks.ts';
import { type Colour, resolveColour, type Scheme } from './colours.ts';
import type { DrawnChart } from './drawn.ts';

/** More places would be noise on a slide. */
const MOST_PLACES = 3;
/** Units short enough to stand behind each number; a longer one stands in the line above the chart. */
const SUFFIXES: Record<string, string> = { '%': '%', '°C': ' °C', '°': '°' };
/** A line of more points is told by its last and the one the title speaks of: more labels would cover it. */
const MOST_LABELLED = 8;

/** How all numbers of a chart are written: with as many places as the longest has, and a short unit behind. */
export function numbersOf({ series, unit }: BlockOf<'chart'>): { places: number; suffix: string } {
  const places = Math.max(0, ...series.flatMap(({ values }) => values.map(countPlaces)));
  return { places: Math.min(MOST_PLACES, places), suffix: SUFFIXES[unit?.trim() ?? ''] ?? '' };
}

function countPlaces(value: number | null): number {
  if (value === null || Number.isInteger(value)) return 0;
  const [, fraction = ''] = Number(value.toFixed(MOST_PLACES)).toString().split('.');
  return fraction.length;
}

/** One series of bars keeps quiet but for the datum that the title speaks of; several are told apart by their colours. */
export function colourOfSeries({ chart, colours }: DrawnChart, index: number): Colour {
  const { series, highlight, usual } = colours;
  const isAlone = chart.series.length === 1;
  if (isAlone && chart.form !== 'line') return usual;
  return series[index % Math.max(1, series.length)] ?? (isAlone ? highlight : usual);
}

/** Which points of a series carry their number; null where every one does. */
export function chooseLabelled({ chart }: DrawnChart, index: number): number[] | null {
  const values = chart.series[index]?.values ?? [];
  if (chart.form !== 'line' || (chart.series.length === 1 && values.length <= MOST_LABELLED)) return null;
  const last = values.findLastIndex((value) => value !== null);
  const chosen = [chart.highlight, last].filter((at) => at !== null && at >= 0) as number[];
  return [...new Set(chosen)].sort((one, other) => one - other);
}

/** Whether white is the easier to read of black and white on it (relative luminance of WCAG, both contrasts equal at 0.18). */
export function isDark(colour: Colour, scheme: Scheme): boolean {
  const [r = 0, g = 0, b = 0] = resolveColour(colour, scheme).rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.18;
}
