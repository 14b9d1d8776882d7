import type { DrawnChart } from '#engine/composing/drawing/drawn.ts';
import type { Area } from '#engine/composing/typst/marks/mark.ts';
import type { Plot } from './plot.ts';

/** Between a label and its bar, as a share of the size. */
const GAP = 0.5;
/** Labels of bars take no more of the width than this. */
const MOST_LABELS = 0.4;

/** Bars from left to right, the first category on top; values at their ends, those below zero on the other side of it. */
export function drawBars({ chart, gapPercent }: DrawnChart, area: Area, plot: Plot): void {
  const gap = plot.style.sizePt * GAP;
  const longest = Math.max(0, ...chart.categories.map((name) => plot.widthOf(name)));
  const labels = Math.min(area.w * MOST_LABELS, longest * 1.04 + gap);
  const room = widestValue(chart, plot) + gap;
  const start = area.x + labels + (plot.hasNegative ? room : 0);
  const length = area.x + area.w - room - start;
  const zero = start + plot.share(0) * length;
  const { band, thickness, inset } = toBands(area.h, chart, gapPercent);
  for (const [category, name] of chart.categories.entries()) {
    const top = area.y + category * band;
    plot.text(name, { x: area.x, y: top, w: labels - gap, h: band }, { align: 'right' });
    for (const [index, { values }] of chart.series.entries()) {
      const value = values[category] ?? null;
      if (value === null) continue;
      const end = start + plot.share(value) * length;
      const row = { y: top + inset + index * thickness, h: thickness };
      plot.bar({ ...row, x: Math.min(zero, end), w: Math.abs(end - zero) }, plot.colourOf(index, category));
      const place = { ...row, x: value < 0 ? end - gap - room : end + gap, w: room };
      plot.text(plot.write(value), place, { ...plot.valueStyle, align: value < 0 ? 'right' : 'left' });
    }
  }
  plot.axis([zero, area.y], [zero, area.y + area.h]);
}

/** Columns on a line, values above them (under those below zero), labels at the foot. */
export function drawColumns({ chart, gapPercent }: DrawnChart, area: Area, plot: Plot): void {
  const { band, thickness, inset } = toBands(area.w, chart, gapPercent);
  const labels = labelHeight(chart, band, plot);
  const below = plot.hasNegative ? plot.valueLine : 0;
  const height = area.h - labels - plot.valueLine - below;
  const least = area.y + plot.valueLine + height;
  const zero = least - plot.share(0) * height;
  for (const [category, name] of chart.categories.entries()) {
    const left = area.x + category * band;
    plot.footLabel(name, { x: left, y: least + below, w: band, h: labels });
    for (const [index, { values }] of chart.series.entries()) {
      const value = values[category] ?? null;
      if (value === null) continue;
      const end = least - plot.share(value) * height;
      const column = { x: left + inset + index * thickness, w: thickness };
      plot.bar(
        { ...column, y: Math.min(zero, end), h: Math.abs(end - zero) },
        plot.colourOf(index, category),
      );
      // Wide values of neighbours lean away from one another.
      const over = Math.max(0, plot.widthOf(plot.write(value), plot.valueStyle) - thickness) / 2;
      const middle = column.x + thickness / 2 + Math.sign(index - (chart.series.length - 1) / 2) * over;
      const y = value < 0 ? end : end - plot.valueLine;
      const place = { x: middle - band / 2, y, w: band, h: plot.valueLine };
      plot.text(plot.write(value), place, { ...plot.valueStyle, align: 'center' });
    }
  }
  plot.axis([area.x, zero], [area.x + area.w, zero]);
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
