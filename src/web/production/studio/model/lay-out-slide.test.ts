import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import { slideSchema } from '#shared/composition/deck.ts';
import { pointsOf, said, slideOfBlocks } from '#web/production/studio/testing/studio-deck.ts';
import { layOut, layoutsOf, suggestLayout } from './lay-out-slide.ts';
import { textsOf } from './slide-paths.ts';

const words = fc.array(fc.constantFrom('luz', 'água', 'folha', 'gás', 'raiz', 'seiva', '1850', '12,5'), {
  minLength: 1,
  maxLength: 4,
});
const text = words.map((some) => some.join(' '));
const texts = fc.array(text, { minLength: 1, maxLength: 4 });
const maybe = fc.option(text, { nil: null });
const statement = fc.record({ text, passageIds: fc.constant(['p1']) });
const named = <Key extends string>(key: Key, name: fc.Arbitrary<string | null> = text) =>
  fc.array(
    fc.tuple(name, statement).map(([head, one]) => ({ [key]: head, ...one })),
    { minLength: 1, maxLength: 5 },
  );
const table = fc.integer({ min: 2, max: 3 }).chain((width) =>
  fc.record({
    type: fc.constant('table'),
    columns: fc.array(text, { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
    caption: maybe,
    passageIds: fc.constant(['p1']),
  }),
);
const block = fc.oneof(
  fc.record({ type: fc.constant('points'), items: named('head', maybe) }),
  fc.record({ type: fc.constant('text'), text, passageIds: fc.constant([]) }),
  fc.record({ type: fc.constant('definition'), term: text, text, passageIds: fc.constant([]) }),
  fc.record({ type: fc.constant('process'), isCycle: fc.boolean(), steps: named('name') }),
  fc.record({ type: fc.constant('timeline'), events: named('when') }),
  fc.record({ type: fc.constant('glossary'), entries: named('term') }),
  fc.record({
    type: fc.constant('objectives'),
    items: named('verb', maybe),
    codes: fc.array(fc.constantFrom('EF07CI01', 'EF07CI02')),
  }),
  fc.record({
    ...{ type: fc.constant('activity'), minutes: fc.constant(10) },
    steps: fc.array(statement, { minLength: 1, maxLength: 4 }),
    materials: texts,
  }),
  fc.record({ type: fc.constant('quote'), text, passageIds: fc.constant([]), author: maybe, work: maybe }),
  table,
  fc.record({
    type: fc.constant('comparison'),
    sides: fc.array(fc.record({ name: text, items: fc.array(statement, { maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    criteria: fc.array(text, { maxLength: 4 }),
  }),
  fc.record({
    ...{ type: fc.constant('conceptMap'), root: text, passageIds: fc.constant([]) },
    branches: fc.array(fc.record({ link: text, node: text, leaves: texts }), { minLength: 1, maxLength: 4 }),
  }),
) as unknown as fc.Arbitrary<SlideBlock>;
const picture: SlideBlock = {
  ...{ type: 'picture', picture: 'a.png', caption: 'Elódea', alt: 'Planta na água', passageIds: [] },
};
const blocks = fc.oneof(
  fc.array(block, { minLength: 1, maxLength: 2 }),
  block.map((one) => [one, picture]),
  fc.constant([picture]),
);

/** How often each word is said. */
function tally(slide: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text: one } of textsOf(slide))
    for (const word of one.match(/[\p{L}\d]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

describe('another layout', () => {
  it('loses no word of a slide, whatever it held and whichever is chosen, and gives a slide as the deck wants it', () => {
    fc.assert(
      fc.property(blocks, (held) => {
        const slide = slideOfBlocks('s1', 'Título', ...held);
        for (const layout of layoutsOf(slide)) {
          const next = layOut(slide, layout);
          const after = tally(next);
          for (const [word, times] of tally(slide))
            expect(after.get(word) ?? 0, layout).toBeGreaterThanOrEqual(times);
          expect(slideSchema.parse(next)).toEqual(next);
          expect(next.layout).toBe(layout);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps what points stand on, and is the slide itself where nothing changes', () => {
    const slide = slideOfBlocks('s1', 'Luz', pointsOf('A luz entra.', 'A água sobe.'));
    expect(layOut(slide, 'points')).toEqual(slide);
    expect(layOut(slide, 'cards').blocks).toEqual(slide.blocks);
    const [process] = layOut(slide, 'process').blocks;
    expect(process?.type === 'process' && process.steps.map(({ passageIds }) => passageIds)).toEqual([
      ['p1'],
      ['p2'],
    ]);
  });

  it('of a table of numbers is a chart and back again, with the same figures', () => {
    const slide = slideOfBlocks('s1', 'Bolhas', {
      ...{ type: 'table', columns: ['Distância', 'Bolhas'], caption: 'Por minuto', passageIds: ['p1'] },
      rows: [
        ['10 cm', '1.034,5'],
        ['20 cm', '19'],
      ],
    });
    expect(layoutsOf(slide)).toContain('chart');
    const chart = layOut({ ...slide, layout: 'table' }, 'chart');
    expect(chart.blocks[0]).toMatchObject({
      categories: ['10 cm', '20 cm'],
      series: [{ name: 'Bolhas', values: [1034.5, 19] }],
    });
    expect(layOut(chart, 'table').blocks[0]).toMatchObject({
      rows: [
        ['10 cm', '1034,5'],
        ['20 cm', '19'],
      ],
    });
  });

  it('is offered only where the slide has what it draws', () => {
    const dated = {
      type: 'points',
      items: [1822, 1888].map((year) => ({ head: `${year}`, ...said('Houve.') })),
    };
    const slide = slideOfBlocks('s1', 'Datas', dated as SlideBlock);
    expect(layoutsOf(slide)).toContain('timeline');
    expect(suggestLayout(slide)).toBe('timeline');
    expect(layoutsOf(slideOfBlocks('s1', 'Luz', pointsOf('Só isto.')))).not.toContain('process');
    expect(layoutsOf(slideOfBlocks('s1', 'Foto', picture))).toEqual(['figure', 'points']);
    expect(layoutsOf({ ...slideOfBlocks('s1', 'Parte 1'), layout: 'section' })).toEqual([
      ...['cover', 'section', 'question'],
    ]);
  });
});
