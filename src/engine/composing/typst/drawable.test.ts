import { expect, it } from 'vitest';
import { keepDrawable } from './drawable.ts';

it.each([
  ['O ciclo da água – “chuva” e 2ⁿ…', 'O ciclo da água – “chuva” e 2ⁿ…'],
  ['Área πr² ≤ 3 🔥👩‍🏫!', 'Área πr² ≤ 3 ··!'],
  ['a\u0301gua\tde\r\nbeber\u0000', 'água de\nbeber '],
  ['zero\u200bwidth\u2060', 'zerowidth'],
  ['n ∈ ℤ, a ⊕ b ≡ c', 'n ∈ ℤ, a ⊕ b ≡ c'],
  ['漢字', '··'],
  ['meio\ud800', 'meio\ufffd'],
])('%j is drawn as %j', (text, drawn) => {
  expect(keepDrawable(text)).toBe(drawn);
});

it('goes through lists and objects and leaves numbers and null alone', () => {
  expect(keepDrawable({ a: ['語', 1, null], b: { c: 'ok' } })).toEqual({ a: ['·', 1, null], b: { c: 'ok' } });
});
