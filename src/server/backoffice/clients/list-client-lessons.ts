import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { countRows } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import { afterSorted, cutSorted, sorted, sortPlace } from '#server/platform/http/lists/sorted-list.ts';
import type { ClientsQuery, ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { filterLessons } from './filter-lessons.ts';
import { lesson, selectLessons, toListedLessons } from './select-lessons.ts';
import { lessonOrder } from './sort-lessons.ts';

/**
 * One page of the lessons that the filter lets through, in its order: of one client, or of all of them; none of a
 * client there is none of.
 * @throws Problem 400 for an unknown status or a cursor that is not ours
 */
export async function listClientLessonPage(
  db: Db,
  { clientId, query, now }: { clientId?: string; query: ClientsQuery; now: Date },
): Promise<{ lessons: ListedLesson[]; total: number; next: Cursor | null }> {
  if (clientId !== undefined && !isId(clientId)) return { lessons: [], total: 0, next: null };
  const filter = await filterLessons(db, query, now);
  const wanted = and(clientId ? eq(lesson.ownerId, clientId) : undefined, filter(lesson));
  const order = lessonOrder(lesson, query.sort);
  const [found, total] = await Promise.all([
    db
      .select({ id: lesson.id, place: sortPlace(order) })
      .from(lesson)
      .where(and(wanted, afterSorted(query.cursor, order)))
      .orderBy(...sorted(order))
      .limit(query.limit + 1),
    countRows(db, { from: lesson, wanted, order: { at: lesson.createdAt, id: lesson.id } }),
  ]);
  const { rows, next } = cutSorted(found, query.limit, order);
  const ids = rows.map(({ id }) => id);
  const records = ids.length > 0 ? await selectLessons(db).where(inArray(lesson.id, ids)) : [];
  const listed = new Map((await toListedLessons(db, records)).map(({ ownerId: _, ...row }) => [row.id, row]));
  return { lessons: ids.flatMap((id) => listed.get(id) ?? []), total, next };
}
