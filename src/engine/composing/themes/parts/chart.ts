import { type Slot, tint } from '#engine/composing/drawing/colours.ts';
import type { Box } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import type { Page } from './page.ts';

/** Up to how many categories, and with several series, a slide shows at a size that is read from the last row. */
const MOST = { one: 12, several: 6, series: 4 };

/**
 * A chart that fills its box; the unit stands in a line above where the theme draws it. The datum that the title speaks
 * of keeps the accent while the others step back, or stands out in `signal` while they keep it.
 */
export function addChart(page: Page, chart: BlockOf<'chart'>, box: Box, accent: Slot, signal?: Slot): void {
  const { look, overflows, slide } = page;
  const most = chart.series.length > 1 ? MOST.several : MOST.one;
  if (chart.categories.length > most)
    overflows.push({ slideId: slide.id, element: 'Gráfico', lines: chart.categories.length, room: most });
  if (chart.series.length > MOST.series)
    overflows.push({ slideId: slide.id, element: 'Séries', lines: chart.series.length, room: MOST.series });
  page.add({
    ...{ kind: 'chart', name: 'Gráfico', box, chart, alt: chart.alt, gapPercent: 52 },
    axisMax: axisMaxOf(chart),
    colours: {
      usual: chart.highlight === null || signal !== undefined ? accent : tint(accent, 45),
      highlight: signal ?? accent,
      series: [accent, ...look.accents.filter((one) => one !== accent)],
    },
    style: { ...look.body, sizePt: 18, colour: look.ink },
  });
}

/** The largest value, stacked where the chart is, and room for its label. */
function axisMaxOf({ form, series, categories }: BlockOf<'chart'>): number {
  const tops = categories.map((_, at) => {
    const values = series.map(({ values }) => values[at] ?? 0);
    return form === 'stacked' ? values.reduce((sum, one) => sum + one, 0) : Math.max(...values);
  });
  const top = Math.max(...tops, 0);
  return top === 0 ? 1 : Number((top * 1.08).toPrecision(3));
}
