import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The books of the provider emulators of `PAYMENTS=sandbox`. Nothing of ours reads them but the emulators. */
export const sandboxObjectsTable = pgTable(
  'sandbox_objects',
  {
    kind: text().notNull(),
    id: text().notNull(),
    value: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
