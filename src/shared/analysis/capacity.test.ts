import { describe, expect, it } from 'vitest';
import { estimateCapacity, fittingSize, judgeFit, measureText } from './capacity.ts';

const amount = (characters: number) => ({ characters, words: Math.round(characters / 6) });

describe('how many slides a material fills', () => {
  it.each([
    [5, 1],
    [600, 5],
    [1000, 9],
    [2000, 13],
    [3000, 16],
  ])('%i characters fill about %i', (characters, slides) => {
    expect(estimateCapacity('presentation', amount(characters))).toBe(slides);
  });

  it('never shrinks when something is written on', () => {
    let before = 0;
    for (let characters = 0; characters < 30_000; characters += 97) {
      const now = estimateCapacity('presentation', amount(characters));
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });
});

it('fills a page of a booklet with far more text than a slide', () => {
  expect(estimateCapacity('booklet', { characters: 3000, words: 480 })).toBe(3);
  expect(estimateCapacity('booklet', { characters: 60_000, words: 9400 })).toBe(60);
});

describe('whether a material fits a size', () => {
  it('holds the smallest size with room for everything for the right one', () => {
    expect([1, 5, 6, 10, 16, 26].map((count) => fittingSize('presentation', count))).toEqual([
      5, 5, 10, 10, 20, 20,
    ]);
    for (let characters = 0; characters < 30_000; characters += 97) {
      const size = fittingSize('presentation', estimateCapacity('presentation', amount(characters)));
      const { verdict } = judgeFit({ serviceType: 'presentation', size }, amount(characters));
      expect(verdict === 'falta_material').toBe(characters < 287);
    }
  });

  it('offers it where a larger one was ordered', () => {
    expect(judgeFit({ serviceType: 'presentation', size: 20 }, amount(1100))).toMatchObject({
      verdict: 'falta_material',
      betterSize: 10,
    });
    expect(judgeFit({ serviceType: 'presentation', size: 15 }, amount(5)).betterSize).toBe(5);
  });

  it('has nothing smaller to offer below the smallest size', () => {
    expect(judgeFit({ serviceType: 'booklet', size: 10 }, amount(600))).toMatchObject({
      verdict: 'falta_material',
      betterSize: null,
    });
  });

  it('offers the smallest larger size that holds the material, or else the largest', () => {
    expect(judgeFit({ serviceType: 'presentation', size: 5 }, amount(8000))).toMatchObject({
      verdict: 'sobra_material',
      betterSize: 10,
    });
    expect(judgeFit({ serviceType: 'presentation', size: 15 }, amount(900_000)).betterSize).toBe(20);
    expect(judgeFit({ serviceType: 'presentation', size: 20 }, amount(900_000)).betterSize).toBeNull();
  });
});

describe('typed text', () => {
  it('is counted without white space and marks of lists', () => {
    expect(measureText('  - Fase   clara\n\n6CO2 + 6H2O, em 1.200 folhas \n## ---', false)).toEqual({
      characters: 39,
      words: 7,
    });
  });

  it('does not count what speaks to the makers', () => {
    expect(measureText('Usar o arquivo em anexo. A água evapora.', true).words).toBe(3);
    expect(measureText('Quero manter o Saci.', false).words).toBe(4);
    expect(measureText(' \n - ', false)).toEqual({ characters: 0, words: 0 });
  });
});
