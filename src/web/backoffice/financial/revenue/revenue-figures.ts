import type { ResponseOf } from '#shared/http/endpoint.ts';
import type { getRevenue } from '#shared/payments/admin-payments.contract.ts';
import type { PaymentMethod } from '#shared/payments/payment-status.ts';
import { formatAmount, formatMean, inSaoPaulo, withDecimals } from '#shared/text/format.ts';

export type Revenue = ResponseOf<typeof getRevenue>;
export type RevenueMonth = Revenue['months'][number];

const short = inSaoPaulo({ month: 'short', timeZone: 'UTC' });
const long = inSaoPaulo({ month: 'long', timeZone: 'UTC' });
const longWithYear = inSaoPaulo({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const firstDay = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** `nov` of `2026-11`. */
export const shortMonth = (month: string): string => short(firstDay(month)).replace('.', '');
/** `novembro`. */
export const longMonth = (month: string): string => long(firstDay(month));
/** `novembro de 2026`. */
export const fullMonth = (month: string): string => longWithYear(firstDay(month));

/** Reais of a month over all methods; float errors of the sum rounded away. */
export const totalOf = ({ pix, card, manual }: RevenueMonth): number => toCents(pix + card + manual);

/** Reais of the whole period in each method. */
export function sumMethods(months: readonly RevenueMonth[]): Record<PaymentMethod, number> {
  const sum = (method: PaymentMethod) => toCents(months.reduce((all, month) => all + month[method], 0));
  return { pix: sum('pix'), card: sum('card'), manual: sum('manual') };
}

/** Whole percent from `before` to `now`; null where there is nothing to compare with. */
export function changeInPercent(before: number, now: number): number | null {
  return before > 0 && now >= 0 ? Math.round((now / before - 1) * 100) : null;
}

const formatWhole = withDecimals(0);
const THOUSANDS_FROM = 10_000;
const MILLIONS_FROM = 1_000_000;

/** How figures are written at their bars, short enough for a phone: `1.180`, `48,9` thousand, `1,23` million reais. */
export function chooseUnit(values: readonly number[]): {
  unit: 'reais' | 'thousands' | 'millions';
  format: (value: number) => string;
} {
  const most = Math.max(0, ...values.map(Math.abs));
  if (most >= MILLIONS_FROM) return { unit: 'millions', format: (value) => formatAmount(value / 1_000_000) };
  if (most >= THOUSANDS_FROM) return { unit: 'thousands', format: (value) => formatMean(value / 1000) };
  return { unit: 'reais', format: formatWhole };
}

const toCents = (reais: number): number => Math.round(reais * 100) / 100;
