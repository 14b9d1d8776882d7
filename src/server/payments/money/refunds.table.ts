import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { instant, quoted } from '#server/platform/db/columns.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import {
  REFUND_REASONS,
  REFUND_REQUEST_KINDS,
  REFUND_REQUEST_STATUSES,
  REFUND_STATUSES,
  type RefundReason,
  type RefundRequestKind,
  type RefundRequestStatus,
  type RefundStatus,
} from '#shared/payments/refund-status.ts';
import { capturesTable } from './payments.table.ts';

const person = () => uuid().references(() => usersTable.id, { onDelete: 'set null' });

/**
 * Money to give back of one capture. A row is a debt until it is `completed`; a trigger (migration by hand)
 * keeps the sum of a capture's refunds within what came in.
 */
export const refundsTable = pgTable(
  'payment_refunds',
  {
    /** Its hex digits are the Pix devolução id. */
    id: uuid().primaryKey(),
    captureId: uuid()
      .notNull()
      .references(() => capturesTable.id),
    amountCents: integer().notNull(),
    reason: text({ enum: keysOf<RefundReason>(REFUND_REASONS) }).notNull(),
    note: text().notNull().default(''),
    status: text({ enum: keysOf<RefundStatus>(REFUND_STATUSES) })
      .notNull()
      .default('requested'),
    providerRef: text(),
    /** Grows when an admin sends a refused one once more: the provider then sees another id. */
    tries: integer().notNull().default(1),
    failure: text(),
    /** Paid back outside the provider, recorded by an admin. */
    isManual: boolean().notNull().default(false),
    nextCheckAt: instant(),
    checks: integer().notNull().default(0),
    /** Null where a rule decided, not a person. */
    requestedBy: person(),
    /** What the teacher asked that it answers; null where nobody asked. */
    requestId: uuid().references(() => refundRequestsTable.id, { onDelete: 'set null' }),
    /** The admin who recorded that it was paid back outside the provider. */
    settledBy: person(),
    createdAt: instant().notNull(),
    completedAt: instant(),
  },
  (table) => [
    index('payment_refunds_of_capture').on(table.captureId),
    index('payment_refunds_newest').on(table.createdAt, table.id),
    index('payment_refunds_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    check('payment_refunds_amount_positive', sql`${table.amountCents} > 0`),
    check('payment_refunds_status_known', sql`${table.status} in (${quoted(keysOf(REFUND_STATUSES))})`),
    check(
      'payment_refunds_completed_at',
      sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`,
    ),
  ],
);
export type RefundRow = typeof refundsTable.$inferSelect;

/** What a teacher asked for, and what became of it. One open request of a lesson at a time. */
export const refundRequestsTable = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    lessonId: uuid()
      .notNull()
      .references(() => lessonsTable.id),
    kind: text({ enum: keysOf<RefundRequestKind>(REFUND_REQUEST_KINDS) }).notNull(),
    reason: text().notNull(),
    status: text({ enum: keysOf<RefundRequestStatus>(REFUND_REQUEST_STATUSES) })
      .notNull()
      .default('open'),
    answer: text(),
    decidedBy: person(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('refund_requests_one_open').on(table.lessonId).where(sql`${table.status} = 'open'`),
    index('refund_requests_newest').on(table.createdAt, table.id),
  ],
);
export type RefundRequestRow = typeof refundRequestsTable.$inferSelect;
