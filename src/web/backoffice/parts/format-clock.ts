import { daysUntil, formatTime, inSaoPaulo } from '#shared/text/format.ts';

const day = inSaoPaulo({ day: '2-digit', month: '2-digit' });

/** `10:38` of today, `21/11` of another day. */
export const formatClock = (iso: string, now: Date = new Date()): string =>
  (daysUntil(iso, now) === 0 ? formatTime : day)(iso);
