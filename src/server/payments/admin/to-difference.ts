import { namesOf } from '#server/accounts/list-people.api.ts';
import type { DifferenceRow } from '#server/payments/money/differences.table.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { centsToReais } from '#shared/money.ts';
import type { Difference } from '#shared/payments/admin-payments.contract.ts';
import { toDecider } from './complete-payments.ts';

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
