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
import { usersTable } from '#server/accounts/accounts.table.ts';
import { FILE_STATUSES, FILE_TYPES } from '#shared/files/files.contract.ts';

/**
 * What lies in the storage for a lesson. The foreign key to lessons stands in a migration written by
 * hand: lessons come after files in the order of rooms.
 */
export const filesTable = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    lessonId: uuid().notNull(),
    uploaderId: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    /** Cleaned for showing. */
    originalName: text().notNull(),
    /** Judged by content, never what the sender claimed. */
    mimeType: text().notNull(),
    fileType: text({ enum: FILE_TYPES }).notNull(),
    status: text({ enum: FILE_STATUSES }).notNull().default('active'),
    isBlocked: boolean().notNull().default(false),
    sizeBytes: integer().notNull(),
    /** Hex SHA-256 of the bytes. */
    sha256: text().notNull(),
    storageKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('files_lesson').on(table.lessonId, table.createdAt),
    uniqueIndex('files_storage_key_unique').on(table.storageKey),
    check('files_size_positive', sql`${table.sizeBytes} > 0`),
  ],
);
export type FileRow = typeof filesTable.$inferSelect;
