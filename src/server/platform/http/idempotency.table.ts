import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What an Idempotency-Key was answered with, for 24 hours. */
export const idempotencyTable = pgTable(
  'idempotency_keys',
  {
    userId: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    status: integer().notNull(),
    body: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.endpoint, table.key] }),
    index().on(table.createdAt),
  ],
);
