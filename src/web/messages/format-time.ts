import { TIME_ZONE } from '#shared/calendar.ts';

const time = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });

/** `17:48` in São Paulo. */
export const formatTime = (iso: string): string => time.format(new Date(iso));
