import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who did what to whom, when and from where, with what was before and after. Rows are never changed. */
export const auditTable = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** Null where the machine acted, or the person is gone. */
    actorId: uuid(),
    actorRole: text().notNull(),
    /** Such as `lesson.edit` or `editor.delete`. */
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    ip: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_subject').on(table.subjectId, table.createdAt, table.id),
    index('audit_log_of_kind').on(table.subjectType, table.createdAt, table.id),
    index('audit_log_of_action').on(table.action, table.createdAt, table.id),
    index('audit_log_of_actor').on(table.actorId, table.createdAt, table.id),
  ],
);
