import { and, eq, ne, sql, sum } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { CaptureRow } from './payments.table.ts';
import { refundsTable } from './refunds.table.ts';

/** A refund that the payer's bank brought about by taking the money: counted with what was disputed, not twice. */
export const TAKEN_BY_DISPUTE = 'taken_by_dispute';
export const isGivenByUs = sql`${refundsTable.failure} is distinct from ${TAKEN_BY_DISPUTE}`;

/** The part of a capture that can still be given back: not refunded, not on its way, not taken by the payer's bank. */
export async function refundableCents(db: DbOrTx, capture: CaptureRow): Promise<number> {
  const [row] = await db
    .select({ cents: sum(refundsTable.amountCents).mapWith(Number) })
    .from(refundsTable)
    .where(and(eq(refundsTable.captureId, capture.id), isGivenByUs));
  return capture.amountCents - capture.disputedCents - (row?.cents ?? 0);
}

/** The part of the price itself that was granted back: not what came in above it. */
export async function earnedBackCents(db: DbOrTx, captureId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sum(refundsTable.amountCents).mapWith(Number) })
    .from(refundsTable)
    .where(and(eq(refundsTable.captureId, captureId), ne(refundsTable.reason, 'excess'), isGivenByUs));
  return row?.cents ?? 0;
}
