import { and, desc, eq, gte, ilike, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { findPeopleNamed, namesOf } from '#server/accounts/accounts.api.ts';
import { schoolsOf } from '#server/backoffice/leads/list-leads.ts';
import { fileNamesOf } from '#server/files/files.api.ts';
import { titlesOf } from '#server/lessons/lessons.api.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import type { AuditEntryOnWire, auditQuerySchema } from '#shared/backoffice/audit.contract.ts';
import { ACCESS_ACTIONS } from '#shared/backoffice/audit-actions.ts';
import { startOfDay } from '#shared/calendar.ts';
import { MOST_COUNTED } from '#shared/http/list-query.ts';
import { type ListPart, selectTransitions, type TransitionFilter } from './select-transitions.ts';

export type AuditQuery = z.output<typeof auditQuerySchema>;
const ORDER = { at: auditTable.createdAt, id: auditTable.id };
const DAY_MS = 86_400_000;

/**
 * One page of everything that was done, newest first: the audit log and every change of a lesson's status as
 * one list. Each half is read by its own index as far as the page goes.
 */
export async function listAuditPage(
  db: Db,
  query: AuditQuery,
): Promise<{ entries: AuditEntryOnWire[]; total: number; next: Cursor | null }> {
  const filter = await readFilter(db, query);
  const [page, total] = await Promise.all([readAudit(db, query, filter), countEntries(db, filter)]);
  return { ...page, total };
}

interface AuditFilter extends TransitionFilter {
  /** What somebody did, without who came and went. */
  isWithoutAccess?: boolean;
}

async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const all = uniteEntries(db, filter, { limit: MOST_COUNTED + 1 });
  return countRows(db, { from: all, wanted: undefined, order: { at: all.createdAt, id: all.id } });
}

/** The same page without counting what lies beyond it. */
export async function readAudit(
  db: Db,
  query: AuditQuery,
  filter?: AuditFilter,
): Promise<{ entries: AuditEntryOnWire[]; next: Cursor | null }> {
  const { cursor, limit } = query;
  const all = uniteEntries(db, filter ?? (await readFilter(db, query)), { cursor, limit: limit + 1 });
  const found = await db
    .select()
    .from(all)
    .orderBy(desc(all.createdAt), desc(all.id))
    .limit(query.limit + 1);
  const { rows, next } = cutPage(found, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { entries: await nameEntries(db, rows), next };
}

/** Each half is found, ordered and cut by itself: the union of both could not be looked up in an index. */
function uniteEntries(db: Db, filter: AuditFilter, part: ListPart) {
  const { id, actorId, actorRole, action, subjectType, subjectId, before, after, reason, createdAt } =
    auditTable;
  const { ip, sessionId } = auditTable;
  const logged = db
    .select({
      id,
      actorId,
      actorRole: sql<string>`${actorRole}`.as('actor_role'),
      action: sql<string>`${action}`.as('action'),
      subjectType: sql<string>`${subjectType}`.as('subject_type'),
      subjectId: sql<string>`${subjectId}`.as('subject_id'),
      before: sql<unknown>`${before}`.as('before'),
      after: sql<unknown>`${after}`.as('after'),
      reason,
      ip: sql<string | null>`${ip}`.as('ip'),
      sessionId: sql<string | null>`${sessionId}`.as('session_id'),
      createdAt,
    })
    .from(auditTable)
    .where(and(isWanted(filter), afterCursor(part.cursor, ORDER)))
    .orderBy(...newestFirst(ORDER))
    .limit(part.limit);
  return unionAll(logged, selectTransitions(db, filter, part) as unknown as typeof logged).as('entries');
}
type EntryRow = Awaited<ReturnType<typeof readOne>>[number];
const readOne = (db: Db) => {
  const all = uniteEntries(db, {}, { limit: 1 });
  return db.select().from(all).limit(1);
};

async function readFilter(db: Db, query: AuditQuery): Promise<TransitionFilter> {
  const { action, subject, from, to } = query;
  const [actor, q] = [query.actor?.trim(), query.q?.trim()];
  return {
    action,
    subject,
    actorIds: actor ? (isId(actor) ? [actor] : await findPeopleNamed(db, actor)) : undefined,
    from: from ? startOfDay(from) : undefined,
    before: to ? new Date(startOfDay(to).getTime() + DAY_MS) : undefined,
    reason: q ? `%${q.replaceAll(/[\\%_]/g, '\\$&')}%` : undefined,
  };
}

function isWanted(filter: AuditFilter): SQL | undefined {
  const { action, subject, actorIds, from, before, reason, isWithoutAccess } = filter;
  const table = auditTable;
  const isAbout = subject && eq(isId(subject) ? table.subjectId : table.subjectType, subject);
  return and(
    action ? eq(table.action, action) : undefined,
    isWithoutAccess ? notInArray(table.action, Object.keys(ACCESS_ACTIONS)) : undefined,
    isAbout || undefined,
    actorIds ? (actorIds.length > 0 ? inArray(table.actorId, [...actorIds]) : sql`false`) : undefined,
    from ? gte(table.createdAt, from) : undefined,
    before ? lt(table.createdAt, before) : undefined,
    reason ? ilike(table.reason, reason) : undefined,
  );
}

async function nameEntries(db: Db, rows: readonly EntryRow[]): Promise<AuditEntryOnWire[]> {
  const about = (type: string) =>
    rows.flatMap(({ subjectType, subjectId }) => (subjectType === type && isId(subjectId) ? subjectId : []));
  const named = (field: NamedField) => rows.flatMap((row) => idsIn(row, field));
  const actors = rows.flatMap(({ actorId }) => actorId ?? []);
  const [people, ...others] = await Promise.all([
    namesOf(db, [...actors, ...about('user'), ...named('editorId')]),
    titlesOf(db, [...about('lesson'), ...named('lessonId')]),
    fileNamesOf(db, [...about('file'), ...named('fileId')]),
    schoolsOf(db, about('lead')),
  ]);
  // Ids are drawn at random over all kinds.
  const names = new Map([people, ...others].flatMap((each) => [...each]));
  return rows.map(({ actorId, createdAt, ...entry }) => ({
    ...entry,
    createdAt: createdAt.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: people.get(actorId) ?? 'Conta removida' },
    subjectName: names.get(entry.subjectId) ?? null,
    names: Object.fromEntries(
      NAMED_FIELDS.flatMap((field) => idsIn(entry, field)).flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [[id, name]];
      }),
    ),
  }));
}

/** The fields of before and after that hold the id of something with a name. */
const NAMED_FIELDS = ['editorId', 'lessonId', 'fileId'] as const;
type NamedField = (typeof NAMED_FIELDS)[number];

const idsIn = ({ before, after }: Pick<EntryRow, 'before' | 'after'>, field: NamedField): string[] =>
  [before, after].flatMap((side) => {
    const id = (side as { [Name in NamedField]?: unknown } | null)?.[field];
    return typeof id === 'string' && isId(id) ? [id] : [];
  });
