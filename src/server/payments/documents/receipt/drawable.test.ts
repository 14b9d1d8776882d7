import { expect, it } from 'vitest';
import { keepDrawable } from './drawable.ts';

it.each([
  ['O ciclo da água – “chuva” e R$ 5…', 'O ciclo da água – “chuva” e R$ 5…'],
  ['Área πr² 🔥👩‍🏫!', 'Área ·r² ··!'],
  ['Dvořák', 'Dvorák'],
  ['a\u0301gua\tde\nbeber', 'água de beber'],
  ['zero\u200bwidth\u2060', 'zerowidth'],
  ['ﬁm', 'fim'],
])('%j is drawn as %j', (text, drawn) => {
  expect(keepDrawable(text)).toBe(drawn);
});

it('goes through lists and objects and leaves numbers and null alone', () => {
  expect(keepDrawable({ a: ['π', 1, null], b: { c: 'ok' } })).toEqual({ a: ['·', 1, null], b: { c: 'ok' } });
});
