import { and, count, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { afterCursor, cutPage, newestFirst } from '#server/platform/http/keyset.ts';
import type { Cursor } from '#server/platform/http/page.ts';
import type { ClientsQuery, ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { filterLessons } from './filter-lessons.ts';
import { lesson, selectLessons, toListedLessons } from './select-lessons.ts';

const ORDER = { at: lesson.createdAt, id: lesson.id };

/**
 * One page of the lessons of a client that the filter lets through, newest first; none of a client there is none of.
 * @throws Problem 400 for an unknown status or a cursor that is not ours
 */
export async function listClientLessonPage(
  db: Db,
  { clientId, query, now }: { clientId: string; query: ClientsQuery; now: Date },
): Promise<{ lessons: ListedLesson[]; total: number; next: Cursor | null }> {
  if (!isId(clientId)) return { lessons: [], total: 0, next: null };
  const filter = await filterLessons(db, query, now);
  const wanted = and(eq(lesson.ownerId, clientId), filter(lesson));
  const [found, [all]] = await Promise.all([
    selectLessons(db)
      .where(and(wanted, afterCursor(query.cursor, ORDER)))
      .orderBy(...newestFirst(ORDER))
      .limit(query.limit + 1),
    db.select({ total: count() }).from(lesson).where(wanted),
  ]);
  const { rows, next } = cutPage(found, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const lessons = await toListedLessons(db, rows);
  return { lessons: lessons.map(({ ownerId: _, ...rest }) => rest), total: all?.total ?? 0, next };
}
