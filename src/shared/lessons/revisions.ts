import { endOfDayAfter } from '#shared/calendar.ts';
import {
  type OrderSize,
  PLANS,
  planOf,
  REVISION_DAYS,
  REVISION_WINDOW_DAYS,
} from '#shared/catalog/catalog.ts';

interface Delivered extends OrderSize {
  revisionsUsed: number;
  /** The latest delivery; null before the first one. */
  completedAt: Date | null;
}

/** Revisions the plan still holds; null is unlimited. */
export function revisionsLeft(lesson: Omit<Delivered, 'completedAt'>): number | null {
  const { revisions } = PLANS[planOf(lesson)];
  return revisions === null ? null : Math.max(0, revisions - lesson.revisionsUsed);
}

/** Until the end of this São Paulo day a revision of the delivery can be asked for. */
export const revisionsEndAt = (completedAt: Date): Date => endOfDayAfter(completedAt, REVISION_WINDOW_DAYS);

/** Whether time and plan still allow a revision; the lesson's status is judged apart. */
export function judgeRevision(
  lesson: Delivered,
  now: Date,
): 'open' | 'used_up' | 'too_late' | 'not_delivered' {
  if (lesson.completedAt === null) return 'not_delivered';
  if (revisionsLeft(lesson) === 0) return 'used_up';
  return now <= revisionsEndAt(lesson.completedAt) ? 'open' : 'too_late';
}

/** When a revision asked for now is due: after its own days, whatever was agreed for the first delivery. */
export const revisionDeadline = (now: Date): Date => endOfDayAfter(now, REVISION_DAYS);
