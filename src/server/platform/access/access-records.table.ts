import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/**
 * Who used the product from which address and port, from when to when: what Marco Civil (Lei 12.965/2014), art. 15,
 * has us keep in secrecy for six months. One row for each run of requests; no screen reads it. No foreign keys: it outlives
 * sessions and accounts.
 */
export const accessRecordsTable = pgTable(
  'access_records',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** Null for a visitor. */
    userId: uuid(),
    sessionId: uuid(),
    address: text().notNull(),
    /** Null behind a proxy that does not tell it. */
    port: integer(),
    startedAt: instant().notNull(),
    lastAt: instant().notNull(),
    requests: integer().notNull(),
  },
  (table) => [
    index('access_records_started').on(table.startedAt),
    index('access_records_of_user').on(table.userId, table.startedAt),
  ],
);
