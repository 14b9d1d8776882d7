import type { DrawnChart } from '#engine/composing/drawing/drawn.ts';
import type { Area } from '#engine/composing/typst/marks/mark.ts';
import type { Plot } from './plot.ts';

/** Between a label and its bar, as a share of the size. */
const GAP = 0.5;
/** Labels of bars take no more of the width than this. */
const MOST_LABELS = 0.4;
const AXIS_PT = 0.75;

/** Bars from left to right, the first category on top; values at their ends. */
export function drawBars({ chart, gapPercent }: DrawnChart, area: Area, plot: Plot): void {
  const gap = plot.style.sizePt * GAP;
  const longest = Math.max(0, ...chart.categories.map((name) => plot.widthOf(name)));
  const labels = Math.min(area.w * MOST_LABELS, longest * 1.04 + gap);
  const room = widestValue(chart, plot) + gap;
  const start = area.x + labels;
  const length = area.w - labels - room;
  const { band, thickness, inset } = toBands(area.h, chart, gapPercent);
  for (const [category, name] of chart.categories.entries()) {
    const top = area.y + category * band;
    plot.text(name, { x: area.x, y: top, w: labels - gap, h: band }, { align: 'right' });
    for (const [index, { values }] of chart.series.entries()) {
      const value = values[category] ?? null;
      if (value === null) continue;
      const bar = {
        x: start,
        y: top + inset + index * thickness,
        w: plot.share(value) * length,
        h: thickness,
      };
      plot.bar(bar, plot.colourOf(index, category));
      const end = { x: start + bar.w + gap, y: bar.y, w: room, h: thickness };
      plot.text(plot.write(value), end, { ...plot.valueStyle, align: 'left' });
    }
  }
  plot.stroke(
    [
      [start, area.y],
      [start, area.y + area.h],
    ],
    plot.style.colour,
    AXIS_PT,
  );
}

/** Columns on a line, values above them, labels below. */
export function drawColumns({ chart, gapPercent }: DrawnChart, area: Area, plot: Plot): void {
  const { band, thickness, inset } = toBands(area.w, chart, gapPercent);
  const labels = labelHeight(chart, band, plot);
  const height = area.h - labels - plot.valueLine;
  const foot = area.y + plot.valueLine + height;
  for (const [category, name] of chart.categories.entries()) {
    const left = area.x + category * band;
    plot.text(name, { x: left, y: foot, w: band, h: labels }, { align: 'center' });
    for (const [index, { values }] of chart.series.entries()) {
      const value = values[category] ?? null;
      if (value === null) continue;
      const tall = plot.share(value) * height;
      const bar = { x: left + inset + index * thickness, y: foot - tall, w: thickness, h: tall };
      plot.bar(bar, plot.colourOf(index, category));
      // Wide values of neighbours lean away from one another.
      const over = Math.max(0, plot.widthOf(plot.write(value), plot.valueStyle) - thickness) / 2;
      const middle = bar.x + thickness / 2 + Math.sign(index - (chart.series.length - 1) / 2) * over;
      const above = { x: middle - band / 2, y: bar.y - plot.valueLine, w: band, h: plot.valueLine };
      plot.text(plot.write(value), above, { ...plot.valueStyle, align: 'center' });
    }
  }
  plot.stroke(
    [
      [area.x, foot],
      [area.x + area.w, foot],
    ],
    plot.style.colour,
    AXIS_PT,
  );
}

/** As Office divides an axis: `gapPercent` of a bar's thickness stays free, half of it on each side. */
function toBands(length: number, { categories, series }: DrawnChart['chart'], gapPercent: number) {
  const band = length / Math.max(1, categories.length);
  const thickness = band / (Math.max(1, series.length) + gapPercent / 100);
  return { band, thickness, inset: (thickness * gapPercent) / 200 };
}

const widestValue = ({ series }: DrawnChart['chart'], plot: Plot): number =>
  Math.max(
    0,
    ...series.flatMap(({ values }) =>
      values.map((value) => (value === null ? 0 : plot.widthOf(plot.write(value), plot.valueStyle))),
    ),
  );

/** Room below a line of categories for labels of up to three lines. */
export function labelHeight({ categories }: DrawnChart['chart'], band: number, plot: Plot): number {
  const lines = Math.max(1, ...categories.map((name) => Math.ceil((plot.widthOf(name) * 1.1) / band)));
  return plot.line * Math.min(3, lines) + plot.style.sizePt * 0.4;
}
