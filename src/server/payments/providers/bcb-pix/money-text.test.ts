import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneySchema, toMoneyText } from './money-text.ts';

it('an amount goes to the bank and back without losing a centavo', () => {
  expect([1, 99, 100, 2900, 999_999_999_999].map(toMoneyText)).toEqual([
    '0.01',
    '0.99',
    '1.00',
    '29.00',
    '9999999999.99',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (cents) => {
      expect(toMoneyText(cents)).toMatch(/^\d{1,10}\.\d{2}$/);
      expect(moneySchema.parse(toMoneyText(cents))).toBe(cents);
    }),
  );
});

it('an amount is read by its digits, as text or as a number', () => {
  const texts = ['29.00', '29', '29.5', '0.07', 29, 29.5, 1.1, 4.35];
  expect(texts.map((text) => moneySchema.parse(text))).toEqual([2900, 2900, 2950, 7, 2900, 2950, 110, 435]);
});

it.each(['', '-1.00', '1.005', '1,00', '1e3', ' 1.00', '12345678901.00', 1.005, Number.NaN, null, {}, 1e21])(
  'what is no amount is not read as one (%#)',
  (text) => expect(moneySchema.safeParse(text).success).toBe(false),
);

it.each([0, -1, 1.5, 1_000_000_000_000, Number.NaN])('what is no amount is not sent as one (%s)', (cents) => {
  expect(() => toMoneyText(cents)).toThrow(RangeError);
});
