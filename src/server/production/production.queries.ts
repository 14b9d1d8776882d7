import { and, count, eq, exists, inArray, like, type SQL, sql } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lesson-rows.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/keyset.ts';
import type { Cursor } from '#server/platform/http/page.ts';
import { readStatus } from '#server/platform/http/read-status.ts';
import { type ListQuery, MOST_COUNTED } from '#shared/http/list-query.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import { PRODUCTION_STATUSES, type ProductionStatus } from '#shared/production/production-status.ts';
import { productionRoundsTable, productionsTable } from './production.table.ts';
import { toProduction } from './to-production.ts';

const lessons = lessonsAs('lesson');
const owners = peopleAs('owner');
const editors = peopleAs('editor');
const ORDER = { at: productionsTable.assignedAt, id: productionsTable.id };
const LESSON_ORDER = { at: lessons.createdAt, id: lessons.id };

/**
 * One page of the productions a viewer may see, assigned last first: an editor's own ones, all for an admin. `q`
 * looks into the lesson's title, `status` is that of the production.
 * @throws Problem 400 for an unknown status or cursor
 */
export async function listProductionPage(
  db: DbOrTx,
  { viewer, query, now }: { viewer: Viewer; query: ListQuery; now: Date },
): Promise<{ productions: Production[]; total: number; next: Cursor | null }> {
  const state = and(visibleTo(viewer), hasStatus(query));
  const sought = await findSought(db, viewer, query);
  const wanted = and(state, sought?.isAmong);
  const [found, total] = await Promise.all([
    findIds(db, and(wanted, afterCursor(query.cursor, ORDER)), query.limit + 1).then((ids) =>
      selectParts(db)
        .where(inArray(productionsTable.id, ids))
        .orderBy(...newestFirst(ORDER)),
    ),
    sought?.isCommon
      ? countByLessons(db, and(state, sought.isMeant))
      : countRows(db, { from: productionsTable, wanted, order: ORDER }),
  ]);
  const { rows, next } = cutPage(found, query.limit, ({ production }) => ({
    at: production.assignedAt,
    id: production.id,
  }));
  return { productions: rows.map((parts) => toProduction(parts, viewer, now)), total, next };
}

/** One production already found, as the wire knows it. */
export async function presentProduction(
  db: DbOrTx,
  { id, viewer, now }: { id: string; viewer: Viewer; now: Date },
): Promise<Production> {
  const [parts] = await selectParts(db).where(eq(productionsTable.id, id));
  if (!parts) throw new Error('a production without its lesson');
  return toProduction(parts, viewer, now);
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
async function findIds(db: DbOrTx, wanted: SQL | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: productionsTable.id })
    .from(productionsTable)
    .where(wanted)
    .orderBy(...newestFirst(ORDER))
    .limit(limit);
  return rows.map(({ id }) => id);
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
        and(eq(lessons.editorId, userId), sql`${lessons.titleSearch} || '' like ${pattern}`)
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

const selectParts = (db: DbOrTx) =>
  db
    .select({
      production: productionsTable,
      lesson: lessons,
      owner: {
        id: owners.id,
        firstName: owners.firstName,
        lastName: owners.lastName,
        email: owners.email,
      },
      editor: { id: editors.id, firstName: editors.firstName, lastName: editors.lastName },
      revisionText: productionRoundsTable.revisionText,
    })
    .from(productionsTable)
    .innerJoin(lessons, eq(lessons.id, productionsTable.lessonId))
    .innerJoin(owners, eq(owners.id, lessons.ownerId))
    .leftJoin(editors, eq(editors.id, productionsTable.editorId))
    .leftJoin(
      productionRoundsTable,
      and(
        eq(productionRoundsTable.productionId, productionsTable.id),
        eq(productionRoundsTable.round, productionsTable.round),
      ),
    )
    .$dynamic();
