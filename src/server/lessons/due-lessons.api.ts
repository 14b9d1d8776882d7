import { and, gte, inArray, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { endOfDayAfter } from '#shared/calendar.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import { UPCOMING_DAYS } from '#shared/production/due-state.ts';
import type { lessonsAs } from './lesson-rows.api.ts';
import { lessonsTable } from './lessons.table.ts';

/** Paid for and not yet delivered, whoever has it: only these can be late. */
const OPEN: LessonStatus[] = ['paid', 'in_production'];

/** What is late and what is near, for every list and every total of them; `none` has no deadline at all. */
export function isDue(
  { deadline, status }: Pick<ReturnType<typeof lessonsAs<string>>, 'deadline' | 'status'>,
  due: 'overdue' | 'week' | 'none',
  now: Date,
): SQL | undefined {
  if (due === 'none') return isNull(deadline);
  const isOpen = inArray(status, OPEN);
  if (due === 'overdue') return and(isOpen, lt(deadline, now));
  return and(isOpen, gte(deadline, now), lte(deadline, endOfDayAfter(now, UPCOMING_DAYS)));
}

/** How many lessons are past their deadline, and how many are due within the days that count as upcoming. */
export async function countDue(db: Db, now: Date): Promise<{ overdue: number; dueSoon: number }> {
  const [overdue, dueSoon] = await Promise.all([
    db.$count(lessonsTable, isDue(lessonsTable, 'overdue', now)),
    db.$count(lessonsTable, isDue(lessonsTable, 'week', now)),
  ]);
  return { overdue, dueSoon };
}
