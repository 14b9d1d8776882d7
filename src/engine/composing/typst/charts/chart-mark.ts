import type { DrawnChart } from '#engine/composing/drawing/drawn.ts';
import { type Area, type GroupMark, type MarkContext, toArea } from '#engine/composing/typst/marks/mark.ts';
import { drawBars, drawColumns } from './bars.ts';
import { drawLine } from './line.ts';
import { Plot } from './plot.ts';
import { drawStacked } from './stacked.ts';

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
