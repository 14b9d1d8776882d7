import * as z from 'zod/mini';
import type { ProviderMoney } from '#server/payments/money/provider-money.ts';

const AMOUNT = /^(\d{0,13})(?:\.(\d{1,15}))?$/;

/** Hundredths as PayPal writes them: 2900 → `29.00`. */
export function toPayPalMoney({ amountCents, currency }: ProviderMoney) {
  const digits = String(amountCents).padStart(3, '0');
  return { currency_code: currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** Digit by digit, never over a float; null for what is no amount or finer than a hundredth. */
export function toCents(value: string): number | null {
  const [, whole = '', fraction = ''] = AMOUNT.exec(value) ?? [];
  const hundredths = fraction.padEnd(2, '0');
  if (whole + fraction === '' || /[^0]/.test(hundredths.slice(2))) return null;
  return Number(whole + hundredths.slice(0, 2));
}

export const moneySchema = z.pipe(
  z.object({ currency_code: z.string().check(z.length(3)), value: z.string() }),
  z.transform(({ currency_code, value }, context): ProviderMoney => {
    const amountCents = toCents(value);
    if (amountCents !== null) return { amountCents, currency: currency_code };
    context.issues.push({ code: 'custom', message: 'no amount in hundredths', input: value });
    return z.NEVER;
  }),
);
