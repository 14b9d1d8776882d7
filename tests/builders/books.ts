import { eq, sum } from 'drizzle-orm';
import {
  type LedgerAccount,
  ledgerEntriesTable,
  ledgerTransactionsTable,
} from '#server/payments/money/ledger.table.ts';
import { capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { PaymentTest } from './payments.ts';

export type Balances = Partial<Record<LedgerAccount, number>>;

/** Debit less credit of every account of the ledger, in centavos; of one lesson where it is named. */
export async function balances(db: Db, lessonId?: string): Promise<Balances> {
  const rows = await db
    .select({
      account: ledgerEntriesTable.account,
      cents: sum(ledgerEntriesTable.amountCents).mapWith(Number),
    })
    .from(ledgerEntriesTable)
    .innerJoin(ledgerTransactionsTable, eq(ledgerTransactionsTable.id, ledgerEntriesTable.transactionId))
    .where(lessonId === undefined ? undefined : eq(ledgerTransactionsTable.lessonId, lessonId))
    .groupBy(ledgerEntriesTable.account);
  return Object.fromEntries(rows.flatMap(({ account, cents }) => (cents === 0 ? [] : [[account, cents]])));
}

export interface ProviderBooks {
  paypal: number;
  pix: number;
}

/** What both providers hold for us by their own books, in centavos of whatever currency. */
export async function providerBooks({
  paypal,
  pix,
}: Pick<PaymentTest, 'paypal' | 'pix'>): Promise<ProviderBooks> {
  const back = (refunds: { amountCents: number; status: string }[], done: string) =>
    refunds.reduce((total, { amountCents, status }) => total + (status === done ? amountCents : 0), 0);
  const cards = (await paypal.control.books()).map(({ amountCents, status, refunds }) => {
    const isIn = ['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(status);
    return isIn ? amountCents - back(refunds, 'COMPLETED') : 0;
  });
  const received = (await pix.control.books()).map(
    ({ amountCents, refunds }) => amountCents - back(refunds, 'DEVOLVIDO'),
  );
  const total = (amounts: number[]) => amounts.reduce((all, cents) => all + cents, 0);
  return { paypal: total(cards), pix: total(received) };
}

/** How often a lesson was paid, and what of its refunds is still open. */
export async function settlements(
  db: Db,
  lessonId: string,
): Promise<{ settling: number; openRefunds: number }> {
  const captures = await db
    .select({ isSettling: capturesTable.isSettling })
    .from(capturesTable)
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .where(eq(chargesTable.lessonId, lessonId));
  const refunds = await db
    .select({ status: refundsTable.status })
    .from(refundsTable)
    .innerJoin(capturesTable, eq(capturesTable.id, refundsTable.captureId))
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .where(eq(chargesTable.lessonId, lessonId));
  return {
    settling: captures.filter(({ isSettling }) => isSettling).length,
    openRefunds: refunds.filter(({ status }) => status !== 'completed').length,
  };
}
