import { and, count, gte, inArray, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { endOfDayAfter } from '#shared/calendar.ts';
import { UNDERWAY } from '#shared/lessons/lesson-status.ts';
import { UPCOMING_DAYS } from '#shared/production/due-state.ts';

const lessons = lessonsAs('lesson');

/**
 * What is late and what is near, for every list and every total of them; `none` has no deadline at all. What rests,
 * such as for a dispute, is neither: nobody may work on it; nor is what is not paid for or was delivered.
 */
export function isDue(
  {
    deadline,
    status,
    onHoldSince,
  }: Pick<ReturnType<typeof lessonsAs<string>>, 'deadline' | 'status' | 'onHoldSince'>,
  due: 'overdue' | 'week' | 'none',
  now: Date,
): SQL | undefined {
  if (due === 'none') return isNull(deadline);
  const isOpen = and(inArray(status, UNDERWAY), isNull(onHoldSince));
  if (due === 'overdue') return and(isOpen, lt(deadline, now));
  return and(isOpen, gte(deadline, now), lte(deadline, endOfDayAfter(now, UPCOMING_DAYS)));
}

/** How many lessons are past their deadline, and how many are due within the days that count as upcoming. */
export async function countDue(db: Db, now: Date): Promise<{ overdue: number; dueSoon: number }> {
  const [overdue, dueSoon] = await Promise.all([countThose(db, 'overdue', now), countThose(db, 'week', now)]);
  return { overdue, dueSoon };
}

async function countThose(db: Db, due: 'overdue' | 'week', now: Date): Promise<number> {
  const [row] = await db
    .select({ lessons: count() })
    .from(lessons)
    .where(isDue(lessons, due, now));
  return row?.lessons ?? 0;
}
