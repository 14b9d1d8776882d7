import { numbersOf } from '#engine/composing/drawing/chart-look.ts';
import { escapeAttribute } from '#engine/composing/pptx/package/xml.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

/** The code by which numbers of a chart are written, with Brazilian signs (`[$-416]`). Escaped for an attribute. */
export function formatCode(chart: BlockOf<'chart'>): string {
  const { places, suffix } = numbersOf(chart);
  const decimals = places === 0 ? '' : `.${'0'.repeat(places)}`;
  return escapeAttribute(`[$-416]#,##0${decimals}${suffix === '' ? '' : `"${suffix}"`}`);
}
