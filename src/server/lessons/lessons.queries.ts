import { and, count, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { quoted } from '#server/platform/db/columns.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { countRows, newestFirst } from '#server/platform/http/lists/keyset.ts';
import { type Cursor, decodeCursor } from '#server/platform/http/lists/page.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import {
  AWAITING_TEACHER,
  CLOSED,
  LESSON_STATUSES,
  type LessonStatus,
} from '#shared/lessons/lesson-status.ts';
import { lessonAnalysesTable } from './analyses.table.ts';
import { type LessonRow, visibleTo } from './lessons.api.ts';
import { lessonsTable } from './lessons.table.ts';
import type { LessonParts } from './to-lesson.ts';

const ORDER = { at: lessonsTable.createdAt, id: lessonsTable.id };
const owners = peopleAs('owner');
const ownerColumns = {
  id: owners.id,
  firstName: owners.firstName,
  lastName: owners.lastName,
  email: owners.email,
};

/** A lesson already found, with its owner and the analysis shown. */
export async function completeLesson(db: DbOrTx, row: LessonRow): Promise<LessonParts> {
  const [parts] = await db
    .select({ owner: ownerColumns, analysis: lessonAnalysesTable.analysis })
    .from(owners)
    .leftJoin(
      lessonAnalysesTable,
      and(eq(lessonAnalysesTable.lessonId, row.id), eq(lessonAnalysesTable.version, row.analysisVersion)),
    )
    .where(eq(owners.id, row.ownerId));
  if (!parts) throw new Error('a lesson without its owner');
  return { row, ...parts };
}

/** A search that fits more people than this is no search for a person. */
const MOST_CLIENTS = 1000;

export interface LessonPage {
  lessons: LessonParts[];
  total: number;
  next: Cursor | null;
}

/** How long a delivery stands among what is ready rather than among what was. */
const FRESH_DELIVERY = sql`interval '7 days'`;
/**
 * What a teacher does next, first: what stands still without them, then what was just delivered, then the rest. A
 * reading that failed waits for another material.
 */
const URGENCY = sql<number>`case
  when ${lessonsTable.status} in (${quoted(AWAITING_TEACHER)}) then 2
  when ${lessonsTable.status} = 'submitted' and ${lessonsTable.analysisError} is not null then 2
  when ${lessonsTable.status} = 'completed' and ${lessonsTable.completedAt} > now() - ${FRESH_DELIVERY} then 1
  else 0 end`;

/**
 * One page of the lessons a viewer may see, newest first, or for a teacher what is to be done next first. `q` looks into the title, for an admin also
 * into name and e-mail of the client.
 * @throws Problem 400 for an unknown status or a cursor that is not ours
 */
export async function listLessonPage(
  db: DbOrTx,
  viewer: Viewer,
  query: ListQuery & { sort?: 'next' | undefined },
): Promise<LessonPage> {
  const isByUrgency = query.sort === 'next' && viewer.role === 'teacher';
  const wanted = and(visibleTo(viewer), hasStatus(query.status), await matches(db, query.q, viewer));
  const [rows, total] = await Promise.all([
    db
      .select({ row: lessonsTable, owner: ownerColumns, urgency: URGENCY.mapWith(Number) })
      .from(lessonsTable)
      .innerJoin(owners, eq(owners.id, lessonsTable.ownerId))
      .where(and(wanted, after(decodeCursor(query.cursor), isByUrgency)))
      .orderBy(...(isByUrgency ? [desc(URGENCY)] : []), ...newestFirst(ORDER))
      .limit(query.limit + 1),
    countRows(db, { from: lessonsTable, wanted, order: ORDER }),
  ]);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  const placeOf = ({ row, urgency }: (typeof shown)[number]) =>
    `${isByUrgency ? `${urgency} ` : ''}${row.createdAt.toISOString()}`;
  return {
    lessons: shown.map(({ row, owner }) => ({ row, owner, analysis: null })),
    total,
    next: last ? { after: placeOf(last), id: last.row.id } : null,
  };
}

function hasStatus(status: string | undefined): SQL | undefined {
  if (status === undefined || status === '') return undefined;
  if (!Object.hasOwn(LESSON_STATUSES, status)) {
    throw Problem.ofIssues([{ path: 'status', message: 'Situação desconhecida' }]);
  }
  return eq(lessonsTable.status, status as LessonStatus);
}

/** Clients are looked up first: with their ids at hand the database can tell how many lessons to expect. */
async function matches(db: DbOrTx, q: string | undefined, viewer: Viewer): Promise<SQL | undefined> {
  const pattern = toLikePattern(q ?? '');
  if (pattern === '%%') return undefined;
  const byTitle = like(lessonsTable.titleSearch, pattern);
  if (viewer.role !== 'admin') return byTitle;
  const clients = await db
    .select({ id: owners.id })
    .from(owners)
    .where(like(owners.searchText, pattern))
    .limit(MOST_CLIENTS);
  const ids = clients.map(({ id }) => id);
  return or(byTitle, ids.length > 0 ? inArray(lessonsTable.ownerId, ids) : undefined);
}

/** Perhaps an urgency, then an instant. Years of four digits: JavaScript knows later ones than the database. */
const PLACE = /^(?:([012]) )?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;

function after(cursor: Cursor | null, isByUrgency: boolean): SQL | undefined {
  if (!cursor) return undefined;
  const [, urgency, at = ''] = PLACE.exec(cursor.after) ?? [];
  const instant = new Date(at);
  const isOfOrder = isByUrgency === (urgency !== undefined);
  if (!isOfOrder || Number.isNaN(instant.getTime()) || !isId(cursor.id)) {
    throw Problem.ofIssues([{ path: 'cursor', message: 'Cursor inválido' }]);
  }
  if (isByUrgency) {
    return sql`(${URGENCY}, ${lessonsTable.createdAt}, ${lessonsTable.id}) < (${Number(urgency)}, ${instant.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  }
  return sql`(${lessonsTable.createdAt}, ${lessonsTable.id}) < (${instant.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}

/** Totals of one teacher; the average is from payment to delivery, whole hours, `24h` before there is one. */
export async function countLessonsOf(db: DbOrTx, ownerId: string) {
  const hours = sql<
    string | null
  >`round(avg(extract(epoch from ${lessonsTable.completedAt} - ${lessonsTable.paidAt})) / 3600)`;
  const [counts] = await db
    .select({
      total: count(),
      completed: sql<number>`count(*) filter (where ${eq(lessonsTable.status, 'completed')})`.mapWith(Number),
      inProgress:
        sql<number>`count(*) filter (where ${lessonsTable.status} not in (${quoted(CLOSED)}))`.mapWith(
          Number,
        ),
      hours,
    })
    .from(lessonsTable)
    .where(eq(lessonsTable.ownerId, ownerId));
  const { total = 0, completed = 0, inProgress = 0 } = counts ?? {};
  return { total, completed, inProgress, averageTime: `${counts?.hours ?? 24}h` };
}
