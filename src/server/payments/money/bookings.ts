import type { Tx } from '#server/platform/db/database.ts';
import type { PaymentMethod } from '#shared/payments/payment-status.ts';
import { type LedgerAccount, ledgerEntriesTable, ledgerTransactionsTable } from './ledger.table.ts';
import type { CaptureRow, ChargeRow } from './payments.table.ts';
import type { RefundRow } from './refunds.table.ts';

/** The account in which each way to pay holds our money. */
const ACCOUNT_OF = { card: 'paypal', pix: 'pix', manual: 'manual' } as const satisfies Record<
  PaymentMethod,
  LedgerAccount
>;

type Books = Pick<ChargeRow, 'lessonId' | 'isLive'>;
const about = (charge: Books, at: Date) => ({ lessonId: charge.lessonId, isLive: charge.isLive, at });

/** Money came in: it belongs to its payer until it pays something. */
export const bookCapture = (tx: Tx, charge: Books, capture: CaptureRow, at: Date) =>
  book(tx, {
    ...about(charge, at),
    ref: `capture:${capture.id}`,
    kind: 'capture',
    amountCents: capture.amountCents,
    currency: capture.currency,
    debit: ACCOUNT_OF[capture.method],
    credit: 'owed',
  });

/** The price of the lesson is earned; what is above it stays owed. */
export const bookSettlement = (tx: Tx, charge: ChargeRow, capture: CaptureRow, at: Date) =>
  book(tx, {
    ...about(charge, at),
    ref: `settle:${capture.id}`,
    kind: 'settle',
    amountCents: charge.amountCents,
    debit: 'owed',
    credit: 'sales',
  });

/** A refund of what was earned: from now on it is owed. */
export const bookRefundGranted = (tx: Tx, charge: Books, refund: RefundRow, at: Date) =>
  book(tx, {
    ...about(charge, at),
    ref: `refund:${refund.id}:owed`,
    kind: 'refund',
    amountCents: refund.amountCents,
    debit: 'sales',
    credit: 'owed',
  });

/** The payer has it back. */
export const bookRefundPaid = (tx: Tx, charge: Books, capture: CaptureRow, refund: RefundRow, at: Date) =>
  book(tx, {
    ...about(charge, at),
    ref: `refund:${refund.id}:paid`,
    kind: 'refund_paid',
    amountCents: refund.amountCents,
    currency: capture.currency,
    debit: 'owed',
    credit: refund.isManual ? 'manual' : ACCOUNT_OF[capture.method],
  });

/** The payer's bank took it back from us: a loss, or what we owed the payer anyway. */
export const bookDispute = (
  tx: Tx,
  charge: Books,
  capture: CaptureRow,
  taken: { amountCents: number; totalCents: number; from: 'chargebacks' | 'owed'; at: Date },
) =>
  book(tx, {
    ...about(charge, taken.at),
    ref: `dispute:${capture.id}:${taken.totalCents}:${taken.from}`,
    kind: 'dispute',
    amountCents: taken.amountCents,
    currency: capture.currency,
    debit: taken.from,
    credit: ACCOUNT_OF[capture.method],
  });

interface Booking {
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
async function book(tx: Tx, booking: Booking): Promise<void> {
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
