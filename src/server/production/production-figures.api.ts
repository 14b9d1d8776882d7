import { and, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { lessonsAs } from '#server/lessons/lesson-rows.api.ts';
import type { Period } from '#server/lessons/order-figures.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Overview } from '#shared/backoffice/overview.contract.ts';
import { productionRoundsTable, productionsTable, ratingsTable } from './production.table.ts';

const lessons = lessonsAs('lesson');
const inPeriod = (at: Parameters<typeof gte>[0], { from, to }: Period) =>
  and(from ? gte(at, from) : undefined, to ? lt(at, to) : undefined);

/** What was handed over in a period, how long it took, and what was asked to be revised. */
export async function measureDeliveries(db: Db, period: Period): Promise<Overview['deliveries']> {
  const { round, openedAt, deliveredAt, deadline, productionId } = productionRoundsTable;
  const since = sql`coalesce(${lessons.paidAt}, ${openedAt})`;
  const [[delivered], [revised]] = await Promise.all([
    db
      .select({
        total: sql<number>`count(*)`.mapWith(Number),
        punctual:
          sql<number>`count(*) filter (where ${deadline} is null or ${deliveredAt} <= ${deadline})`.mapWith(
            Number,
          ),
        averageDays: sql<
          number | null
        >`(avg(extract(epoch from ${deliveredAt} - ${since}) / 86400) filter (where ${round} = 1))::float8`,
      })
      .from(productionRoundsTable)
      .innerJoin(productionsTable, eq(productionsTable.id, productionId))
      .innerJoin(lessons, eq(lessons.id, productionsTable.lessonId))
      .where(and(isNotNull(deliveredAt), inPeriod(deliveredAt, period))),
    db
      .select({ revisions: sql<number>`count(*)`.mapWith(Number) })
      .from(productionRoundsTable)
      .where(and(gt(round, 1), inPeriod(openedAt, period))),
  ]);
  const { total = 0, punctual = 0, averageDays = null } = delivered ?? {};
  return {
    total,
    punctuality: total > 0 ? punctual / total : null,
    averageDays,
    revisions: revised?.revisions ?? 0,
  };
}

/** How deliveries were rated in a period. */
export async function measureRatings(db: Db, period: Period): Promise<Overview['ratings']> {
  const rows = await db
    .select({ stars: ratingsTable.stars, ratings: sql<number>`count(*)`.mapWith(Number) })
    .from(ratingsTable)
    .where(inPeriod(ratingsTable.createdAt, period))
    .groupBy(ratingsTable.stars);
  const stars = [1, 2, 3, 4, 5].map((each) => rows.find((row) => row.stars === each)?.ratings ?? 0);
  const count = stars.reduce((sum, ratings) => sum + ratings, 0);
  const points = stars.reduce((sum, ratings, index) => sum + ratings * (index + 1), 0);
  return { count, average: count > 0 ? points / count : null, stars };
}
