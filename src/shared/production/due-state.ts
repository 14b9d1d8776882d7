import { saoPauloDay } from '#shared/calendar.ts';

/** Deliveries due within so many days count as upcoming. */
export const UPCOMING_DAYS = 7;
/** From so many days before the deadline on a production is marked as urgent. */
const SOON_DAYS = 1;
const DAY_MS = 86_400_000;

/** How a deadline looks: `overdue` red, `due_soon` orange, `ok` green. */
export const DUE_KINDS = ['overdue', 'due_soon', 'ok'] as const;
export interface DueState {
  kind: (typeof DUE_KINDS)[number];
  /** São Paulo days left, 0 on the day itself; days past where it is overdue, at least 1. */
  days: number;
}

/** Calendar days in São Paulo from `now` to the day of `deadline`; negative once that day is over. */
export function daysUntil(deadline: Date, now: Date): number {
  const dayOf = (instant: Date) => Date.parse(saoPauloDay(instant));
  return (dayOf(deadline) - dayOf(now)) / DAY_MS;
}

/** How near a deadline is. One set within a day counts as a day past from its instant on. */
export function dueStateOf(deadline: Date, now: Date): DueState {
  const days = daysUntil(deadline, now);
  if (now > deadline) return { kind: 'overdue', days: Math.max(1, -days) };
  return { kind: days <= SOON_DAYS ? 'due_soon' : 'ok', days };
}

/** The words beside the colour, which never stands alone. */
export function describeDue({ kind, days }: DueState): string {
  const count = days === 1 ? '1 dia' : `${days} dias`;
  if (kind === 'overdue') return `Atrasada há ${count}`;
  if (days === 0) return 'Vence hoje';
  return days === 1 ? 'Vence amanhã' : `Vence em ${count}`;
}

/** Days before the deadline at which the editor is reminded. */
export const REMINDER_DAYS = [7, 3, 1] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/**
 * The reminder that is due `days` before a deadline, the most urgent one; null where none is. One whose day had
 * come already when the editor was given the work (`daysAtStart`) is left out: the editor was told the deadline then.
 */
export function reminderDue(days: number, daysAtStart: number): ReminderDays | null {
  if (days < 0) return null;
  const nearest = REMINDER_DAYS.findLast((mark) => days <= mark) ?? null;
  return nearest !== null && daysAtStart > nearest ? nearest : null;
}
