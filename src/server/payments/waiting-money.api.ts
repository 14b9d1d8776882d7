import { count, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { differencesTable } from './books/differences.table.ts';
import { refundRequestsTable, refundsTable } from './refunds.table.ts';

/** What of the money waits for an admin: requests to decide, refunds to pay otherwise, differences to clear up. */
export async function countWaitingMoney(
  db: DbOrTx,
): Promise<{ refundRequests: number; failedRefunds: number; differences: number }> {
  const [[requests], [refunds], [differences]] = await Promise.all([
    db.select({ open: count() }).from(refundRequestsTable).where(eq(refundRequestsTable.status, 'open')),
    db.select({ open: count() }).from(refundsTable).where(eq(refundsTable.status, 'failed')),
    db.select({ open: count() }).from(differencesTable).where(isNull(differencesTable.resolvedAt)),
  ]);
  return {
    refundRequests: requests?.open ?? 0,
    failedRefunds: refunds?.open ?? 0,
    differences: differences?.open ?? 0,
  };
}
