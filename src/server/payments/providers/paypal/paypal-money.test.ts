import { describe, expect, test } from 'vitest';
import { toCents, toPayPalMoney } from './paypal-money.ts';

describe('money as PayPal writes it', () => {
  test.each([
    [1, '0.01'],
    [99, '0.99'],
    [2900, '29.00'],
    [110_070, '1100.70'],
    [1_000_000_019, '10000000.19'],
  ])('%i centavos are written %s and read back', (cents, value) => {
    expect(toPayPalMoney({ amountCents: cents, currency: 'BRL' })).toEqual({ currency_code: 'BRL', value });
    expect(toCents(value)).toBe(cents);
  });

  test.each([
    ['1.005', null],
    ['4.350', 435],
    ['29', 2900],
    ['.5', 50],
    ['8.2', 820],
    ['-1.00', null],
    ['1,00', null],
    ['1e3', null],
    ['', null],
    ['.', null],
  ])('%s reads as %s', (value, cents) => {
    expect(toCents(value)).toBe(cents);
  });
});
