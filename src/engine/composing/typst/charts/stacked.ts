import type { DrawnChart } from '#engine/composing/drawing/drawn.ts';
import type { Area } from '#engine/composing/typst/marks/mark.ts';
import type { Plot } from './plot.ts';

/** A bar for each category, the series side by side in it. */
export function drawStacked(drawn: DrawnChart, area: Area, plot: Plot): void {
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
