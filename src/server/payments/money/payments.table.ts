import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { instant, quoted } from '#server/platform/db/columns.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { ATTEMPT_STATUSES, PAYMENT_METHODS, type PaymentMethod } from '#shared/payments/payment-status.ts';

const id = () => uuid().primaryKey().default(sql`uuidv7()`);

export const CHARGE_STATUSES = ['open', 'settled', 'closed'] as const;
export const CAPTURE_STATUSES = ['pending', 'completed', 'declined'] as const;

/** What a lesson costs at one version of its price. A new price closes it and opens another. */
export const chargesTable = pgTable(
  'charges',
  {
    id: id(),
    lessonId: uuid()
      .notNull()
      .references(() => lessonsTable.id),
    priceVersion: integer().notNull(),
    amountCents: integer().notNull(),
    /** `settled`: one capture pays the lesson. `closed`: what still comes in goes back. */
    status: text({ enum: CHARGE_STATUSES }).notNull().default('open'),
    /** Money of a real provider; sandbox books may be cleared, live ones never. */
    isLive: boolean().notNull(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    unique('charges_of_price').on(table.lessonId, table.priceVersion),
    uniqueIndex('charges_one_open_or_settled')
      .on(table.lessonId)
      .where(sql`${table.status} in ('open', 'settled')`),
    check('charges_amount_positive', sql`${table.amountCents} > 0`),
    check('charges_status_known', sql`${table.status} in (${quoted(CHARGE_STATUSES)})`),
    check('charges_settled_at', sql`(${table.status} = 'settled') <= (${table.settledAt} is not null)`),
  ],
);
export type ChargeRow = typeof chargesTable.$inferSelect;

/** One try to pay a charge. Its id is the customer's payment id; keys of provider calls derive from it. */
export const attemptsTable = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey(),
    chargeId: uuid()
      .notNull()
      .references(() => chargesTable.id),
    method: text({ enum: keysOf<PaymentMethod>(PAYMENT_METHODS) }).notNull(),
    status: text({ enum: ATTEMPT_STATUSES }).notNull().default('created'),
    amountCents: integer().notNull(),
    /** PayPal order id or Pix txid; null until the provider gave one, and for manual. */
    providerRef: text(),
    /** The idempotency keys, stored before the call that uses them. */
    createKey: text().notNull(),
    captureKey: text(),
    /** When a capture was first sent: until its outcome is known money may come. */
    captureSentAt: instant(),
    pixCopyPaste: text(),
    expiresAt: instant(),
    /** When the reconciler asks the provider again; null where nothing is left to ask. */
    nextCheckAt: instant(),
    checks: integer().notNull().default(0),
    /** The provider's word for why it was declined or failed. */
    failure: text(),
    /** The admin who recorded a manual payment, and why. */
    recordedBy: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    note: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempts_create_key').on(table.createKey),
    uniqueIndex('payment_attempts_provider_ref').on(table.method, table.providerRef),
    index('payment_attempts_of_charge').on(table.chargeId, table.createdAt),
    index('payment_attempts_newest').on(table.createdAt, table.id),
    index('payment_attempts_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    uniqueIndex('payment_attempts_one_live_pix')
      .on(table.chargeId)
      .where(sql`${table.method} = 'pix' and ${table.status} in ('created', 'awaiting_payer')`),
    check('payment_attempts_amount_positive', sql`${table.amountCents} > 0`),
    check('payment_attempts_status_known', sql`${table.status} in (${quoted(ATTEMPT_STATUSES)})`),
    check(
      'payment_attempts_manual_reason',
      sql`${table.method} <> 'manual' or length(trim(${table.note})) > 0`,
    ),
  ],
);
export type AttemptRow = typeof attemptsTable.$inferSelect;

/** Money that came in under an attempt, as the provider reports it. At most one of a charge settles it. */
export const capturesTable = pgTable(
  'payment_captures',
  {
    id: id(),
    attemptId: uuid()
      .notNull()
      .references(() => attemptsTable.id),
    chargeId: uuid()
      .notNull()
      .references(() => chargesTable.id),
    method: text({ enum: keysOf<PaymentMethod>(PAYMENT_METHODS) }).notNull(),
    /** PayPal capture id, Pix endToEndId; the attempt's id for manual. */
    providerRef: text().notNull(),
    status: text({ enum: CAPTURE_STATUSES }).notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** Whether it is the one that pays the lesson. */
    isSettling: boolean().notNull().default(false),
    /** Taken back by the payer's bank: chargeback or Pix MED. */
    disputedCents: integer().notNull().default(0),
    receivedAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('payment_captures_provider_ref').on(table.method, table.providerRef),
    uniqueIndex('payment_captures_one_settling').on(table.chargeId).where(sql`${table.isSettling}`),
    index('payment_captures_of_attempt').on(table.attemptId),
    /** Money that paid nothing: few of very many. */
    index('payment_captures_unsettled').on(table.attemptId).where(sql`not ${table.isSettling}`),
    index('payment_captures_received').on(table.receivedAt),
    check('payment_captures_amount_positive', sql`${table.amountCents} > 0`),
    check('payment_captures_status_known', sql`${table.status} in (${quoted(CAPTURE_STATUSES)})`),
    check(
      'payment_captures_settling_is_money',
      sql`not ${table.isSettling} or (${table.status} = 'completed' and ${table.currency} = 'BRL')`,
    ),
    check('payment_captures_disputed', sql`${table.disputedCents} between 0 and ${table.amountCents}`),
  ],
);
export type CaptureRow = typeof capturesTable.$inferSelect;

/** What a provider told us, kept before it is acted on: the same webhook twice is one row. */
export const providerEventsTable = pgTable(
  'provider_events',
  {
    id: id(),
    provider: text({ enum: ['paypal', 'pix'] }).notNull(),
    /** The provider's id of the webhook; for Pix, which has none, the hash of its content. */
    eventId: text().notNull(),
    type: text().notNull(),
    /** What to ask the provider about: PayPal order or capture id, Pix txid. */
    orderRef: text(),
    captureRef: text(),
    /** As it came; after 90 days only the hash is left. */
    body: text(),
    bodySha256: text().notNull(),
    status: text({ enum: ['received', 'processed', 'ignored'] })
      .notNull()
      .default('received'),
    receivedAt: instant().notNull(),
    processedAt: instant(),
  },
  (table) => [
    uniqueIndex('provider_events_once').on(table.provider, table.eventId),
    index('provider_events_received').on(table.receivedAt),
    index('provider_events_waiting').on(table.receivedAt).where(sql`${table.status} = 'received'`),
  ],
);
