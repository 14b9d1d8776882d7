import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { differencesTable } from './money/differences.table.ts';
import { invoicesTable } from './documents/documents.table.ts';
import { attemptsTable, capturesTable, chargesTable } from './money/payments.table.ts';
import { refundsTable } from './money/refunds.table.ts';
import { sandboxObjectsTable } from '#server/emulators/sandbox.table.ts';

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

/**
 * Removes what is kept of sandbox lessons beside their payments, so that they can go: invoices, differences and what
 * the emulators have in their books, which the nightly comparison would miss in ours. Call it before the payments go.
 */
export async function clearBesidePayments(tx: Tx, lessonIds: readonly string[]): Promise<void> {
  if (lessonIds.length === 0) return;
  const attempts = await tx
    .select({ ref: attemptsTable.providerRef })
    .from(attemptsTable)
    .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
    .where(and(inArray(chargesTable.lessonId, [...lessonIds]), eq(chargesTable.isLive, false)));
  const refs = sql.param(attempts.flatMap(({ ref }) => ref ?? []));
  await tx
    .delete(sandboxObjectsTable)
    .where(
      or(
        sql`${sandboxObjectsTable.id} = any(${refs}::text[])`,
        sql`${sandboxObjectsTable.value} ->> 'txid' = any(${refs}::text[])`,
      ),
    );
  await tx.delete(invoicesTable).where(inArray(invoicesTable.lessonId, [...lessonIds]));
  await tx.delete(differencesTable).where(inArray(differencesTable.lessonId, [...lessonIds]));
}
