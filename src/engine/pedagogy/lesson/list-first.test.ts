import { describe, expect, it } from 'vitest';
import { listFirst } from './list-first.ts';

const PARTS = ['raiz', 'caule', 'folha', 'flor', 'fruto'];

describe('a list in a suggestion', () => {
  it('is told whole where there is room', () => {
    expect(listFirst(PARTS, 5, 60)).toBe('raiz, caule, folha, flor e fruto');
    expect(listFirst(PARTS, 5, 60, ' → ')).toBe('raiz → caule → folha → flor → fruto');
  });

  it('names the first and counts the others where there is none', () => {
    expect(listFirst(PARTS, 5, 30)).toBe('raiz, caule, folha e outros 2');
    expect(listFirst(PARTS, 5, 25, ' → ')).toBe('raiz → caule e outros 3');
    expect(listFirst(PARTS, 6, 60)).toBe('raiz, caule, folha, flor, fruto e mais 1');
    expect(listFirst(PARTS, 5, 3)).toBe('raiz, caule e outros 3');
  });
});
