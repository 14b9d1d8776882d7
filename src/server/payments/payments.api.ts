import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { creditOf } from './admin/ledger-totals.ts';
import { selectDifferences, selectFailedRefunds, selectRefundRequests } from './admin/waiting-money.ts';
import { invoicesTable, lessonBillingTable, orderAcceptancesTable } from './documents/documents.table.ts';
import { toBilling } from './documents/get-billing.ts';
import { differencesTable } from './money/differences.table.ts';
import { ledgerEntriesTable, ledgerTransactionsTable } from './money/ledger.table.ts';
import { listPaymentsOf } from './money/payments.queries.ts';
import { attemptsTable, capturesTable, chargesTable } from './money/payments.table.ts';
import { refundRequestsTable, refundsTable } from './money/refunds.table.ts';
import { toPayment } from './money/to-payment.ts';
import { forgetAtEmulators } from './providers/forget-at-emulators.ts';

/*
 * What other features ask of payments: whether a lesson holds money, what waits, what was earned, and what is exported
 * or cleared with a lesson.
 */

/** Whether money that pays the lesson is ours: settled, not taken back by a bank, not given back in full. */
export async function holdsMoney(db: DbOrTx, lessonId: string): Promise<boolean> {
  const refunded = db
    .select({ cents: sql`coalesce(sum(${refundsTable.amountCents}), 0)` })
    .from(refundsTable)
    .where(eq(refundsTable.captureId, capturesTable.id));
  const [settled] = await db
    .select({ id: capturesTable.id })
    .from(capturesTable)
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .where(
      and(
        eq(chargesTable.lessonId, lessonId),
        eq(capturesTable.isSettling, true),
        sql`${capturesTable.amountCents} - ${capturesTable.disputedCents} > (${refunded})`,
      ),
    )
    .limit(1);
  return settled !== undefined;
}

/** Those of the lessons that real money was ever asked for; their payments are never deleted. */
export async function listLiveLessons(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ lessonId: chargesTable.lessonId })
    .from(chargesTable)
    .where(eq(chargesTable.isLive, true));
  return rows.map(({ lessonId }) => lessonId);
}

/** Those of the lessons whose books and papers the law keeps: money came in, was really asked for, or was invoiced. */
export async function listLessonsOnTheBooks(tx: Tx, lessonIds: readonly string[]): Promise<string[]> {
  if (lessonIds.length === 0) return [];
  const ids = [...lessonIds];
  const charged = await tx
    .selectDistinct({ lessonId: chargesTable.lessonId })
    .from(chargesTable)
    .leftJoin(capturesTable, eq(capturesTable.chargeId, chargesTable.id))
    .where(
      and(
        inArray(chargesTable.lessonId, ids),
        or(eq(chargesTable.isLive, true), eq(capturesTable.status, 'completed')),
      ),
    );
  const invoiced = await tx
    .select({ lessonId: invoicesTable.lessonId })
    .from(invoicesTable)
    .where(inArray(invoicesTable.lessonId, ids));
  return [...new Set([...charged, ...invoiced].map(({ lessonId }) => lessonId))];
}

/** Centavos captured less refunded since the beginning. */
export const totalRevenue = (db: DbOrTx, config: AppDeps['config']): Promise<number> =>
  creditOf(db, config, 'sales');

/** The matters of money that wait for an admin: requests to decide, refunds refused, differences; one SELECT each. */
export const selectWaitingMoney = (): SQL[] => [
  selectRefundRequests(),
  selectFailedRefunds(),
  selectDifferences(),
];

/** What is kept of the payments of a lesson, for its owner to take away. */
export async function exportPaymentsOf(db: Db, lessonId: string) {
  const [payments, [billing], acceptances] = await Promise.all([
    listPaymentsOf(db, lessonId),
    db.select().from(lessonBillingTable).where(eq(lessonBillingTable.lessonId, lessonId)),
    db
      .select({
        termsVersion: orderAcceptancesTable.termsVersion,
        summary: orderAcceptancesTable.summary,
        acceptedAt: orderAcceptancesTable.acceptedAt,
        ip: orderAcceptancesTable.ip,
      })
      .from(orderAcceptancesTable)
      .where(eq(orderAcceptancesTable.lessonId, lessonId))
      .orderBy(desc(orderAcceptancesTable.acceptedAt)),
  ]);
  return {
    payments: payments.map(toPayment),
    billing: billing ? toBilling(billing) : null,
    acceptances,
  };
}

/**
 * Removes the payments of these lessons with their books, invoices and differences, but for every lesson that live
 * money was ever asked for: those are answered and left whole. The database itself refuses to delete live rows.
 */
export async function clearSandboxPayments(
  tx: Tx,
  lessonIds: readonly string[],
): Promise<{ keptLessonIds: string[]; removed: number }> {
  const live = await tx
    .selectDistinct({ lessonId: chargesTable.lessonId })
    .from(chargesTable)
    .where(and(inArray(chargesTable.lessonId, [...lessonIds]), eq(chargesTable.isLive, true)));
  const keptLessonIds = live.map(({ lessonId }) => lessonId);
  const cleared = lessonIds.filter((id) => !keptLessonIds.includes(id));
  if (cleared.length === 0) return { keptLessonIds, removed: 0 };
  await tx.execute(sql`select set_config('lousa.clear_sandbox', 'on', true)`);
  const charges = tx
    .select({ id: chargesTable.id })
    .from(chargesTable)
    .where(inArray(chargesTable.lessonId, cleared));
  const captures = tx
    .select({ id: capturesTable.id })
    .from(capturesTable)
    .where(inArray(capturesTable.chargeId, charges));
  await tx.delete(refundsTable).where(inArray(refundsTable.captureId, captures));
  await tx.delete(capturesTable).where(inArray(capturesTable.chargeId, charges));
  const removed = await tx
    .delete(attemptsTable)
    .where(inArray(attemptsTable.chargeId, charges))
    .returning({ ref: attemptsTable.providerRef });
  await forgetAtEmulators(
    tx,
    removed.flatMap(({ ref }) => ref ?? []),
  );
  await tx.delete(chargesTable).where(inArray(chargesTable.lessonId, cleared));
  await tx.delete(refundRequestsTable).where(inArray(refundRequestsTable.lessonId, cleared));
  await tx.delete(invoicesTable).where(inArray(invoicesTable.lessonId, cleared));
  await tx.delete(differencesTable).where(inArray(differencesTable.lessonId, cleared));
  const isCleared = and(
    inArray(ledgerTransactionsTable.lessonId, cleared),
    eq(ledgerTransactionsTable.isLive, false),
  );
  const bookings = tx
    .select({ id: ledgerTransactionsTable.id })
    .from(ledgerTransactionsTable)
    .where(isCleared);
  await tx.delete(ledgerEntriesTable).where(inArray(ledgerEntriesTable.transactionId, bookings));
  await tx.delete(ledgerTransactionsTable).where(isCleared);
  await tx.execute(sql`select set_config('lousa.clear_sandbox', 'off', true)`);
  return { keptLessonIds, removed: removed.length };
}
