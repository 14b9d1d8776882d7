import { INVOICE_STATES, type InvoiceState } from '#shared/payments/invoice-status.ts';
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '#shared/payments/payment-status.ts';
import { isKeyOf, readDay, readText } from '#web/platform/read-search.ts';

/** The parts of the tab by their name in the address; the first is the one without a name. */
export const FINANCIAL_PARTS = {
  resumo: 'Resumo',
  pagamentos: 'Pagamentos',
  reembolsos: 'Reembolsos',
  notas: 'Notas fiscais',
  diferencas: 'Diferenças',
} as const;
export type FinancialPart = keyof typeof FINANCIAL_PARTS;

/** What the address of the financial tab carries: the part, and its filter. Days are `2026-11-21`. */
export interface FinancialSearch {
  secao?: Exclude<FinancialPart, 'resumo'>;
  q?: string;
  status?: PaymentStatus | InvoiceState;
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
  if (query.secao === 'notas') {
    return { secao: 'notas', ...(q && { q }), ...(isKeyOf(INVOICE_STATES, status) && { status }) };
  }
  if (query.secao === 'reembolsos' || query.secao === 'diferencas') return { secao: query.secao };
  const de = readDay(query.de);
  const ate = readDay(query.ate);
  const filter = {
    ...(q && { q }),
    ...(isKeyOf(PAYMENT_STATUSES, status) && { status }),
    ...(isKeyOf(PAYMENT_METHODS, metodo) && { metodo }),
    ...(de && { de }),
    ...(ate && { ate }),
  };
  // A filter alone is one of payments: older addresses name no part.
  const isPayments = query.secao === 'pagamentos' || Object.keys(filter).length > 0;
  return isPayments ? { secao: 'pagamentos', ...filter } : {};
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
