import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { MAIL_STATUSES, type MailStatus } from '#shared/messages/mail-status.ts';

const STATUS_NAMES = Object.keys(MAIL_STATUSES) as [MailStatus, ...MailStatus[]];

/**
 * Every mail of the product, from the transaction that calls for it until it is sent. Its words are written
 * when its turn comes and kept nowhere: links in mails open accounts.
 */
export const mailOutboxTable = pgTable(
  'mail_outbox',
  {
    /** Also the Message-ID, which a mail keeps however often it is tried. */
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** Who writes it and what about, such as `lesson.analysis_ready`. */
    kind: text().notNull(),
    /** What the writer needs; emptied once the mail is known to be sent or called off. */
    payload: jsonb().notNull(),
    status: text({ enum: STATUS_NAMES }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    /** The job that sends it; the same job may take it up again after its worker died. */
    claimedBy: text(),
    /** Until when the claim holds against other jobs. */
    leaseUntil: instant(),
    /** Known once it was written. No foreign key: the platform knows no accounts; see `forgetMailsOf`. */
    toUserId: uuid(),
    toAddress: text(),
    subject: text(),
    /** The lesson it is about, to be looked up; known once it was written, and no foreign key, for the same reason. */
    lessonId: uuid(),
    /** The code of the last failure, never the server's words: they may name people. */
    lastError: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    index('mail_outbox_newest').on(table.createdAt, table.id),
    index('mail_outbox_of_status').on(table.status, table.createdAt, table.id),
    index('mail_outbox_due').on(table.nextTryAt).where(sql`${table.status} in ('waiting', 'sending')`),
    check(
      'mail_outbox_status_known',
      sql`${table.status} in (${sql.raw(STATUS_NAMES.map((name) => `'${name}'`).join(', '))})`,
    ),
  ],
);
export type MailRow = typeof mailOutboxTable.$inferSelect;
