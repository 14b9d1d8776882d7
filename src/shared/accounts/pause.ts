import { saoPauloDay } from '#shared/calendar.ts';

/** A calendar day in São Paulo, `2026-12-10`, as people write it. */
export const describeDay = (day: string): string => day.split('-').reverse().join('/');

/** When somebody is given no new work. */
export interface Pause {
  /** Instant since which it holds; null where there is no pause. */
  pausedAt: string | Date | null;
  /** Its last calendar day in São Paulo; null where nobody said. */
  pausedUntil: string | null;
}

/** A pause ends by itself with its last day. */
export const isPaused = ({ pausedAt, pausedUntil }: Pause, now: Date): boolean =>
  pausedAt !== null && (pausedUntil === null || saoPauloDay(now) <= pausedUntil);
