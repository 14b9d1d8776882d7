import { expect, it } from 'vitest';
import type { DraftItem } from './draft-item.ts';
import { joinSparse } from './spread-out.ts';

const slide = (...texts: string[]): DraftItem => ({
  purpose: 'conteudo',
  title: '',
  points: texts.map((text) => ({ text, basis: [] })),
  pieces: [],
});

it('makes one of two neighbours of a line each, across parts too', () => {
  const parts = [
    [slide('Antecedentes: crise e fome')],
    [slide('Sociedade: três estados'), slide('a', 'b', 'c', 'd')],
  ];
  expect(joinSparse(parts)).toBe(true);
  expect(parts.map((part) => part.map(({ points }) => points.length))).toEqual([[2], [4]]);
});

it('joins none that tell enough', () => {
  const parts = [[slide('a', 'b', 'c')], [slide('d', 'e')]];
  expect(joinSparse(parts)).toBe(false);
  expect(parts.flat()).toHaveLength(2);
});
