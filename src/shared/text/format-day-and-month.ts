import { TIME_ZONE } from '#shared/calendar.ts';

const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, day: 'numeric', month: 'long' });

/** `23 de novembro`. Apart from the other formats, so that the sign-in screens need not carry those. */
export const formatDayAndMonth = (day: Date): string => dayAndMonth.format(day);
