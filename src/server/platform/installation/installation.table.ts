import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/** Which installation this database belongs to: one row, from the first start on. */
export const installationTable = pgTable(
  'installation',
  {
    isOnly: boolean().primaryKey().default(true),
    id: uuid().notNull(),
    /** False while a first start has not yet noted the id in the storage. */
    isInStorage: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [check('installation_only_one', sql`${table.isOnly}`)],
);
