import { formatDateTime } from '#shared/text/format.ts';

const relative = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always', style: 'short' });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `agora`, `há 2 min.`, `há 3 h`, then the day and time in full. */
export function describeSaved(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  if (passed < MINUTE_MS) return 'agora';
  if (passed < HOUR_MS) return trimDot(relative.format(-Math.floor(passed / MINUTE_MS), 'minute'));
  if (passed < DAY_MS) return trimDot(relative.format(-Math.floor(passed / HOUR_MS), 'hour'));
  return `em ${formatDateTime(iso)}`;
}

const trimDot = (text: string): string => text.replace(/\.$/, '');
