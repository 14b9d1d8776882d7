import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { quoted } from '#server/platform/db/columns.ts';

/**
 * The accounts. Debit is positive: what providers hold for us grows by it; `sales` and `owed` are what we earned
 * and what belongs to payers, and grow by credit (negative).
 */
export const LEDGER_ACCOUNTS = ['paypal', 'pix', 'manual', 'owed', 'sales', 'chargebacks'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/**
 * One booking. Written once: triggers of a migration by hand refuse every change, and a transaction whose
 * entries do not sum to zero. Names no lesson by a key: the books outlive what they are about.
 */
export const ledgerTransactionsTable = pgTable(
  'ledger_transactions',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** What is booked, such as `capture:<id>`: the same thing is never booked twice. */
    ref: text().notNull(),
    kind: text().notNull(),
    lessonId: uuid().notNull(),
    isLive: boolean().notNull(),
    bookedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_ref').on(table.ref),
    index('ledger_transactions_booked').on(table.bookedAt),
    index('ledger_transactions_lesson').on(table.lessonId),
  ],
);

export const ledgerEntriesTable = pgTable(
  'ledger_entries',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactionsTable.id),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    /** Hundredths; debit positive, credit negative. */
    amountCents: integer().notNull(),
    currency: text().notNull().default('BRL'),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.account),
    check('ledger_entries_account_known', sql`${table.account} in (${quoted(LEDGER_ACCOUNTS)})`),
    check('ledger_entries_not_zero', sql`${table.amountCents} <> 0`),
  ],
);
