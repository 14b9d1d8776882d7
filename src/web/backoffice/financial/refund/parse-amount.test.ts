import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatReais } from '#shared/money.ts';
import { describeAmountFault, parseAmount, writeAmount } from './parse-amount.ts';

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

it.each([
  ['', 'Informe um valor como 89,90'],
  ['abc', 'Informe um valor como 89,90'],
  ['0', 'O valor precisa ser maior que zero'],
  ['0,00', 'O valor precisa ser maior que zero'],
  ['-5', 'O valor precisa ser maior que zero'],
  ['10,555', 'Use no máximo duas casas depois da vírgula'],
  ['89,90', null],
])('what is wrong with %j is said in the words of the house', (text, fault) => {
  expect(describeAmountFault(text)).toBe(fault);
});

it('thousands stand apart in a field', () => {
  expect(writeAmount(2360)).toBe('2.360,00');
});

it('every amount that the screen writes is read back to the centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
      expect(parseAmount(writeAmount(cents / 100))).toBe(cents / 100);
      expect(parseAmount(formatReais(cents / 100))).toBe(cents / 100);
    }),
  );
});
