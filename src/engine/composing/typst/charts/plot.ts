import { colourOfSeries, isDark, numbersOf } from '#engine/composing/drawing/chart-look.ts';
import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { DrawnChart, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { FontFamily } from '#engine/composing/fonts/font-files.ts';
import { measureText } from '#engine/composing/fonts/measure-text.ts';
import {
  type Area,
  type Mark,
  type MarkContext,
  type PathStep,
  toPaint,
} from '#engine/composing/typst/marks/mark.ts';
import { toTextBlock } from '#engine/composing/typst/marks/text-block.ts';
import { withDecimals } from '#shared/text/format.ts';

/** Values are two points larger than the rest, and bold. */
const VALUE_LARGER = 2;
const AXIS_PT = 0.75;

/** What all forms of charts are drawn with: text in areas, bars, lines, the scale. */
export class Plot {
  readonly marks: Mark[] = [];
  readonly style: TextStyle;
  readonly valueStyle: TextStyle;
  /** Height of one line of labels, and of values. */
  readonly line: number;
  readonly valueLine: number;
  readonly #context: MarkContext;
  readonly #drawn: DrawnChart;
  readonly #least: number;

  constructor(drawn: DrawnChart, context: MarkContext) {
    this.#drawn = drawn;
    this.#context = context;
    const values = drawn.chart.series.flatMap((series) => series.values.map((one) => one ?? 0));
    this.#least = Math.min(0, ...values);
    this.style = { ...drawn.style, anchor: 'middle' };
    this.valueStyle = { ...this.style, isBold: true, sizePt: this.style.sizePt + VALUE_LARGER };
    this.line = this.style.sizePt * this.style.lineHeight;
    this.valueLine = this.valueStyle.sizePt * this.style.lineHeight;
  }

  get hasNegative(): boolean {
    return this.#least < 0;
  }

  /** Where a value stands on the scale: 0 at its least, which is zero or less, 1 at the written maximum. */
  share(value: number): number {
    const range = this.#drawn.axisMax - this.#least;
    return range <= 0 ? 0 : Math.max(0, Math.min(1, (value - this.#least) / range));
  }

  colourOf(series: number, category: number): Colour {
    const { chart, colours } = this.#drawn;
    const isChosen = chart.series.length === 1 && category === chart.highlight;
    return isChosen ? colours.highlight : colourOfSeries(this.#drawn, series);
  }

  /** Dark or light, whichever is read better on this ground. */
  inkOn(ground: Colour): Colour {
    return isDark(ground, this.#context.theme.scheme) ? 'lt1' : this.style.colour;
  }

  write(value: number): string {
    const { places, suffix } = numbersOf(this.#drawn.chart);
    return `${withDecimals(places, places)(value)}${suffix}`;
  }

  widthOf(text: string, style = this.style): number {
    const family = this.#context.theme.fonts[style.font] as FontFamily;
    return measureText(text, family, style.isBold ? 'bold' : 'regular', style.sizePt);
  }

  text(text: string, area: Area, look: Partial<TextStyle> = {}): void {
    const style = { ...this.style, ...look };
    const block = toTextBlock([{ runs: [{ text }] }], style, area.w, this.#context);
    this.marks.push({ kind: 'text', ...area, ...block, anchor: style.anchor, isTitle: false });
  }

  /** The name of a category under its place: all of them begin at one height, however many lines they take. */
  footLabel(name: string, { x, y, w, h }: Area): void {
    const gap = this.style.sizePt * 0.3;
    this.text(name, { x, y: y + gap, w, h: h - gap }, { align: 'center', anchor: 'top' });
  }

  bar({ x, y, w, h }: Area, colour: Colour): void {
    this.#path([['m', x, y], ['l', x + w, y], ['l', x + w, y + h], ['l', x, y + h], ['z']], {
      fill: toPaint(colour, this.#context),
    });
  }

  shape(steps: PathStep[], fill: Colour): void {
    this.#path(steps, { fill: toPaint(fill, this.#context) });
  }

  stroke(points: (readonly [number, number])[], colour: Colour, width: number): void {
    const steps = points.map(([x, y], index): PathStep => [index === 0 ? 'm' : 'l', x, y]);
    this.#path(steps, { stroke: { colour: toPaint(colour, this.#context), width, isDashed: false } });
  }

  /** The line of zero. */
  axis(...ends: [number, number][]): void {
    this.stroke(ends, this.style.colour, AXIS_PT);
  }

  /** Names of several series with their colours, in one row; gives the height it takes. */
  legend({ x, y, w }: Area): number {
    const { series } = this.#drawn.chart;
    if (series.length < 2) return 0;
    const side = this.style.sizePt * 0.7;
    let [at, row] = [x, y];
    for (const [index, { name }] of series.entries()) {
      const width = side * 1.6 + this.widthOf(name) * 1.02;
      if (at > x && at + width > x + w) [at, row] = [x, row + this.line];
      this.bar(
        { x: at, y: row + (this.line - side) / 2, w: side, h: side },
        colourOfSeries(this.#drawn, index),
      );
      this.text(
        name,
        { x: at + side * 1.6, y: row, w: width - side * 1.6 + 1, h: this.line },
        { align: 'left' },
      );
      at += width + this.style.sizePt;
    }
    return row - y + this.line * 1.4;
  }

  #path(
    steps: PathStep[],
    look: { fill?: string; stroke?: { colour: string; width: number; isDashed: boolean } },
  ) {
    this.marks.push({ kind: 'path', steps, fill: look.fill ?? null, stroke: look.stroke ?? null });
  }
}
