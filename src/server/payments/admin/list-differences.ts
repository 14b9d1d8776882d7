import { and, count, ilike, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import { namesOf } from '#server/accounts/accounts.api.ts';
import {
  comparisonsTable,
  type DifferenceRow,
  differencesTable,
} from '#server/payments/money/differences.table.ts';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import { afterCursor, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import { readStatus } from '#server/platform/http/lists/read-status.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import { centsToReais } from '#shared/money.ts';
import type { Difference } from '#shared/payments/admin-payments.contract.ts';
import { toDecider } from './complete-payments.ts';

const ORDER = {
  isOpen: sql<boolean>`(${differencesTable.resolvedAt} is null)`,
  at: differencesTable.firstSeenAt,
  id: differencesTable.id,
};
const STATES = {
  open: isNull(differencesTable.resolvedAt),
  resolved: isNotNull(differencesTable.resolvedAt),
};

/**
 * One page of the differences between our books and the providers', open ones first; `status` is `open` or
 * `resolved`, `q` looks into the provider's reference. `comparedAt` is when the provider compared longest ago
 * was compared; null before the first time.
 * @throws Problem 400 for an unknown status or cursor
 */
export async function listDifferencePage(
  db: Db,
  query: ListQuery,
): Promise<{ differences: Difference[]; total: number; next: Cursor | null; comparedAt: Date | null }> {
  const wanted = filterDifferences(query);
  const [found, [all], [compared]] = await Promise.all([
    db
      .select()
      .from(differencesTable)
      .where(and(wanted, afterCursor(query.cursor, ORDER)))
      .orderBy(...newestFirst(ORDER))
      .limit(query.limit + 1),
    db.select({ total: count() }).from(differencesTable).where(wanted),
    db.select({ at: min(comparisonsTable.comparedAt) }).from(comparisonsTable),
  ]);
  const { rows, next } = cutPage(found, query.limit, (row) => ({
    isOpen: row.resolvedAt === null,
    at: row.firstSeenAt,
    id: row.id,
  }));
  return {
    differences: await toDifferences(db, rows),
    total: all?.total ?? 0,
    next,
    comparedAt: compared?.at ?? null,
  };
}

function filterDifferences({ status, q = '' }: ListQuery): SQL | undefined {
  const wanted = readStatus<keyof typeof STATES>(status, STATES);
  const text = q.trim().replaceAll(/[\\%_]/g, '\\$&');
  return and(
    wanted ? STATES[wanted] : undefined,
    text === '' ? undefined : ilike(differencesTable.providerRef, `%${text}%`),
  );
}

/** Differences as the wire knows them, with who explained them. */
export async function toDifferences(db: DbOrTx, rows: readonly DifferenceRow[]): Promise<Difference[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ resolvedBy }) => resolvedBy ?? []),
  );
  return rows.map((row) => ({ ...toDifference(row), resolvedBy: toDecider(row.resolvedBy, names) }));
}

function toDifference(row: DifferenceRow): Omit<Difference, 'resolvedBy'> {
  const { id, kind, provider, providerRef, lessonId, oursCents, theirsCents, detail, resolution } = row;
  return {
    id,
    kind,
    provider,
    providerRef,
    lessonId,
    ours: oursCents === null ? null : centsToReais(oursCents),
    theirs: theirsCents === null ? null : centsToReais(theirsCents),
    detail,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolution,
  };
}
