/** Brazil has kept no daylight saving time since 2019 (Decreto 9.772/2019): São Paulo is UTC−3 all year. */
export const TIME_ZONE = 'America/Sao_Paulo';

/** The end (23:59:59.999) of the São Paulo day that lies `days` calendar days after the day of `from`. */
export function endOfDayAfter(from: Date, days: number): Date {
  const [year = 0, month = 1, day = 1] = saoPauloDay(from).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days, 26, 59, 59, 999));
}

/** The calendar day in São Paulo as `YYYY-MM-DD`. */
export function saoPauloDay(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

/** The first instant of a São Paulo day, `2026-11-22`. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00-03:00`);
