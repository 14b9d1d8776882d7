import * as z from 'zod/mini';
import { formatReais } from '#shared/money/money.ts';
import { REFUND_DIALOG_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { parseAmount } from './parse-amount.ts';

/** A typed amount in reais, above nothing and, where told, at most `most`. */
export function amountSchema(most = Number.POSITIVE_INFINITY) {
  return z.pipe(
    z.string().check(
      z.refine((text) => parseAmount(text) !== null, {
        message: REFUND_DIALOG_TEXTS.amountMissing,
        abort: true,
      }),
      z.refine((text) => (parseAmount(text) ?? 0) <= most, {
        message: REFUND_DIALOG_TEXTS.amountTooHigh(formatReais(most)),
      }),
    ),
    z.transform((text: string) => parseAmount(text) ?? 0),
  );
}
