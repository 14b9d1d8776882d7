import { escapeAttribute } from '#engine/composing/pptx/package/xml.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

/** More places would be noise on a slide. */
const MOST_PLACES = 3;
/** Units short enough to stand behind each number; a longer one stands in the line above the chart. */
const SUFFIXES: Record<string, string> = { '%': '%', '°C': ' °C', '°': '°' };

/**
 * The code by which numbers of a chart are written: Brazilian signs (`[$-416]`), as many places as the values have, a
 * short unit behind. Escaped for an attribute.
 */
export function formatCode({ series, unit }: BlockOf<'chart'>): string {
  const places = Math.max(0, ...series.flatMap(({ values }) => values.map(countPlaces)));
  const decimals = places === 0 ? '' : `.${'0'.repeat(Math.min(MOST_PLACES, places))}`;
  const suffix = SUFFIXES[unit?.trim() ?? ''];
  return escapeAttribute(`[$-416]#,##0${decimals}${suffix === undefined ? '' : `"${suffix}"`}`);
}

function countPlaces(value: number | null): number {
  if (value === null || Number.isInteger(value)) return 0;
  const [, fraction = ''] = Number(value.toFixed(MOST_PLACES)).toString().split('.');
  return fraction.length;
}
