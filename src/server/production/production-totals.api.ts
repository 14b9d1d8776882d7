import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { lessonsAs } from '#server/lessons/lesson-rows.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readTallies } from '#server/platform/db/tallies.ts';
import { endOfDayAfter } from '#shared/catalog/deadline.ts';
import { UPCOMING_DAYS } from '#shared/production/due-state.ts';
import { CONTENT_FROM_STARS, ENOUGH_RATINGS } from '#shared/production/ratings.ts';
import { productionsTable } from './production.table.ts';

const lessons = lessonsAs('lesson');

/** Open productions past their deadline, and those due within the days that count as upcoming. */
export async function countDue(db: Db, now: Date): Promise<{ overdue: number; dueSoon: number }> {
  const last = endOfDayAfter(now, UPCOMING_DAYS);
  const isOverdue = sql`${lessons.deadline} < ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      overdue: sql<number>`count(*) filter (where ${isOverdue})`.mapWith(Number),
      dueSoon: sql<number>`count(*) filter (where not ${isOverdue})`.mapWith(Number),
    })
    .from(productionsTable)
    .innerJoin(lessons, eq(lessons.id, productionsTable.lessonId))
    .where(
      and(
        ne(productionsTable.status, 'completed'),
        eq(lessons.status, 'in_production'),
        lte(lessons.deadline, last),
      ),
    );
  return { overdue: row?.overdue ?? 0, dueSoon: row?.dueSoon ?? 0 };
}

/** How many ratings there are, and those of four or five stars among them. */
export async function countRatings(db: Db): Promise<{ count: number; content: number }> {
  const byStars = [...(await readTallies(db, 'ratings'))];
  const sumOf = (rows: typeof byStars) => rows.reduce((total, [, ratings]) => total + ratings, 0);
  return {
    count: sumOf(byStars),
    content: sumOf(byStars.filter(([stars]) => Number(stars) >= CONTENT_FROM_STARS)),
  };
}

/** The share of ratings of four or five stars, 0 to 1; null before there are enough to tell. */
export async function measureSatisfaction(db: Db): Promise<number | null> {
  const { count: ratings, content } = await countRatings(db);
  return ratings >= ENOUGH_RATINGS ? content / ratings : null;
}
