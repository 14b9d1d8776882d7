import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { differencesTable } from '#server/payments/money/differences.table.ts';
import { capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { isGivenByUs } from '#server/payments/money/refundable-cents.ts';
import { refundRequestsTable, refundsTable } from '#server/payments/money/refunds.table.ts';
import { waitingColumns } from '#server/platform/db/waiting-rows.ts';
import type { DifferenceKind } from '#shared/payments/differences.ts';

/** Of these somebody's money lies with us, or was taken, without a place. */
const ABOUT_MONEY_IN_HAND: readonly DifferenceKind[] = ['missing_in_books', 'unknown_reference', 'dispute'];

/** Requests to decide; the money is what is left to give back of the payment that counts. */
export function selectRefundRequests(): SQL {
  const { id, lessonId, createdAt, reason, status } = refundRequestsTable;
  const left = sql`(
    select ${capturesTable.amountCents} - ${capturesTable.disputedCents} - coalesce((
      select sum(${refundsTable.amountCents}) from ${refundsTable}
      where ${refundsTable.captureId} = ${capturesTable.id} and ${isGivenByUs}), 0)
    from ${capturesTable} join ${chargesTable} on ${eq(chargesTable.id, capturesTable.chargeId)}
    where ${chargesTable.lessonId} = ${lessonId} and ${capturesTable.isSettling}
    order by ${capturesTable.receivedAt} desc limit 1)`;
  return sql`
    select ${waitingColumns({
      kind: 'refund',
      subject: id,
      occurrence: 'open',
      lessonId,
      since: createdAt,
      words: reason,
      cents: left,
    })} from ${refundRequestsTable} where ${eq(status, 'open')}`;
}

/** Refunds that the provider refused for good; each try for itself. */
export function selectFailedRefunds(): SQL {
  const { id, tries, createdAt, failure, amountCents, status, captureId } = refundsTable;
  return sql`
    select ${waitingColumns({
      kind: 'refund_failed',
      subject: id,
      occurrence: tries,
      lessonId: chargesTable.lessonId,
      since: createdAt,
      words: sql`coalesce(${failure}, '')`,
      cents: amountCents,
    })} from ${refundsTable}
    join ${capturesTable} on ${eq(capturesTable.id, captureId)}
    join ${chargesTable} on ${eq(chargesTable.id, capturesTable.chargeId)}
    where ${eq(status, 'failed')}`;
}

/** Where the books and a provider disagree; its number is 1 where money lies without a place. */
export function selectDifferences(): SQL {
  const { id, kind, lessonId, firstSeenAt, detail, oursCents, theirsCents, resolvedAt } = differencesTable;
  const kinds = sql.join(
    ABOUT_MONEY_IN_HAND.map((each) => sql`${each}`),
    sql`, `,
  );
  return sql`
    select ${waitingColumns({
      kind: 'difference',
      subject: id,
      occurrence: 'open',
      lessonId,
      since: firstSeenAt,
      words: detail,
      cents: sql`coalesce(${theirsCents}, ${oursCents})`,
      number: sql`(${kind} in (${kinds}))::int`,
    })} from ${differencesTable} where ${isNull(resolvedAt)}`;
}
