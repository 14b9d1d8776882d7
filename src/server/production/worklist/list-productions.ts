import { and, count, eq, exists, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import { readStatus } from '#server/platform/http/lists/read-status.ts';
import {
  afterSorted,
  cutSorted,
  type ListSort,
  sorted,
  sortPlace,
} from '#server/platform/http/lists/sorted-list.ts';
import { productionsTable } from '#server/production/production.table.ts';
import { type ListQuery, MOST_COUNTED } from '#shared/http/list-query.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import type { Production, ProductionsQuery } from '#shared/production/production.schemas.ts';
import { PRODUCTION_STATUSES, type ProductionStatus } from '#shared/production/production-status.ts';
import { selectParts, toProduction } from './present-production.ts';
import { orderOf, sortedLesson } from './sort-productions.ts';

const lessons = lessonsAs('lesson');
const owners = peopleAs('owner');
const ORDER = { at: productionsTable.assignedAt, id: productionsTable.id };
const LESSON_ORDER = { at: lessons.createdAt, id: lessons.id };

/**
 * One page of the productions a viewer may see: an editor's own ones, all for an admin. Assigned last first, unless
 * an editor's list is to be in another order. `q` looks into the lesson's title, for an editor into the teacher's
 * name too; `status` is that of the production.
 * @throws Problem 400 for an unknown status or cursor
 */
export async function listProductionPage(
  db: DbOrTx,
  { viewer, query, now }: { viewer: Viewer; query: ProductionsQuery; now: Date },
): Promise<{ productions: Production[]; total: number; next: Cursor | null }> {
  const state = and(visibleTo(viewer), hasStatus(query));
  const sought = await findSought(db, viewer, query);
  const wanted = and(state, sought?.isAmong);
  const [{ rows, next }, total] = await Promise.all([
    query.sort ? findSorted(db, wanted, query, orderOf(query.sort)) : findNewest(db, wanted, query),
    sought?.isCommon
      ? countByLessons(db, and(state, sought.isMeant))
      : countRows(db, { from: productionsTable, wanted, order: ORDER }),
  ]);
  const ids = rows.map(({ id }) => id);
  const found = await selectParts(db).where(inArray(productionsTable.id, ids));
  const byId = new Map(found.map((parts) => [parts.production.id, parts]));
  const productions = ids.flatMap((id) => {
    const parts = byId.get(id);
    return parts ? [toProduction(parts, viewer, now)] : [];
  });
  return { productions, total, next };
}

/** Counted along the newest lessons, whose titles are at hand: a common word is met there soonest. */
async function countByLessons(db: DbOrTx, wanted: SQL | undefined): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(lessons)
    .innerJoin(productionsTable, eq(productionsTable.lessonId, lessons.id))
    .where(wanted)
    .orderBy(...newestFirst(LESSON_ORDER))
    .limit(MOST_COUNTED + 1)
    .as('found');
  const [counted] = await db.select({ total: count() }).from(found);
  return counted?.total ?? 0;
}

/** The page is cut before anything is joined to it. */
async function findNewest(db: DbOrTx, wanted: SQL | undefined, { cursor, limit }: ListQuery) {
  const rows = await db
    .select({ id: productionsTable.id, at: productionsTable.assignedAt })
    .from(productionsTable)
    .where(and(wanted, afterCursor(cursor, ORDER)))
    .orderBy(...newestFirst(ORDER))
    .limit(limit + 1);
  return cutPage(rows, limit, (row) => row);
}

/** One editor's productions are few enough to be put in any order. */
async function findSorted(
  db: DbOrTx,
  wanted: SQL | undefined,
  { cursor, limit }: ListQuery,
  order: ListSort,
) {
  const rows = await db
    .select({ id: productionsTable.id, place: sortPlace(order) })
    .from(productionsTable)
    .innerJoin(sortedLesson, eq(sortedLesson.id, productionsTable.lessonId))
    .where(and(wanted, afterSorted(cursor, order)))
    .orderBy(...sorted(order))
    .limit(limit + 1);
  return cutSorted(rows, limit, order);
}

const visibleTo = ({ role, userId }: Viewer): SQL | undefined =>
  role === 'admin' ? undefined : eq(productionsTable.editorId, userId);

function hasStatus({ status }: ListQuery): SQL | undefined {
  const wanted = readStatus<ProductionStatus>(status, PRODUCTION_STATUSES);
  return wanted ? eq(productionsTable.status, wanted) : undefined;
}

/** A word in more titles than these is met often enough while productions are read one after the other. */
const MOST_LOOKED_UP = 200;

/** What a word asks for. */
interface Sought {
  /** Of a production. */
  isAmong: SQL;
  /** Of its lesson. */
  isMeant: SQL | undefined;
  isCommon: boolean;
}

/** Rare words are looked up first: else the database walks all productions and looks at the title of each. */
async function findSought(db: DbOrTx, { userId, role }: Viewer, { q }: ListQuery): Promise<Sought | null> {
  const pattern = toLikePattern(q ?? '');
  if (pattern === '%%') return null;
  const isMeant =
    role === 'editor'
      ? // An editor's lessons are few and looked at one by one; the index of titles, which names everybody's, stays shut.
        and(
          eq(lessons.editorId, userId),
          or(sql`${lessons.titleSearch} || '' like ${pattern}`, isOrderedBy(db, pattern)),
        )
      : like(lessons.titleSearch, pattern);
  const found = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(isMeant)
    .orderBy(...newestFirst(LESSON_ORDER))
    .limit(MOST_LOOKED_UP + 1);
  if (found.length <= MOST_LOOKED_UP) {
    const ids = found.map(({ id }) => id);
    return { isAmong: inArray(productionsTable.lessonId, ids), isMeant, isCommon: false };
  }
  const isSame = and(eq(lessons.id, productionsTable.lessonId), isMeant);
  return { isAmong: exists(db.select({ one: sql`1` }).from(lessons).where(isSame)), isMeant, isCommon: true };
}

/** Whether a lesson is of somebody of this name or address. */
const isOrderedBy = (db: DbOrTx, pattern: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(owners)
      .where(and(eq(owners.id, lessons.ownerId), sql`${owners.searchText} || '' like ${pattern}`)),
  );
