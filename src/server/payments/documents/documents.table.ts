import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { instant } from '#server/platform/db/columns.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/payments/invoice-status.ts';
import type { OrderSummary } from '#shared/payments/terms.ts';

/** Who the invoice of a lesson is made out to: a company with its CNPJ or a person with a CPF. */
export const lessonBillingTable = pgTable(
  'lesson_billing',
  {
    lessonId: uuid()
      .primaryKey()
      .references(() => lessonsTable.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['company', 'person'] }).notNull(),
    /** CNPJ (14, letters in upper case) or CPF (11 digits), without punctuation. */
    document: text().notNull(),
    /** Legal name of the company or name of the person. */
    name: text().notNull(),
    address: text().notNull(),
    email: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check(
      'lesson_billing_document',
      sql`(${table.kind} = 'company' and ${table.document} ~ '^[0-9A-Z]{12}[0-9]{2}$') or (${table.kind} = 'person' and ${table.document} ~ '^[0-9]{11}$')`,
    ),
  ],
);
export type BillingRow = typeof lessonBillingTable.$inferSelect;

/** What a customer agreed to before paying: the order's summary and the terms, as they read then. */
export const orderAcceptancesTable = pgTable(
  'order_acceptances',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    lessonId: uuid()
      .notNull()
      .references(() => lessonsTable.id, { onDelete: 'cascade' }),
    priceVersion: integer().notNull(),
    /** The analysis that was approved, with its outline; 0 where the order went on without one. */
    analysisVersion: integer().notNull().default(0),
    termsVersion: text().notNull(),
    summary: jsonb().$type<OrderSummary>().notNull(),
    /** Hex SHA-256 of the terms' text followed by the summary's, as they were shown. */
    sha256: text().notNull(),
    acceptedAt: instant().notNull(),
    /** The address the acceptance came from; null where a machine of ours acted. */
    ip: text(),
  },
  (table) => [
    unique('order_acceptances_once').on(
      table.lessonId,
      table.priceVersion,
      table.analysisVersion,
      table.termsVersion,
    ),
    check('order_acceptances_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
export type OrderAcceptanceRow = typeof orderAcceptancesTable.$inferSelect;

/** The fiscal document of a lesson. Tax law keeps it: a lesson with one is not deleted under it. */
export const invoicesTable = pgTable(
  'invoices',
  {
    lessonId: uuid()
      .primaryKey()
      .references(() => lessonsTable.id, { onDelete: 'restrict' }),
    /** The DPS number (nDPS) within our series. A refused DPS was never taken in: its number is used again. */
    number: integer().generatedAlwaysAsIdentity().notNull(),
    /** The DPS id (`DPS` and 42 digits); null before the first XML. */
    dpsId: text(),
    layoutVersion: text(),
    status: text({ enum: keysOf<InvoiceStatus>(INVOICE_STATUSES) })
      .notNull()
      .default('solicitada'),
    /** The DPS, signed where a certificate is configured. */
    xml: text(),
    /** The 50 digits under which the national system knows the document. */
    accessKey: text(),
    /** The document as the national system answered it. */
    issuedXml: text(),
    /** Why it stands where it stands, pt-BR. */
    reason: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('invoices_dps_id').on(table.dpsId),
    unique('invoices_number').on(table.number),
    unique('invoices_access_key').on(table.accessKey),
    index('invoices_of_status').on(table.status, table.createdAt),
    check(
      'invoices_status_known',
      sql`${table.status} in (${sql.raw(
        keysOf(INVOICE_STATUSES)
          .map((status) => `'${status}'`)
          .join(', '),
      )})`,
    ),
    check('invoices_issued_has_key', sql`${table.status} <> 'emitida' or ${table.accessKey} is not null`),
  ],
);
export type InvoiceRow = typeof invoicesTable.$inferSelect;
