import { and, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import { hasTotp, peopleAs } from '#server/accounts/accounts.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { type Cursor, decodeCursor } from '#server/platform/http/lists/page.ts';
import { isPaused } from '#shared/accounts/pause.ts';
import { endOfDayAfter } from '#shared/calendar.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import { UPCOMING_DAYS } from '#shared/production/due-state.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { rankEditors } from '#shared/production/suggest-editors.ts';

/** Punctuality is that of so many deliveries: what somebody did long ago says little, and the list stays quick. */
const DELIVERIES_COUNTED = 20;
/** The same of ratings: not every delivery gets one, so that more of them are looked at. */
const DELIVERIES_RATED = 200;
const editors = peopleAs('editor');

/**
 * Editors with load and punctuality, the one to give the next lesson to first (`rankEditors`). Everyone's figures decide the order, so that it is made anew for each page.
 */
export async function listEditorPage(
  db: Db,
  query: ListQuery,
  now: Date,
): Promise<{ editors: EditorLoad[]; total: number; next: Cursor | null }> {
  const pattern = toLikePattern(query.q ?? '');
  const sought = pattern === '%%' ? undefined : like(editors.searchText, pattern);
  const all = rankEditors(await measureEditors(db, { of: sought, now }));
  const cursor = decodeCursor(query.cursor);
  const start = cursor ? all.findIndex(({ id }) => id === cursor.id) + 1 : 0;
  const shown = all.slice(start, start + query.limit);
  const last = start + query.limit < all.length ? shown.at(-1) : undefined;
  return { editors: shown, total: all.length, next: last ? { after: 'editor', id: last.id } : null };
}

/** Load and punctuality of one editor. */
export async function measureEditor(db: Db, id: string, now: Date): Promise<EditorLoad> {
  const own = sql`and productions.editor_id = ${id}`;
  const [load] = await measureEditors(db, { of: eq(editors.id, id), own, now });
  if (!load) throw new Error('an editor who is none');
  return load;
}

/** `own` keeps the load of all others from being counted where only one editor's is asked for. */
async function measureEditors(
  db: Db,
  { of, own = sql``, now }: { of: SQL | undefined; own?: SQL; now: Date },
): Promise<EditorLoad[]> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const soon = sql`${endOfDayAfter(now, UPCOMING_DAYS).toISOString()}::timestamptz`;
  // Grouped at once: asked for each editor apart, every open production would cost a look-up of its lesson.
  const load = sql`(
    select productions.editor_id, count(*)::int as open,
      (count(*) filter (where lessons.on_hold_since is null
        and lessons.deadline >= ${instant} and lessons.deadline <= ${soon}))::int as soon,
      (count(*) filter (where lessons.on_hold_since is null and lessons.deadline < ${instant}))::int as overdue
    from productions join lessons on lessons.id = productions.lesson_id
    where productions.status <> 'completed' and lessons.status = 'in_production' ${own}
    group by productions.editor_id) as load`;
  const record = sql`lateral (
    select count(*)::int as counted,
      (count(*) filter (where latest.deadline is null or latest.delivered_at <= latest.deadline))::int as punctual
    from (
      select delivered_at, deadline from production_rounds
      where editor_id = ${editors.id} and delivered_at is not null
      order by delivered_at desc limit ${DELIVERIES_COUNTED}) as latest) as record`;
  const stars = sql`lateral (
    select count(*)::int as ratings, avg(ratings.stars)::float8 as average
    from (
      select production_id, round from production_rounds
      where editor_id = ${editors.id} and delivered_at is not null
      order by delivered_at desc limit ${DELIVERIES_RATED}) as latest
    join productions on productions.id = latest.production_id
    join ratings on ratings.lesson_id = productions.lesson_id and ratings.round = latest.round) as stars`;
  const rows = await db
    .select({
      id: editors.id,
      firstName: editors.firstName,
      lastName: editors.lastName,
      email: editors.email,
      profileImageUrl: editors.profileImageUrl,
      createdAt: editors.createdAt,
      invitedAt: editors.invitedAt,
      pausedAt: editors.pausedAt,
      pausedUntil: editors.pausedUntil,
      hasTotp: hasTotp(editors.id),
      openProductions: sql<number>`coalesce(load.open, 0)`,
      dueSoon: sql<number>`coalesce(load.soon, 0)`,
      overdue: sql<number>`coalesce(load.overdue, 0)`,
      deliveriesCounted: sql<number>`record.counted`,
      punctual: sql<number>`record.punctual`,
      averageRating: sql<number | null>`stars.average`,
      ratings: sql<number>`stars.ratings`,
    })
    .from(editors)
    .leftJoin(load, sql`load.editor_id = ${editors.id}`)
    .crossJoin(record)
    .crossJoin(stars)
    .where(and(eq(editors.role, 'editor'), isNull(editors.closedAt), of));
  return rows.map(({ createdAt, invitedAt, pausedAt, pausedUntil, punctual, ...editor }) => {
    const isPausedNow = isPaused({ pausedAt, pausedUntil }, now);
    return {
      ...editor,
      createdAt: createdAt.toISOString(),
      invitedAt: invitedAt?.toISOString() ?? null,
      isPaused: isPausedNow,
      pausedUntil: isPausedNow ? pausedUntil : null,
      punctuality: editor.deliveriesCounted === 0 ? null : punctual / editor.deliveriesCounted,
    };
  });
}
