import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { attemptsTable, capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { isGivenByUs } from '#server/payments/money/refundable-cents.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import type { BookedCapture } from './find-discrepancies.ts';

/**
 * Our captures of one way to pay in a span, with what went back of them through the provider. Of the kind of money
 * that is taken now: the providers of the sandbox know nothing of live payments, nor the other way round.
 */
export async function readOurBooks(
  { database, gateways }: PaymentsDeps,
  method: 'pix' | 'card',
  { since, until }: { since: Date; until: Date },
): Promise<BookedCapture[]> {
  const wentBack = sql<number>`coalesce(sum(${refundsTable.amountCents}), 0)`.mapWith(Number);
  return database.db
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
        isGivenByUs,
      ),
    )
    .where(
      and(
        eq(capturesTable.method, method),
        eq(capturesTable.status, 'completed'),
        gte(capturesTable.receivedAt, since),
        lte(capturesTable.receivedAt, until),
        eq(chargesTable.isLive, gateways.isLive),
      ),
    )
    .groupBy(capturesTable.id, attemptsTable.id, chargesTable.id);
}
