import { formatAmount } from '#shared/text/format.ts';
import { AMOUNT_TEXTS } from '#web/backoffice/financial/financial-texts.ts';

/**
 * Reais of an amount as Brazilians type it: `89`, `89,9`, `1.234,50`, `R$ 89,00`; also `89.90`. Null for anything
 * else, for more than two decimals, and for nothing.
 */
export function parseAmount(text: string): number | null {
  const typed = text.replace(/^\s*R\$/i, '').trim();
  const [, whole, cents = ''] =
    /^(\d{1,7}|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(typed) ??
    /^(\d{1,7})\.(\d{1,2})$/.exec(typed) ??
    [];
  if (whole === undefined) return null;
  const amount = Number(`${whole.replaceAll('.', '')}.${cents.padEnd(2, '0')}`);
  return amount > 0 ? amount : null;
}

/** `1.234,50`: how an amount stands in a field to be changed. */
export const writeAmount = formatAmount;

/** What keeps a typed amount from being one, for the field; null where it is one. */
export function describeAmountFault(text: string): string | null {
  if (parseAmount(text) !== null) return null;
  const typed = text.replace(/^\s*R\$/i, '').trim();
  if (/^-/.test(typed) || /^0+([.,]0*)?$/.test(typed)) return AMOUNT_TEXTS.notAbove;
  if (/^\d[\d.]*,\d{3,}$/.test(typed)) return AMOUNT_TEXTS.cents;
  return AMOUNT_TEXTS.missing;
}
