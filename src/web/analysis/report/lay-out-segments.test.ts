import { describe, expect, it } from 'vitest';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { layOutSegments } from './lay-out-segments.ts';

function structureOf(sectionSizes: number[], strays = 0): AiAnalysis['structure'] {
  const owners = [
    ...sectionSizes.flatMap((size, section) => Array<number>(size).fill(section)),
    ...Array<number>(strays).fill(99),
  ];
  return {
    unit: 'slide',
    slideCount: owners.length,
    sections: sectionSizes.map((_, index) => ({ title: `Parte ${index + 1}`, description: '', slides: [] })),
    plan: owners.map((section, index) => ({
      number: index + 1,
      section,
      purpose: 'conteudo',
      title: `Slide ${index + 1}`,
      points: [],
      blockIds: [],
      passageIds: [],
    })),
  };
}

describe('the segments of a plan', () => {
  it('hold every slide once, in order, under its section', () => {
    const segments = layOutSegments(structureOf([2, 5, 4, 4]));
    expect(segments.map(({ items }) => items.length)).toEqual([2, 5, 4, 4]);
    expect(segments.flatMap(({ items }) => items.map(({ number }) => number))).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
  });
  it('take the six looks in turn and number every section', () => {
    const segments = layOutSegments(structureOf([1, 1, 1, 1, 1, 1, 1]));
    expect(segments.map(({ series }) => series)).toEqual([1, 2, 3, 4, 5, 6, 1]);
    expect(segments.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
  it('lose no slide whose section does not exist', () => {
    expect(layOutSegments(structureOf([3, 2], 2)).map(({ items }) => items.length)).toEqual([3, 4]);
  });
  it('are none for a plan without sections', () => {
    expect(layOutSegments(structureOf([], 2))).toEqual([]);
  });
});
