import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * Who did what to whom, when and from where, with what was before and after. Rows are never changed, but those with a
 * `mergeKey`, which count how often the same thing happened again.
 */
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
    /** The session it was done in; null where there was none, or nobody may know any more. */
    sessionId: uuid(),
    /** What counts as the same thing once more; null for what happened once. */
    mergeKey: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_subject').on(table.subjectId, table.createdAt, table.id),
    index('audit_log_of_kind').on(table.subjectType, table.createdAt, table.id),
    index('audit_log_of_action').on(table.action, table.createdAt, table.id),
    uniqueIndex('audit_log_merge_key_unique').on(table.mergeKey),
    index('audit_log_of_actor').on(table.actorId, table.createdAt, table.id),
  ],
);
