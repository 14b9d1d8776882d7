import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { instant } from '#server/platform/db/columns.ts';
import { DIFFERENCE_KINDS, type DifferenceKind } from '#shared/payments/differences.ts';

/** Where the books and a provider disagree, until someone has found out why. An empty open list is green. */
export const differencesTable = pgTable(
  'payment_differences',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    kind: text({ enum: Object.keys(DIFFERENCE_KINDS) as [DifferenceKind, ...DifferenceKind[]] }).notNull(),
    provider: text().notNull(),
    providerRef: text().notNull(),
    lessonId: uuid(),
    oursCents: integer(),
    theirsCents: integer(),
    /** What was seen, pt-BR. */
    detail: text().notNull(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    resolvedAt: instant(),
    resolvedBy: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    resolution: text(),
  },
  (table) => [
    uniqueIndex('payment_differences_open')
      .on(table.kind, table.provider, table.providerRef)
      .where(sql`${table.resolvedAt} is null`),
    index('payment_differences_newest').on(table.firstSeenAt, table.id),
  ],
);
export type DifferenceRow = typeof differencesTable.$inferSelect;

/** When the books were last compared with each provider, and how it ended. */
export const comparisonsTable = pgTable('payment_comparisons', {
  provider: text().primaryKey(),
  comparedAt: instant().notNull(),
  found: integer().notNull(),
});
