import { saoPauloDay, startOfDay } from '#shared/calendar.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When the house opens. */
const OPENS_AT = 8;

/** Eight in the morning of a day of São Paulo, `2026-11-23`. */
export const atEight = (day: string): Date => new Date(startOfDay(day).getTime() + OPENS_AT * HOUR_MS);

/** The next Monday in São Paulo; on a Monday the one in a week. */
export function nextMonday(now: Date): string {
  const weekday = new Date(`${saoPauloDay(now)}T12:00:00Z`).getUTCDay();
  const days = (8 - weekday) % 7 || 7;
  return saoPauloDay(new Date(now.getTime() + days * DAY_MS));
}
