import { and, eq, type SQL, sql } from 'drizzle-orm';
import {
  type LedgerAccount,
  ledgerEntriesTable,
  ledgerTransactionsTable,
} from '#server/payments/ledger/ledger.table.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
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
  const [balance] = await db
    .select({ cents: sql<string>`coalesce(-sum(${ledgerEntriesTable.amountCents}), 0)`.mapWith(Number) })
    .from(ledgerEntriesTable)
    .innerJoin(ledgerTransactionsTable, eq(ledgerTransactionsTable.id, ledgerEntriesTable.transactionId))
    .where(
      and(
        eq(ledgerEntriesTable.account, account),
        eq(ledgerEntriesTable.currency, 'BRL'),
        countedBookings(config),
      ),
    );
  return Number(balance?.cents ?? 0);
}

/** Captured less refunded since the beginning, in centavos. */
export const totalRevenue = (db: DbOrTx, config: AppDeps['config']): Promise<number> =>
  creditOf(db, config, 'sales');
