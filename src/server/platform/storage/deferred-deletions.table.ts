import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/** Bytes that were to go while a backup was being made, which may still need them: they go after it. */
export const deferredDeletionsTable = pgTable('deferred_deletions', {
  storageKey: text().primaryKey(),
  askedAt: instant().notNull().defaultNow(),
});
