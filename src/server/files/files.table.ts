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
import { FILE_STATUSES, FILE_TYPES, SCAN_STATUSES } from '#shared/files/files.contract.ts';

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
    /** The name folded for searching; its trigram index stands in a migration written by hand. */
    nameSearch: text().notNull().default(''),
    /** Judged by content, never what the sender claimed. */
    mimeType: text().notNull(),
    fileType: text({ enum: FILE_TYPES }).notNull(),
    status: text({ enum: FILE_STATUSES }).notNull().default('active'),
    isBlocked: boolean().notNull().default(false),
    /** Why it is blocked, pt-BR. */
    blockReason: text(),
    /** Sent in the conversation of the lesson: what the production sends so is for the customer to see. */
    isAttachment: boolean().notNull().default(false),
    /** Deliveries of a lesson are counted; every other file is version 1. */
    version: integer().notNull().default(1),
    scanStatus: text({ enum: SCAN_STATUSES }).notNull().default('not_scanned'),
    /** When a final delivery went to the customer; null of one that is only uploaded, and of every other file. */
    handedOverAt: timestamp({ withTimezone: true, precision: 3 }),
    /** When another material took its place; null of every other file. */
    replacedAt: timestamp({ withTimezone: true, precision: 3 }),
    deletedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** What a deleted file was before, and becomes again when it is restored. */
    statusBefore: text({ enum: FILE_STATUSES }),
    /** `leaving` from the moment the purge took the file: from then on nobody is promised its bytes any more. */
    bytes: text({ enum: ['kept', 'leaving', 'gone'] })
      .notNull()
      .default('kept'),
    sizeBytes: integer().notNull(),
    /** Hex SHA-256 of the bytes. */
    sha256: text().notNull(),
    storageKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('files_lesson').on(table.lessonId, table.createdAt),
    index('files_of_uploader').on(table.uploaderId),
    index('files_newest').on(table.createdAt, table.id),
    index('files_of_status').on(table.status, table.createdAt, table.id),
    index('files_of_type').on(table.fileType, table.createdAt, table.id),
    index('files_waiting_for_scan').on(table.createdAt).where(sql`${table.scanStatus} = 'scanning'`),
    index('files_infected').on(table.createdAt).where(sql`${table.scanStatus} = 'infected'`),
    index('files_replaced').on(table.replacedAt).where(sql`${table.replacedAt} is not null`),
    index('files_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    uniqueIndex('files_delivery_version')
      .on(table.lessonId, table.version)
      .where(sql`${table.fileType} = 'final_delivery'`),
    uniqueIndex('files_storage_key_unique').on(table.storageKey),
    check('files_deleted_has_time', sql`(${table.status} = 'deleted') = (${table.deletedAt} is not null)`),
    check('files_size_positive', sql`${table.sizeBytes} > 0`),
  ],
);
