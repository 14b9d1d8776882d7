import { and, eq, gt, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nameDelivery } from '#server/files/files.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/db/database.ts';
import { readTallies } from '#server/platform/db/tallies.ts';
import { waitingColumns } from '#server/platform/db/waiting-rows.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Overview } from '#shared/backoffice/overview.contract.ts';
import { endOfDayAfter } from '#shared/calendar.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { CONTENT_FROM_STARS, ENOUGH_RATINGS, LOW_STARS } from '#shared/production/ratings.ts';
import { completeInside } from './delivery/complete-lesson.ts';
import { listDeliveries } from './delivery/list-deliveries.ts';
import { openRound } from './open-round.ts';
import { productionRoundsTable, productionsTable, ratingsTable } from './production.table.ts';
import { type Requester, readRound } from './production-access.ts';

/** The time from an instant to another one, the end left out; null: without an end on that side. */
export interface Period {
  from: Date | null;
  to: Date | null;
}

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

/** The productions under a name of the caller's: to read alone, where a list joins a lesson with the work on it. */
export const productionsAs = <Name extends string>(name: Name) => alias(productionsTable, name);

/** What teachers thought of deliveries, under a name of the caller's: to read alone. */
export const ratingsAs = <Name extends string>(name: Name) => alias(ratingsTable, name);

/** A deadline this near is at risk. */
const AT_RISK_DAYS = 3;
/** A low rating that nobody took up in these days is history. */
const RATING_DAYS = 30;
const DAY_MS = 86_400_000;

/** Open productions with an editor that are past their deadline, or near it; another deadline is another thing. */
export function selectNearDeadlines(now: Date): SQL {
  const lesson = lessonsAs('due_lesson');
  const instant = sql`${now.toISOString()}::timestamptz`;
  const last = sql`${endOfDayAfter(now, AT_RISK_DAYS).toISOString()}::timestamptz`;
  return sql`
    select ${waitingColumns({
      kind: sql`case when ${lesson.deadline} < ${instant} then 'late' else 'due' end`,
      subject: lesson.id,
      occurrence: sql`to_char(${lesson.deadline} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      lessonId: lesson.id,
      since: lesson.deadline,
      due: lesson.deadline,
    })} from ${productionsTable} join lessons due_lesson on ${eq(lesson.id, productionsTable.lessonId)}
    where ${productionsTable.status} <> 'completed' and ${lesson.status} = 'in_production'
      and ${lesson.editorId} is not null and ${lesson.onHoldSince} is null and ${lesson.deadline} <= ${last}`;
}

/** Deliveries that somebody was not content with. */
export function selectLowRatings(now: Date): SQL {
  const { id, lessonId, createdAt, comment, stars } = ratingsTable;
  const first = new Date(now.getTime() - RATING_DAYS * DAY_MS).toISOString();
  return sql`
    select ${waitingColumns({
      kind: 'rating',
      subject: id,
      occurrence: 'open',
      lessonId,
      since: createdAt,
      words: comment,
      number: stars,
    })} from ${ratingsTable} where ${stars} <= ${LOW_STARS} and ${createdAt} >= ${first}::timestamptz`;
}

/**
 * Completes a lesson inside the caller's transaction, which holds the lesson. False where there is no file to hand
 * over and the caller forces the status without one: the production is then over too.
 * @throws Problem those of completeLesson; `delivery_missing` only where it is not forced
 */
export async function handOver(
  tx: Tx,
  deps: AppDeps,
  { by, lessonId, isForced }: { by: Requester; lessonId: string; isForced: boolean },
): Promise<boolean> {
  try {
    // A savepoint: a refusal leaves nothing behind.
    await tx.transaction((inner) => completeInside(inner, deps, by, lessonId));
    return true;
  } catch (error) {
    if (!isForced || !(error instanceof Problem) || error.code !== 'delivery_missing') throw error;
    await tx
      .update(productionsTable)
      .set({ status: 'completed', completedAt: deps.clock.now() })
      .where(eq(productionsTable.lessonId, lessonId));
    return false;
  }
}

/**
 * An admin forced a lesson into production: its editor goes on in the round it was in. Without an editor nothing is
 * begun before one is assigned. The lesson must be locked.
 */
export async function reopenProduction(tx: Tx, lesson: LessonRow, now: Date): Promise<void> {
  if (lesson.editorId !== null) await openRound(tx, lesson, { status: 'in_progress', now });
}

/** The file that completing the lesson would hand over now; null where there is none, or no production. */
export async function nameFinalFile(db: DbOrTx, lessonId: string): Promise<string | null> {
  const [production] = await db
    .select()
    .from(productionsTable)
    .where(eq(productionsTable.lessonId, lessonId));
  if (!production) return null;
  const { openedAt } = await readRound(db, production);
  return nameDelivery(db, { lessonId, fileId: production.deliveryFileId, since: openedAt });
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

const MINUTE_MS = 60_000;

/**
 * Reads at most once a minute, however many ask: for what everybody may ask without signing in. Who comes while it
 * is being read waits for that reading; one that failed is forgotten.
 */
function recallForAMinute<T>({ clock }: Pick<AppDeps, 'clock'>, read: () => Promise<T>): () => Promise<T> {
  let known: { answer: Promise<T>; until: number } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (known === null || now >= known.until) {
      const reading = { answer: read(), until: now + MINUTE_MS };
      known = reading;
      reading.answer.catch(() => {
        if (known === reading) known = null;
      });
    }
    return known.answer;
  };
}

/** The satisfaction for what everybody may ask, read at most once a minute. */
export const recallSatisfaction = (
  deps: Pick<AppDeps, 'clock' | 'database'>,
): (() => Promise<number | null>) => recallForAMinute(deps, () => measureSatisfaction(deps.database.db));

/** Every round of a lesson as its viewer may see it, the latest first. @throws Problem `lesson_not_found` */
export const tellDeliveries = (db: Db, viewer: Viewer, lessonId: string): Promise<Delivery[]> =>
  listDeliveries(db, viewer, lessonId);
