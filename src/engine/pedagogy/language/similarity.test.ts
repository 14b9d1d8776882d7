import { describe, expect, it } from 'vitest';
import { buildVectorSpace, contentStems, cosine } from './similarity.ts';

const TEXTS = [
  'A fotossíntese transforma a luz em energia nas folhas.',
  'As folhas da planta absorvem luz para a fotossíntese.',
  'O imperador assinou a lei da abolição.',
];

describe('buildVectorSpace', () => {
  const space = buildVectorSpace(TEXTS);
  const [a, b, c] = space.vectors.map((vector) => vector);

  it('finds texts on one subject alike and others not', () => {
    if (a === undefined || b === undefined || c === undefined) throw new Error('three vectors expected');
    expect(cosine(a, a)).toBeCloseTo(1, 10);
    expect(cosine(a, b)).toBeGreaterThan(0.3);
    expect(cosine(a, b)).toBe(cosine(b, a));
    expect(cosine(a, c)).toBe(0);
  });

  it('finds the nearest texts to a question, best first', () => {
    expect(space.nearest('folha e luz da planta', 5).map((hit) => hit.index)).toEqual([1, 0]);
    expect(space.nearest('abolições', 5).map((hit) => hit.index)).toEqual([2]);
    expect(space.nearest('vulcão', 5)).toEqual([]);
  });

  it('has nothing to compare in an empty text', () => {
    const empty = space.vectorOf('de 12 e o');
    expect(empty.size).toBe(0);
    expect(a && cosine(empty, a)).toBe(0);
  });
});

describe('contentStems', () => {
  it('drops stop words, numbers and letters', () => {
    expect(contentStems('As frações e a fração 3 de x')).toEqual([
      contentStems('fração')[0],
      contentStems('fração')[0],
    ]);
  });
});
