import { and, asc, desc, eq, gte, ilike, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { namesOf } from '#server/accounts/accounts.api.ts';
import { inboxMarksTable } from '#server/backoffice/backoffice.table.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { type Cursor, decodeCursor, isInstant } from '#server/platform/http/lists/page.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { InboxCounts, InboxItem, inboxQuerySchema } from '#shared/backoffice/inbox.contract.ts';
import { INBOX_GROUPS, INBOX_VIEWS, type InboxKind } from '#shared/backoffice/inbox-kinds.ts';
import { saoPauloDay, startOfDay } from '#shared/calendar.ts';
import { centsToReais } from '#shared/money.ts';
import { selectWaiting } from './waiting-list.ts';

const mark = inboxMarksTable;
const lesson = lessonsAs('lesson');
type InboxQuery = z.output<typeof inboxQuerySchema>;
/** `0 1 2026-…Z kind occurrence` of the last row shown; its subject is the id. */
const PLACE = /^([012]) ([01]) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\w+) (.{1,100})$/;

/**
 * One page of what waits: the most urgent group first, in it what was put off and is back, then the longest waiting.
 * @throws Problem 400 for a cursor that is not ours
 */
export async function listInboxPage(
  db: Db,
  query: InboxQuery,
  now: Date,
): Promise<{ items: InboxItem[]; total: number; next: Cursor | null }> {
  const list = selectWaiting(db, now);
  const wanted = filterInbox(list, query);
  const [found, total] = await Promise.all([
    db
      .select()
      .from(list)
      .where(and(wanted, afterPlace(list, query.cursor)))
      .orderBy(...placeOf(list).map((column) => asc(column)))
      .limit(query.limit + 1),
    db.$count(list, wanted),
  ]);
  const rows = found.slice(0, query.limit);
  const last = found.length > query.limit ? rows.at(-1) : undefined;
  const marked = rows.flatMap(({ markedBy }) => markedBy ?? []);
  const names = await namesOf(db, marked);
  return {
    items: rows.map((row) => toItem(row, names)),
    total,
    next: last
      ? {
          after: `${last.group} ${last.isFirst} ${last.since.toISOString()} ${last.kind} ${last.occurrence}`,
          id: last.subject,
        }
      : null,
  };
}

type List = ReturnType<typeof selectWaiting>;
const readAll = (db: Db, list: List) => db.select().from(list);
type Row = Awaited<ReturnType<typeof readAll>>[number];

function toItem(row: Row, names: ReadonlyMap<string, string>): InboxItem {
  const { kind, subject, occurrence, since, due, words, cents, number, group, until, markedBy } = row;
  const { lessonId: id, lessonTitle: title, lessonStatus: status, ownerId, editorId } = row;
  const lesson =
    id === null || title === null || status === null
      ? null
      : {
          id,
          title,
          status,
          client: { id: ownerId ?? '', name: row.ownerName ?? '' },
          editor: editorId === null ? null : { id: editorId, name: row.editorName ?? '' },
        };
  return {
    kind,
    subject,
    occurrence,
    group: INBOX_GROUPS[group] ?? 'week',
    since: since.toISOString(),
    due: due?.toISOString() ?? null,
    words,
    reais: cents === null ? null : centsToReais(cents),
    count: number,
    lesson,
    snoozed: until && {
      by: markedBy === null ? null : (names.get(markedBy) ?? null),
      until: until.toISOString(),
    },
  };
}

function filterInbox(list: List, { view, q, editor }: InboxQuery): SQL | undefined {
  const kinds: readonly InboxKind[] = INBOX_VIEWS[view];
  const pattern = toLikePattern(q ?? '');
  const named = or(
    like(list.titleSearch, pattern),
    like(list.ownerSearch, pattern),
    ilike(list.words, pattern),
  );
  return and(
    eq(view === 'snoozed' ? list.isSnoozed : list.isOpen, true),
    inArray(list.kind, [...kinds]),
    pattern === '%%' ? undefined : named,
    editor ? (isId(editor) ? eq(list.editorId, editor) : sql`false`) : undefined,
  );
}

const placeOf = (list: List) => [
  list.group,
  list.isFirst,
  list.since,
  list.kind,
  list.subject,
  list.occurrence,
];

function afterPlace(list: List, cursor: string | undefined): SQL | undefined {
  const place = decodeCursor(cursor);
  if (!place) return undefined;
  const [, group, isFirst, since = '', kind, occurrence] = PLACE.exec(place.after) ?? [];
  if (!group || !isInstant(since) || !isId(place.id)) {
    throw Problem.ofIssues([{ path: 'cursor', message: 'Cursor inválido' }]);
  }
  const columns = sql.join(
    placeOf(list).map((column) => sql`${column}`),
    sql`, `,
  );
  return sql`(${columns}) > (${Number(group)}::int, ${Number(isFirst)}::int,
    ${since}::timestamptz, ${kind}::text, ${place.id}::uuid, ${occurrence}::text)`;
}

/** How many things wait, by kind: the same figures wherever they are shown. */
export async function countWaiting(
  db: Db,
  now: Date,
): Promise<{ kinds: Record<InboxKind, number>; snoozed: number }> {
  const list = selectWaiting(db, now);
  const rows = await db
    .select({
      kind: list.kind,
      open: sql<number>`count(*) filter (where ${list.isOpen})`.mapWith(Number),
      snoozed: sql<number>`count(*) filter (where ${list.isSnoozed})`.mapWith(Number),
    })
    .from(list)
    .groupBy(list.kind);
  const open = new Map(rows.map((row) => [row.kind, row.open]));
  const kinds = Object.fromEntries(INBOX_VIEWS.all.map((kind) => [kind, open.get(kind) ?? 0])) as Record<
    InboxKind,
    number
  >;
  return { kinds, snoozed: rows.reduce((sum, row) => sum + row.snoozed, 0) };
}

export async function countInboxNow(db: Db, now: Date): Promise<InboxCounts> {
  const [counts, doneToday] = await Promise.all([countWaiting(db, now), db.$count(mark, isDoneToday(now))]);
  const total = Object.values(counts.kinds).reduce((sum, count) => sum + count, 0);
  return { total, ...counts, doneToday };
}

const isDoneToday = (now: Date): SQL | undefined =>
  and(eq(mark.state, 'done'), gte(mark.markedAt, startOfDay(saoPauloDay(now))));

const MOST_DONE = 100;
/** What was said to be done today, the latest first. */
export async function listDone(db: Db, now: Date) {
  const rows = await db
    .select({ mark, title: lesson.title })
    .from(mark)
    .leftJoin(lesson, eq(lesson.id, mark.lessonId))
    .where(isDoneToday(now))
    .orderBy(desc(mark.markedAt))
    .limit(MOST_DONE);
  const names = await namesOf(
    db,
    rows.flatMap((row) => row.mark.markedBy ?? []),
  );
  return rows.map(({ mark: { kind, subject, occurrence, markedBy, markedAt }, title }) => ({
    kind,
    subject,
    occurrence,
    lessonTitle: title,
    by: markedBy === null ? null : (names.get(markedBy) ?? null),
    at: markedAt.toISOString(),
  }));
}
