import { chooseLabelled, colourOfSeries } from '#engine/composing/drawing/chart-look.ts';
import type { DrawnChart } from '#engine/composing/drawing/drawn.ts';
import type { Area } from '#engine/composing/typst/marks/mark.ts';
import { ellipseArc } from '#engine/composing/typst/marks/outline.ts';
import { labelHeight } from './bars.ts';
import type { Plot } from './plot.ts';

const LINE_PT = 3;
const DOT_PT = 4.5;

/** A line through dots, with values above where they have room; a missing value interrupts it. */
export function drawLine(drawn: DrawnChart, area: Area, plot: Plot): void {
  const { chart } = drawn;
  const count = chart.categories.length;
  const band = area.w / Math.max(1, count);
  const labels = labelHeight(chart, band, plot);
  const height = area.h - labels - plot.valueLine * 1.3;
  const foot = area.y + area.h - labels;
  const xOf = (category: number) => area.x + (category + 0.5) * band;
  const zero = foot - plot.share(0) * height;
  plot.axis([area.x, zero], [area.x + area.w, zero]);
  for (const [category, name] of chart.categories.entries()) {
    plot.footLabel(name, { x: xOf(category) - band / 2, y: foot, w: band, h: labels });
  }
  for (const [index, { values }] of chart.series.entries()) {
    const colour = colourOfSeries(drawn, index);
    const labelled = chooseLabelled(drawn, index);
    let run: [number, number][] = [];
    const dots: { at: [number, number]; category: number; value: number }[] = [];
    for (const [category, value] of values.entries()) {
      if (value === null) {
        if (run.length > 1) plot.stroke(run, colour, LINE_PT);
        run = [];
        continue;
      }
      const at: [number, number] = [xOf(category), foot - plot.share(value) * height];
      run.push(at);
      dots.push({ at, category, value });
    }
    if (run.length > 1) plot.stroke(run, colour, LINE_PT);
    for (const { at, category, value } of dots) {
      const [x, y] = at;
      const radius = category === chart.highlight ? DOT_PT * 1.5 : DOT_PT;
      plot.shape(
        [...ellipseArc({ x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius }, 0, 360), ['z']],
        colour,
      );
      if (labelled && !labelled.includes(category)) continue;
      const width = Math.max(band, plot.widthOf(plot.write(value), plot.valueStyle) * 1.1);
      // In a valley the line comes down on both sides: its value stands below.
      const isValley = isUnder(values[category - 1], value) && isUnder(values[category + 1], value);
      const top = isValley ? y + radius : y - radius - plot.valueLine;
      const place = { x: x - width / 2, y: top, w: width, h: plot.valueLine };
      plot.text(plot.write(value), place, { ...plot.valueStyle, align: 'center' });
    }
  }
}

const isUnder = (neighbour: number | null | undefined, value: number): boolean =>
  typeof neighbour === 'number' && neighbour > value;
