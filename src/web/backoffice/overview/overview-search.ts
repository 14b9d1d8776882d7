import { saoPauloDay } from '#shared/catalog/deadline.ts';
import { isKeyOf } from '#web/platform/read-search.ts';

/** The periods to look at, by their name in the address; days counted back from today, null since the beginning. */
export const PERIODS = {
  '7': { label: 'Últimos 7 dias', days: 7 },
  '30': { label: 'Últimos 30 dias', days: 30 },
  '90': { label: 'Últimos 90 dias', days: 90 },
  '365': { label: 'Últimos 12 meses', days: 365 },
  tudo: { label: 'Desde o início', days: null },
} as const;
export type Period = keyof typeof PERIODS;
export const DEFAULT_PERIOD: Period = '30';

/** What the address of the overview carries; absent for the usual period. */
export interface OverviewSearch {
  periodo?: Period;
}

/** Reads the query of the address; a number typed by hand is text. */
export function readOverviewSearch(query: Record<string, unknown>): OverviewSearch {
  const periodo = typeof query.periodo === 'number' ? String(query.periodo) : query.periodo;
  return isKeyOf(PERIODS, periodo) && periodo !== DEFAULT_PERIOD ? { periodo } : {};
}

/** The first São Paulo day of a period that ends today; null since the beginning. */
export function firstDayOf(period: Period, now: Date = new Date()): string | null {
  const { days } = PERIODS[period];
  if (days === null) return null;
  return new Date(Date.parse(`${saoPauloDay(now)}T00:00:00Z`) - (days - 1) * 86_400_000)
    .toISOString()
    .slice(0, 10);
}
