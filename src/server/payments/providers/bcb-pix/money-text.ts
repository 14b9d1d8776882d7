import * as z from 'zod/mini';

const MOST_CENTS = 999_999_999_999;

/** Integer centavos → the standard's `\d{1,10}\.\d{2}`: 2900 → `29.00`. */
export function toMoneyText(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > MOST_CENTS) {
    throw new RangeError(`not an amount the API Pix takes: ${cents}`);
  }
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * An amount of an answer in integer centavos, by its digits and never by floating point. `29`, `29.5` and JSON
 * numbers are taken too; anything finer than a centavo is not an amount.
 */
export const moneySchema = z.pipe(
  z.pipe(
    z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/)),
  ),
  z.transform((text) => {
    const [reais = '', cents = ''] = text.split('.');
    return Number(reais + cents.padEnd(2, '0'));
  }),
);
