import { chooseLabelled, colourOfSeries } from '#engine/composing/drawing/chart-look.ts';
import type { DrawnChart } from '#engine/composing/drawing/drawn.ts';
import { type Area, type GroupMark, type MarkContext, toArea } from '#engine/composing/typst/marks/mark.ts';
import { ellipseArc } from '#engine/composing/typst/marks/outline.ts';
import { drawBars, drawColumns, labelHeight } from './bars.ts';
import { Plot } from './plot.ts';

const FORMS: Record<DrawnChart['chart']['form'], (chart: DrawnChart, area: Area, plot: Plot) => void> = {
  bars: drawBars,
  columns: drawColumns,
  line: drawLine,
  stacked: drawStacked,
};

/** A chart as one figure of bars, lines and labels, drawn from the data that Office gets. */
export function chartMark(drawn: DrawnChart, context: MarkContext): GroupMark {
  const area = toArea(drawn.box);
  const plot = new Plot(drawn, context);
  const used = plot.legend(area);
  FORMS[drawn.chart.form](drawn, { ...area, y: area.y + used, h: area.h - used }, plot);
  return { kind: 'group', ...area, alt: drawn.alt, rotation: 0, marks: plot.marks };
}

/** A bar for each category, the series side by side in it. */
function drawStacked(drawn: DrawnChart, area: Area, plot: Plot): void {
  const { chart, gapPercent, axisMax } = drawn;
  const rows = chart.categories.map((name, at) => ({
    name,
    parts: chart.series.map(({ values }) => values[at] ?? null),
  }));
  const longest = Math.max(0, ...rows.map(({ name }) => plot.widthOf(name)));
  const labels = Math.min(area.w * 0.4, longest * 1.04 + plot.style.sizePt / 2);
  const totals = rows.map(({ parts }) =>
    parts.reduce<number>((sum, part) => sum + Math.max(0, part ?? 0), 0),
  );
  const scale = (area.w - labels) / Math.max(axisMax, ...totals, Number.MIN_VALUE);
  const band = area.h / Math.max(1, rows.length);
  const thickness = band / (1 + gapPercent / 100);
  for (const [row, { name, parts }] of rows.entries()) {
    const y = area.y + row * band + (band - thickness) / 2;
    plot.text(name, { x: area.x, y, w: labels - plot.style.sizePt / 2, h: thickness }, { align: 'right' });
    let x = area.x + labels;
    for (const [index, part] of parts.entries()) {
      if (part === null || part <= 0) continue;
      const bar = { x, y, w: part * scale, h: thickness };
      const colour = plot.colourOf(index, row);
      plot.bar(bar, colour);
      const value = plot.write(part);
      const wide = plot.widthOf(value, plot.valueStyle);
      const isLast = index === parts.length - 1;
      if (wide < bar.w) {
        plot.text(value, bar, { ...plot.valueStyle, align: 'center', colour: plot.inkOn(colour) });
      } else if (isLast && x + bar.w + wide < area.x + area.w) {
        plot.text(
          value,
          { ...bar, x: x + bar.w + plot.style.sizePt / 4, w: wide * 1.1 },
          { ...plot.valueStyle, align: 'left' },
        );
      }
      x += bar.w;
    }
  }
}

const LINE_PT = 3;
const DOT_PT = 4.5;

/** A line through dots, with values above where they have room; a missing value interrupts it. */
function drawLine(drawn: DrawnChart, area: Area, plot: Plot): void {
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
