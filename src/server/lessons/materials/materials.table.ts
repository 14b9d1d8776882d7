import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { instant } from '#server/platform/db/columns.ts';
import { MATERIAL_KINDS } from '#shared/files/accepted-kinds.ts';
import { MATERIAL_STATUSES } from '#shared/lessons/materials.contract.ts';

/** Files sent ahead of their order, for a day. An order takes a copy, so that nothing else hangs on a row. */
export const materialsTable = pgTable(
  'materials',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** Cleaned for showing, with the ending of what it really is. */
    originalName: text().notNull(),
    kind: text({ enum: MATERIAL_KINDS }).notNull(),
    sizeBytes: integer().notNull(),
    /** Hex SHA-256 of the bytes. */
    sha256: text().notNull(),
    storageKey: text().notNull(),
    status: text({ enum: MATERIAL_STATUSES }).notNull().default('reading'),
    pageCount: integer(),
    recognisedPages: integer(),
    pagesToRecognise: integer(),
    characters: integer().notNull().default(0),
    words: integer().notNull().default(0),
    figures: integer().notNull().default(0),
    isEstimate: boolean().notNull().default(false),
    /** Why nothing could be read, pt-BR. */
    error: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('materials_of_owner').on(table.ownerId, table.createdAt, table.id),
    index('materials_expiry').on(table.expiresAt),
    uniqueIndex('materials_storage_key_unique').on(table.storageKey),
    check('materials_size_positive', sql`${table.sizeBytes} > 0`),
    check('materials_failed_has_error', sql`(${table.status} = 'failed') = (${table.error} is not null)`),
  ],
);
export type MaterialRow = typeof materialsTable.$inferSelect;
