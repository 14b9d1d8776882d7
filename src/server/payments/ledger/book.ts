import type { Tx } from '#server/platform/db/database.ts';
import { type LedgerAccount, ledgerEntriesTable, ledgerTransactionsTable } from '#server/payments/money/ledger.table.ts';

export interface Booking {
  /** What is booked; unique, so that the same thing twice is a defect and not a second booking. */
  ref: string;
  kind: 'capture' | 'settle' | 'refund' | 'refund_paid' | 'dispute';
  lessonId: string;
  isLive: boolean;
  at: Date;
  amountCents: number;
  currency?: string;
  debit: LedgerAccount;
  credit: LedgerAccount;
}

/** Books one movement between two accounts, in the caller's transaction. */
export async function book(tx: Tx, booking: Booking): Promise<void> {
  const { ref, kind, lessonId, isLive, at, amountCents, currency = 'BRL' } = booking;
  const [transaction] = await tx
    .insert(ledgerTransactionsTable)
    .values({ ref, kind, lessonId, isLive, bookedAt: at })
    .returning({ id: ledgerTransactionsTable.id });
  if (!transaction) throw new Error('the booking was not written');
  await tx.insert(ledgerEntriesTable).values([
    { transactionId: transaction.id, account: booking.debit, amountCents, currency },
    { transactionId: transaction.id, account: booking.credit, amountCents: -amountCents, currency },
  ]);
}
