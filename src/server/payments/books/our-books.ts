import { and, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import { attemptsTable, capturesTable, chargesTable } from '#server/payments/payments.table.ts';
import { refundsTable } from '#server/payments/refunds.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { BookedCapture } from './find-discrepancies.ts';

/** Our captures of one way to pay since an instant, with what went back of them through the provider. */
export async function readOurBooks(db: Db, method: 'pix' | 'card', since: Date): Promise<BookedCapture[]> {
  const wentBack = sql<number>`coalesce(sum(${refundsTable.amountCents}), 0)`.mapWith(Number);
  return db
    .select({
      ref: capturesTable.providerRef,
      orderRef: attemptsTable.providerRef,
      lessonId: chargesTable.lessonId,
      amountCents: capturesTable.amountCents,
      currency: capturesTable.currency,
      refundedCents: wentBack,
    })
    .from(capturesTable)
    .innerJoin(attemptsTable, eq(attemptsTable.id, capturesTable.attemptId))
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .leftJoin(
      refundsTable,
      and(
        eq(refundsTable.captureId, capturesTable.id),
        eq(refundsTable.status, 'completed'),
        eq(refundsTable.isManual, false),
        or(isNull(refundsTable.failure), ne(refundsTable.failure, 'taken_by_dispute')),
      ),
    )
    .where(
      and(
        eq(capturesTable.method, method),
        eq(capturesTable.status, 'completed'),
        gte(capturesTable.receivedAt, since),
      ),
    )
    .groupBy(capturesTable.id, attemptsTable.id, chargesTable.id);
}
