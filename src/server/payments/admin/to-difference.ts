import type { DifferenceRow } from '#server/payments/books/differences.table.ts';
import { centsToReais } from '#shared/money/money.ts';
import type { Difference } from '#shared/payments/admin-payments.contract.ts';

/** A difference as the wire knows it. */
export function toDifference(row: DifferenceRow): Difference {
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
