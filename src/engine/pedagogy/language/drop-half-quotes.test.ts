import { describe, expect, it } from 'vitest';
import { dropHalfQuotes } from './drop-half-quotes.ts';

describe('a quotation mark alone', () => {
  it.each([
    ['Disse: "a água ferve', 'Disse: a água ferve'],
    ['“A água ferve', 'A água ferve'],
    ['Disse:"a água"ferve', 'Disse:"a água"ferve'],
    ['A água"ferve', 'A água ferve'],
    ['O "eu lírico" fala', 'O "eu lírico" fala'],
    ['ou " (aspas duplas)', 'ou " (aspas duplas)'],
    ['Um monitor de 32" cabe na sala', 'Um monitor de 32" cabe na sala'],
    ['A tela mede 5"3', 'A tela mede 5"3'],
  ])('of %s is left out, but for those of measures and signs', (text, clean) => {
    expect(dropHalfQuotes(text)).toBe(clean);
  });
});
