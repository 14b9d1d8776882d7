import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { LEAD_STATUSES, type LeadStatus } from '#shared/backoffice/lead-status.ts';
import type { Modality } from '#shared/backoffice/leads.contract.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';

const LEAD_STATUS_NAMES = Object.keys(LEAD_STATUSES) as [LeadStatus, ...LeadStatus[]];
const id = () => uuid().primaryKey().default(sql`uuidv7()`);
const createdAt = () => timestamp({ withTimezone: true, precision: 3 }).notNull();

/** What admins note about a lesson for each other; neither teacher nor editor sees it. */
export const lessonNotesTable = pgTable(
  'lesson_notes',
  {
    id: id(),
    lessonId: uuid()
      .notNull()
      .references(() => lessonsTable.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('lesson_notes_lesson').on(table.lessonId, table.createdAt, table.id),
    check('lesson_notes_not_blank', sql`length(trim(${table.text})) > 0`),
  ],
);

/** A school that asks for an institutional offer. */
export const leadsTable = pgTable(
  'leads',
  {
    id: id(),
    school: text().notNull(),
    /** Without punctuation. */
    cnpj: text(),
    contact: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    subjects: text().notNull(),
    modality: text({ enum: Object.keys(MODALITIES) as [Modality, ...Modality[]] }).notNull(),
    /** How far it has been answered. */
    status: text({ enum: LEAD_STATUS_NAMES }).notNull().default('new'),
    /** Folded for searching. */
    searchText: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('leads_newest').on(table.createdAt, table.id),
    check(
      'leads_status_known',
      sql`${table.status} in (${sql.raw(LEAD_STATUS_NAMES.map((name) => `'${name}'`).join(', '))})`,
    ),
  ],
);
export type LeadRow = typeof leadsTable.$inferSelect;
