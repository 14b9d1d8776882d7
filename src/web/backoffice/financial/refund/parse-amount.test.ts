import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatReais } from '#shared/money/money.ts';
import { parseAmount, writeAmount } from './parse-amount.ts';

it.each([
  ['89', 89],
  ['89,9', 89.9],
  ['89,90', 89.9],
  ['89.90', 89.9],
  ['1.234,50', 1234.5],
  ['1.234', 1234],
  ['R$ 1.180', 1180],
  [' 0,01 ', 0.01],
])('%s is an amount', (text, reais) => {
  expect(parseAmount(text)).toBe(reais);
});

it.each(['', 'abc', '0', '0,00', '-5', '+5', '89,999', '1,234.50', '12.34,5', '1e3', '٣', '99999999'])(
  '%j is none',
  (text) => {
    expect(parseAmount(text)).toBeNull();
  },
);

it('every amount that the screen writes is read back to the centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
      expect(parseAmount(writeAmount(cents / 100))).toBe(cents / 100);
      expect(parseAmount(formatReais(cents / 100))).toBe(cents / 100);
    }),
  );
});
