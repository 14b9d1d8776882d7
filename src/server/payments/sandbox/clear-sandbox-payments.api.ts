import { and, eq, inArray, sql } from 'drizzle-orm';
import { ledgerEntriesTable, ledgerTransactionsTable } from '#server/payments/money/ledger.table.ts';
import { attemptsTable, capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { refundRequestsTable, refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sandboxObjectsTable } from '#server/emulators/sandbox.table.ts';

/**
 * Removes the payments of these lessons with their books, but for every lesson that live money was ever asked
 * for: those are answered and left whole. The database itself refuses to delete live rows.
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
  const ofLessons = tx
    .select({ id: chargesTable.id })
    .from(chargesTable)
    .where(inArray(chargesTable.lessonId, cleared));
  const captures = tx
    .select({ id: capturesTable.id })
    .from(capturesTable)
    .where(inArray(capturesTable.chargeId, ofLessons));
  const bookings = tx
    .select({ id: ledgerTransactionsTable.id })
    .from(ledgerTransactionsTable)
    .where(
      and(inArray(ledgerTransactionsTable.lessonId, cleared), eq(ledgerTransactionsTable.isLive, false)),
    );
  const orders = tx
    .select({ ref: attemptsTable.providerRef })
    .from(attemptsTable)
    .where(inArray(attemptsTable.chargeId, ofLessons));
  // The emulators forget them too, or the next comparison would find money that nobody knows.
  await tx.delete(sandboxObjectsTable).where(inArray(sandboxObjectsTable.id, orders));
  await tx.delete(refundsTable).where(inArray(refundsTable.captureId, captures));
  await tx.delete(capturesTable).where(inArray(capturesTable.chargeId, ofLessons));
  const removed = await tx
    .delete(attemptsTable)
    .where(inArray(attemptsTable.chargeId, ofLessons))
    .returning({ id: attemptsTable.id });
  await tx.delete(chargesTable).where(inArray(chargesTable.lessonId, cleared));
  await tx.delete(refundRequestsTable).where(inArray(refundRequestsTable.lessonId, cleared));
  await tx.delete(ledgerEntriesTable).where(inArray(ledgerEntriesTable.transactionId, bookings));
  await tx
    .delete(ledgerTransactionsTable)
    .where(
      and(inArray(ledgerTransactionsTable.lessonId, cleared), eq(ledgerTransactionsTable.isLive, false)),
    );
  await tx.execute(sql`select set_config('lousa.clear_sandbox', 'off', true)`);
  return { keptLessonIds, removed: removed.length };
}
