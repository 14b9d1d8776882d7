import { saoPauloDay, TIME_ZONE } from '#shared/calendar.ts';

type Instant = string | Date;
/**
 * A way to write instants, as they are in São Paulo unless the style names another zone, as a month alone does. What
 * only one screen or mail writes is made with it there.
 */
export function inSaoPaulo(style: Intl.DateTimeFormatOptions): (instant: Instant) => string {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, ...style });
  return (instant) => format.format(new Date(instant));
}
/** A way to write numbers, with so many decimals at most and, unless told otherwise, none that are zero. */
export function withDecimals(most: number, least = 0): (value: number) => string {
  const format = new Intl.NumberFormat('pt-BR', {
    maximumFractionDigits: most,
    minimumFractionDigits: least,
  });
  return (value) => format.format(value);
}

/** `23/11/2026`, the day in São Paulo. */
export const formatDate = /* @__PURE__ */ inSaoPaulo({ dateStyle: 'short' });
/** `23/11/2026, 14:05`. */
export const formatDateTime = /* @__PURE__ */ inSaoPaulo({ dateStyle: 'short', timeStyle: 'short' });
/** `11 de janeiro de 2027`. */
export const formatWrittenDay = /* @__PURE__ */ inSaoPaulo({ dateStyle: 'long' });
/** `segunda-feira, 11 de janeiro de 2027`. */
export const formatLongDay = /* @__PURE__ */ inSaoPaulo({ dateStyle: 'full' });
/** `23 de novembro às 14:05`. */
export const formatMoment = /* @__PURE__ */ inSaoPaulo({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
/** `17:48`. */
export const formatTime = /* @__PURE__ */ inSaoPaulo({ hour: '2-digit', minute: '2-digit' });

/** `1.180`. */
export const formatNumber = /* @__PURE__ */ withDecimals(3);
/** `60,9`; whole numbers without a comma. */
export const formatDecimal = /* @__PURE__ */ withDecimals(1);
/** `4,0`: always one decimal, as a mean has it. */
export const formatMean = /* @__PURE__ */ withDecimals(1, 1);
/** `1.234,50`: an amount without its sign. */
export const formatAmount = /* @__PURE__ */ withDecimals(2, 2);

const nearbyDay = /* @__PURE__ */ new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
const countedDay = /* @__PURE__ */ new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' });

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
  if (bytes < 1024 * 1024) return `${formatNumber(Math.round(bytes / 1024))} kB`;
  return `${formatDecimal(bytes / (1024 * 1024))} MB`;
}
