import { TIME_ZONE } from '#shared/calendar.ts';
import { daysUntil } from '#web/platform/format.ts';

const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, day: '2-digit', month: '2-digit' });

/** `10:38` of today, `21/11` of another day. */
export const formatClock = (iso: string, now: Date = new Date()): string =>
  (daysUntil(iso, now) === 0 ? clock : day).format(new Date(iso));
