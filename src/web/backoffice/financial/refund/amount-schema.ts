import * as z from 'zod/mini';
import { formatReais } from '#shared/money.ts';
import { AMOUNT_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { describeAmountFault, parseAmount } from './parse-amount.ts';

/** A typed amount in reais, above nothing and at most `most`. */
export function amountSchema(most: number) {
  return z.pipe(
    z.string().check(({ value, issues }) => {
      const amount = parseAmount(value);
      const message =
        amount !== null && amount > most
          ? AMOUNT_TEXTS.tooHigh(formatReais(most))
          : describeAmountFault(value);
      if (message !== null) issues.push({ code: 'custom', message, input: value });
    }),
    z.transform((text: string) => parseAmount(text) ?? 0),
  );
}
