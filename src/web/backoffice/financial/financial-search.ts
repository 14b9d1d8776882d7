import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '#shared/payments/payment-status.ts';
import { isKeyOf, readDay, readText } from '#web/platform/read-search.ts';

/** What the address of the financial tab carries: the filter of the payments. Days are `2026-11-21`. */
export interface FinancialSearch {
  q?: string;
  status?: PaymentStatus;
  metodo?: PaymentMethod;
  de?: string;
  ate?: string;
}
/** A change of the filter; a field changed to nothing leaves the address. */
export type FinancialChange = Partial<Record<keyof FinancialSearch, string>>;

/** Reads the query of the address; what makes no sense is left out, a number typed by hand is text. */
export function readFinancialSearch(query: Record<string, unknown>): FinancialSearch {
  const q = readText(query.q);
  const { status, metodo } = query;
  const de = readDay(query.de);
  const ate = readDay(query.ate);
  return {
    ...(q && { q }),
    ...(isKeyOf(PAYMENT_STATUSES, status) && { status }),
    ...(isKeyOf(PAYMENT_METHODS, metodo) && { metodo }),
    ...(de && { de }),
    ...(ate && { ate }),
  };
}

/** The filter in the shape the calls take. */
export function toQuery({ q, status, metodo, de, ate }: FinancialSearch) {
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(metodo && { method: metodo }),
    ...(de && { from: de }),
    ...(ate && { to: ate }),
  };
}

export const isFiltered = (search: FinancialSearch): boolean => Object.keys(toQuery(search)).length > 0;
