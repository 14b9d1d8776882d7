import { saoPauloDay } from '#shared/calendar.ts';
import { isKeyOf } from '#web/platform/read-search.ts';

/** The periods to look at, by their name in the address, which a bare number would stand in quotes in; days counted back from today, null since the beginning. */
export const PERIODS = {
  '7d': { label: 'Últimos 7 dias', days: 7 },
  '30d': { label: 'Últimos 30 dias', days: 30 },
  '90d': { label: 'Últimos 90 dias', days: 90 },
  '365d': { label: 'Últimos 12 meses', days: 365 },
  tudo: { label: 'Desde o início', days: null },
} as const;
export type Period = keyof typeof PERIODS;
export const DEFAULT_PERIOD: Period = '30d';

/** What the address of the overview carries; absent for the usual period. */
export interface OverviewSearch {
  periodo?: Period;
}

/** Reads the query of the address; a bare number is one of an earlier link. */
export function readOverviewSearch(query: Record<string, unknown>): OverviewSearch {
  const periodo = /^\d+$/.test(String(query.periodo)) ? `${query.periodo}d` : query.periodo;
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
