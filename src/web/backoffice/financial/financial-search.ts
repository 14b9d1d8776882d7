import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '#shared/payments/payment-status.ts';

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

/** The longest search the server takes. */
export const MAX_SEARCH_LENGTH = 200;

/** Reads the query of the address; what makes no sense is left out, a number typed by hand is text. */
export function readFinancialSearch(query: Record<string, unknown>): FinancialSearch {
  const q = cleanText(query.q);
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

function cleanText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH);
}

/** No payment is older. */
export const FIRST_DAY = '2020-01-01';

/** A day of the calendar; 30 February is none. */
function readDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) && value >= FIRST_DAY
    ? value
    : null;
}

function isKeyOf<T extends string>(names: Record<T, unknown>, value: unknown): value is T {
  return typeof value === 'string' && Object.hasOwn(names, value);
}
