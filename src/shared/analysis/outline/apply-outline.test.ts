import { describe, expect, it } from 'vitest';
import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';
import { applyOutline, settleSections } from './apply-outline.ts';
import { type OutlineEntry, proposeOutline, refuseOutline } from './outline.ts';

const item = (number: number, purpose: PlanItem['purpose'], section: number, points: string[]): PlanItem => ({
  ...{ number, purpose, section, title: `Slide ${number}`, points },
  blockIds: points.map((_, index) => `b${number}${index}`),
  passageIds: points.map((_, index) => `x${number}${index}`),
});
const PLAN = [
  item(1, 'capa', 0, []),
  item(2, 'conteudo', 1, ['a', 'b', 'c']),
  item(3, 'conteudo', 1, ['d', 'e']),
  item(4, 'exemplo', 2, ['f', 'g']),
  item(5, 'verificacao', 2, []),
];
const evidence = Object.fromEntries(
  PLAN.flatMap(({ points, passageIds }, index) =>
    points.map((_, at) => [`/structure/plan/${index}/points/${at}`, [passageIds[at] ?? '']]),
  ),
);
/** What an outline is about; the rest of an analysis goes along untouched. */
const base = {
  structure: {
    ...{ unit: 'slide', slideCount: 5, plan: PLAN },
    sections: ['Começo', 'Luz', 'Água'].map((title) => ({ title, description: '', slides: [] })),
  },
  visuals: [{ kind: 'ciclo', text: 'Ciclo', planItem: 4, passageId: 'x40' }],
  quiz: [{ question: 'Por quê?', planItem: 5 }],
  passages: PLAN.flatMap(({ passageIds, blockIds }) =>
    passageIds.map((id, at) => ({ id, blockId: blockIds[at] })),
  ),
  evidence: { ...evidence, '/improvements/0': ['x20'] },
} as unknown as AiAnalysis;

const proposed = proposeOutline(base);
const entry = (
  id: string,
  use: OutlineEntry['use'] = 'own',
  more: Partial<OutlineEntry> = {},
): OutlineEntry => {
  const known = proposed.find((one) => one.id === id.split('.')[0]);
  return { id, title: known?.title ?? '', section: known?.section ?? 0, use, ...more };
};

describe('an outline', () => {
  it('as it was proposed changes nothing', () => {
    expect(refuseOutline(base, proposed)).toBeNull();
    const { structure, ...same } = applyOutline(base, proposed);
    expect(structure.plan).toEqual(PLAN);
    expect(same.evidence).toEqual(base.evidence);
  });

  it('in another order takes everything along that hangs on an item', () => {
    const moved = [entry('p1'), entry('p4', 'own', { section: 1 }), entry('p2'), entry('p3'), entry('p5')];
    expect(refuseOutline(base, moved)).toBeNull();
    const { structure, visuals, quiz, evidence: told } = applyOutline(base, moved);
    expect(structure.plan.map(({ number, section, points }) => [number, section, points.join('')])).toEqual([
      [1, 0, ''],
      [2, 1, 'fg'],
      [3, 1, 'abc'],
      [4, 1, 'de'],
      [5, 2, ''],
    ]);
    expect(structure.sections[1]?.slides).toEqual(['Slide 4', 'Slide 2', 'Slide 3']);
    expect([visuals[0]?.planItem, quiz[0]?.planItem]).toEqual([2, 5]);
    expect(told['/structure/plan/1/points/0']).toEqual(['x40']);
    expect(told['/improvements/0']).toEqual(['x20']);
  });

  it('splits one item and joins two others, and loses no point', () => {
    const edited = [
      ...[entry('p1'), entry('p2.1'), entry('p2.2', 'own', { title: 'Mais luz' })],
      ...[entry('p3'), entry('p4', 'joined'), entry('p5')],
    ];
    expect(refuseOutline(base, edited)).toBeNull();
    const { structure, visuals, evidence: told } = applyOutline(base, edited);
    expect(structure.plan.map(({ title, points }) => [title, points.join('')])).toEqual([
      ...[
        ['Slide 1', ''],
        ['Slide 2', 'ab'],
        ['Mais luz', 'c'],
        ['Slide 3', 'defg'],
        ['Slide 5', ''],
      ],
    ]);
    expect(structure.plan.map(({ isTitleTold }) => isTitleTold)).toEqual([
      ...[undefined, undefined, true, undefined, undefined],
    ]);
    expect(structure.plan[2]).toMatchObject({ blockIds: ['b22'], passageIds: ['x22'] });
    expect(structure.plan[3]?.blockIds).toEqual(['b30', 'b31', 'b40', 'b41']);
    expect([visuals[0]?.planItem, told['/structure/plan/3/points/3']]).toEqual([4, ['x41']]);
  });

  it.each<[string, OutlineEntry[], RegExp]>([
    [
      'one slide too few',
      proposed.with(2, entry('p3', 'left_out')),
      /tem 4 slides e o pedido é de 5. Divida 1 slide/,
    ],
    [
      'one too many',
      [entry('p1'), entry('p2.1'), entry('p2.2'), ...proposed.slice(2)],
      /tem 6 slides.*Junte ou/,
    ],
    ['an item lost', proposed.slice(0, 4), /perdeu ou repetiu/],
    ['an item twice', [...proposed.slice(0, 4), entry('p4')], /perdeu ou repetiu/],
    ['half an item', proposed.with(1, entry('p2.1')), /perdeu ou repetiu/],
    ['an item of nowhere', proposed.with(1, entry('p9')), /não tem/],
    ['a cover in the middle', [entry('p2'), entry('p1'), ...proposed.slice(2)], /capa fica no começo/],
    [
      'a check joined to content',
      [...[entry('p1'), entry('p2.1'), entry('p2.2')], entry('p3'), entry('p4'), entry('p5', 'joined')],
      /não tem com que se juntar/,
    ],
    ['a check split', [...proposed.slice(0, 4), entry('p5.1'), entry('p5.2')], /não dá dois/],
    ['no title', proposed.with(1, entry('p2', 'own', { title: ' ' })), /título/],
  ])('with %s is refused in words', (_name, entries, said) => {
    expect(refuseOutline(base, entries)).toMatch(said);
  });

  it('keeps sections together, whatever is moved where', () => {
    expect(settleSections([0, 2, 1, 1, 2])).toEqual([0, 1, 1, 1, 2]);
    expect(settleSections([0, 1, 1, 0, 2])).toEqual([0, 1, 1, 1, 2]);
    expect(settleSections([0, 1, 2])).toEqual([0, 1, 2]);
  });
});
