import { saoPauloDay, TIME_ZONE } from '#shared/calendar.ts';

const locale = 'pt-BR';
const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: TIME_ZONE });
const fullDate = new Intl.DateTimeFormat(locale, {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const dateTime = new Intl.DateTimeFormat(locale, {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const nearbyDay = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const countedDay = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
const number = new Intl.NumberFormat(locale);
const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** `23/11/2026`, the day in São Paulo. */
export const formatDate = (iso: string | Date): string => fullDate.format(new Date(iso));
/** `23/11/2026, 14:05` in São Paulo. */
/** `segunda-feira, 11 de janeiro de 2027`. */
export const formatLongDay = (iso: string | Date): string => longDay.format(new Date(iso));
export const formatDateTime = (iso: string | Date): string => dateTime.format(new Date(iso));
/** `1.180`. */
export const formatNumber = (value: number): string => number.format(value);

/** Calendar days in São Paulo from `now` to `iso`; negative when it has passed. */
export function daysUntil(iso: string | Date, now: Date = new Date()): number {
  const dayOf = (instant: Date) => Date.parse(`${saoPauloDay(instant)}T00:00:00Z`);
  return Math.round((dayOf(new Date(iso)) - dayOf(now)) / 86_400_000);
}
/** `ontem`, `hoje`, `amanhã`, then days in figures: `em 6 dias`, `há 2 dias` instead of `anteontem`. */
export function formatRelativeDay(iso: string | Date, now?: Date): string {
  const days = daysUntil(iso, now);
  return (Math.abs(days) <= 1 ? nearbyDay : countedDay).format(days, 'day');
}

/** `1,4 MB`, `320 kB`; 1 MB is 1024 × 1024 bytes, as the upload limit counts. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${number.format(Math.round(bytes / 1024))} kB`;
  return `${decimal.format(bytes / (1024 * 1024))} MB`;
}
