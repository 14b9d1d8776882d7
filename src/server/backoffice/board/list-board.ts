import { and, asc, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { filterLessons, type LessonAlias } from '#server/backoffice/clients/filter-lessons.ts';
import { lesson, selectLessons, toListedLessons } from '#server/backoffice/clients/select-lessons.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { afterCursor, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import { type Cursor, decodeCursor, isInstant } from '#server/platform/http/lists/page.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { productionsAs, ratingsAs } from '#server/production/production.api.ts';
import type { BoardCard, listBoard } from '#shared/backoffice/board.contract.ts';
import type { BoardStage } from '#shared/backoffice/board-stages.ts';
import type { QueryOf } from '#shared/http/endpoint.ts';
import { MOST_COUNTED } from '#shared/http/list-query.ts';

type BoardQuery = QueryOf<typeof listBoard>;

const production = productionsAs('production');
const client = peopleAs('client');
const rating = ratingsAs('rating');
/** When a lesson was delivered; where it was completed by hand without a delivery, when it was ordered. Indexed so. */
const finishedAt = ({ completedAt, createdAt }: LessonAlias) =>
  sql<Date>`coalesce(${completedAt}, ${createdAt})`.mapWith(createdAt);
const LATEST = { at: finishedAt(lesson), id: lesson.id };

/** What stands in each column. A lesson whose refund was granted, or that was cancelled, stands in none. */
const STAGES: Record<BoardStage, SQL | undefined> = {
  waiting: or(eq(lesson.status, 'paid'), and(eq(lesson.status, 'in_production'), isNull(lesson.editorId))),
  assigned: inWork('assigned'),
  in_progress: inWork('in_progress'),
  completed: eq(lesson.status, 'completed'),
};

function inWork(status: 'assigned' | 'in_progress'): SQL | undefined {
  return and(eq(lesson.status, 'in_production'), isNotNull(lesson.editorId), eq(production.status, status));
}

/**
 * One column of the board, page by page.
 * @throws Problem 400 for a cursor that is not ours
 */
export async function listBoardPage(
  db: Db,
  query: BoardQuery,
  now: Date,
): Promise<{ cards: BoardCard[]; total: number; next: Cursor | null }> {
  const { stage, editor, cursor, limit } = query;
  if (editor !== undefined && !isId(editor)) return { cards: [], total: 0, next: null };
  const isDone = stage === 'completed';
  const filter = await filterLessons(db, { q: query.q }, now);
  const wanted = and(STAGES[stage], editor ? eq(lesson.editorId, editor) : undefined, filter(lesson));
  const after = isDone ? afterCursor(cursor, LATEST) : afterPlace(cursor, lesson);
  const order = isDone ? newestFirst(LATEST) : byDeadline(lesson);
  const [found, total] = await Promise.all([
    selectPlaces(db)
      .where(and(wanted, after))
      .orderBy(...order)
      .limit(limit + 1),
    countCards(db, wanted, order),
  ]);
  const { rows, next } = isDone ? cutDone(found, limit) : cutOpen(found, limit);
  return { cards: await toCards(db, rows), total, next };
}

const selectPlaces = (db: Db) =>
  db
    .select({
      id: lesson.id,
      deadline: lesson.deadline,
      format: lesson.format,
      finishedAt: finishedAt(lesson),
      round: production.round,
      deliveryFileId: production.deliveryFileId,
      completedAt: production.completedAt,
      stars: rating.stars,
      client: { id: client.id, firstName: client.firstName, lastName: client.lastName, email: client.email },
    })
    .from(lesson)
    .leftJoin(production, eq(production.lessonId, lesson.id))
    .leftJoin(rating, and(eq(rating.lessonId, lesson.id), eq(rating.round, production.round)))
    .innerJoin(client, eq(client.id, lesson.ownerId))
    .$dynamic();
type Place = Awaited<ReturnType<typeof selectPlaces>>[number];

const cutDone = (found: Place[], limit: number) =>
  cutPage(found, limit, ({ finishedAt: at, id }) => ({ at, id }));

function cutOpen(found: Place[], limit: number): { rows: Place[]; next: Cursor | null } {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? placeOf(last) : null };
}

/** Counted no further than lists promise; in the column's order, so that its index is walked and no table read. */
async function countCards(db: Db, wanted: SQL | undefined, order: SQL[]): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(lesson)
    .leftJoin(production, eq(production.lessonId, lesson.id))
    .where(wanted)
    .orderBy(...order)
    .limit(MOST_COUNTED + 1)
    .as('found');
  const [counted] = await db.select({ total: count() }).from(found);
  return counted?.total ?? 0;
}

async function toCards(db: Db, places: readonly Place[]): Promise<BoardCard[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const listed = await toListedLessons(db, await selectLessons(db).where(inArray(lesson.id, ids)));
  const byId = new Map(listed.map(({ ownerId: _, ...row }) => [row.id, row]));
  return places.flatMap(({ id, format, round, deliveryFileId, completedAt, stars, client: owner }) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      ...row,
      format,
      client: owner,
      round: round ?? 1,
      hasDelivery: deliveryFileId !== null,
      completedAt: completedAt?.toISOString() ?? null,
      stars,
    };
  });
}

const NO_DEADLINE = 'none';

/** The most urgent first; what has no deadline comes last. */
const byDeadline = ({ deadline, id }: LessonAlias): SQL[] => [sql`${deadline} asc nulls last`, asc(id)];

const placeOf = (row: { deadline: Date | null; id: string }): Cursor => ({
  after: row.deadline?.toISOString() ?? NO_DEADLINE,
  id: row.id,
});

/**
 * The condition for what comes after a cursor.
 * @throws Problem 400 for a cursor that is not ours
 */
function afterPlace(cursor: string | undefined, { deadline, id }: LessonAlias): SQL | undefined {
  const place = decodeCursor(cursor);
  if (!place) return undefined;
  const isKnown = place.after === NO_DEADLINE || isInstant(place.after);
  if (!isKnown || !isId(place.id)) throw Problem.ofIssues([{ path: 'cursor', message: 'Cursor inválido' }]);
  if (place.after === NO_DEADLINE) return sql`(${deadline} is null and ${id} > ${place.id}::uuid)`;
  return sql`((${deadline}, ${id}) > (${place.after}::timestamptz, ${place.id}::uuid) or ${deadline} is null)`;
}
