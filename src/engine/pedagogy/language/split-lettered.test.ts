import { expect, it } from 'vitest';
import { splitLettered, withLetters } from './split-lettered.ts';

it('splits a line at its letters, and no function of x', () => {
  expect(splitLettered('Calcule: a) 2 + 3 b) 5 - 1')).toEqual({
    stem: 'Calcule:',
    items: ['a) 2 + 3', 'b) 5 - 1'],
  });
  expect(splitLettered('Dada f(a) = a e g(b) = 2b, calcule f(2).')).toBeNull();
});

it('writes the letters of a key that was typed in haste, where they follow each other', () => {
  expect(withLetters('a hipérbole b metáfora c ironia')).toBe('a) hipérbole b) metáfora c) ironia');
  expect(withLetters('a força e o peso')).toBe('a força e o peso');
});
