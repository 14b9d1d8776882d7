import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What figures over whole tables are summed from: triggers of a migration by hand add a row for every change that a
 * figure counts, in its transaction. Rows are added, never changed, so that nobody waits for anybody; housekeeping
 * folds them together.
 */
export const talliesTable = pgTable(
  'tallies',
  {
    kind: text({ enum: ['lessons', 'ratings', 'ledger'] }).notNull(),
    /** A status; stars; account, currency and `live` or `sandbox`. */
    name: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('tallies_of_kind').on(table.kind, table.name)],
);
export type TallyKind = (typeof talliesTable.$inferSelect)['kind'];
