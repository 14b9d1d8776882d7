import { describe, expect, it } from 'vitest';
import type { DrawnChart } from '#engine/composing/drawing/drawn.ts';
import { DocumentFiles } from '#engine/composing/typst/marks/document-files.ts';
import type { PathMark, TextMark } from '#engine/composing/typst/marks/mark.ts';
import { drawDeck } from '#tests/builders/drawn-deck.ts';
import { drawChart } from '#tests/builders/drawn-figures.ts';
import { chartMark } from './chart-mark.ts';

type Form = DrawnChart['chart']['form'];
const context = { theme: drawDeck().theme, slideIds: new Set<string>(), files: new DocumentFiles(new Map()) };

function draw(form: Form, ...series: (number | null)[][]) {
  const named = series.map((values, index) => ({ name: `Série ${index + 1}`, values }));
  const { marks, alt } = chartMark({ ...(drawChart(form, named) as DrawnChart), axisMax: 100 }, context);
  const bars = marks.filter((mark): mark is PathMark => mark.kind === 'path' && mark.fill !== null);
  const texts = marks.filter((mark): mark is TextMark => mark.kind === 'text');
  return { alt, bars, texts: texts.map((text) => ({ ...text, words: wordsOf(text) })) };
}
const wordsOf = ({ parts }: TextMark) =>
  parts.flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text))).join('');
/** Width and height of a bar. */
function sizeOf({ steps }: PathMark): [number, number] {
  const ends = steps.map((step) => step.slice(-2).map(Number)).filter(({ length }) => length === 2);
  const range = (axis: 0 | 1) => {
    const all = ends.map((end) => end[axis] ?? 0);
    return Math.max(...all) - Math.min(...all);
  };
  return [range(0), range(1)];
}

describe('a chart drawn by ourselves', () => {
  it.each([
    ['bars', 0],
    ['columns', 1],
  ] as const)('%s are as long as their values', (form, axis) => {
    const [first = 0, second = 0, third = 0] = draw(form, [80, 40, 10]).bars.map((bar) => sizeOf(bar)[axis]);
    expect(second / first).toBeCloseTo(0.5);
    expect(third / first).toBeCloseTo(0.125);
  });

  it('values are written with Brazilian signs and as many places as the longest has', () => {
    const words = draw('bars', [80.5, 1040, null]).texts.map((text) => text.words);
    expect(words).toEqual(['Recife', '80,5%', 'Olinda', '1.040,0%', 'Caruaru']);
  });

  it('the datum of the title alone has the full colour', () => {
    const fills = draw('columns', [80, 40, 10]).bars.map(({ fill }) => fill);
    expect(fills[0]).not.toBe(fills[1]);
    expect(fills[1]).toBe(fills[2]);
  });

  it('what is below zero goes the other way, and zero has no bar', () => {
    const { bars, texts } = draw('columns', [50, -25, 0]);
    const [up, down, none] = bars.map(sizeOf);
    expect((down?.[1] ?? 0) / (up?.[1] ?? 1)).toBeCloseTo(0.5);
    expect(none?.[1]).toBe(0);
    const yOf = (words: string) => texts.find((text) => text.words === words)?.y ?? 0;
    expect(yOf('-25%')).toBeGreaterThan(yOf('0%'));
  });

  it('several series are named, and parts of a bar stand one after the other', () => {
    const { bars, texts } = draw('stacked', [50, 30, 10], [25, 10, 2]);
    expect(texts.map(({ words }) => words)).toEqual(expect.arrayContaining(['Série 1', 'Série 2']));
    const [, , first, second] = bars;
    expect((sizeOf(second as PathMark)[0] ?? 0) / (sizeOf(first as PathMark)[0] ?? 1)).toBeCloseTo(0.5);
    expect(second?.steps[0]?.[1]).toBeCloseTo(Number(first?.steps[1]?.[1]));
  });

  it('a line without a value is interrupted, and no value at all is no error', () => {
    expect(draw('line', [10, null, 30]).bars).toHaveLength(2);
    expect(draw('line', [null, null, null]).bars).toEqual([]);
  });
});
