import { eq, type SQL } from 'drizzle-orm';
import { type LedgerAccount, ledgerTransactionsTable } from '#server/payments/money/ledger.table.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { readTallies } from '#server/platform/db/tallies.ts';
import type { AppDeps } from '#server/platform/deps.ts';

/**
 * Which bookings count: once real money flows, what was played in the sandbox before is no revenue. In the
 * sandbox everything counts.
 */
export function countedBookings({ payments }: AppDeps['config']): SQL | undefined {
  return payments === 'live' ? eq(ledgerTransactionsTable.isLive, true) : undefined;
}

/** Centavos by which an account of earnings or debts (`sales`, `owed`) stands in credit. */
export async function creditOf(
  db: DbOrTx,
  config: AppDeps['config'],
  account: LedgerAccount,
): Promise<number> {
  const tallies = await readTallies(db, 'ledger');
  const of = (kind: 'live' | 'sandbox') => tallies.get(`${account} BRL ${kind}`) ?? 0;
  // Nothing earned is 0, not the −0 of its negation.
  return 0 - (of('live') + (config.payments === 'live' ? 0 : of('sandbox')));
}
