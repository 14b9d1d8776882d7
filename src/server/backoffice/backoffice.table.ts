import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { INBOX_KINDS, type InboxKind } from '#shared/backoffice/inbox-kinds.ts';
import { LEAD_STATUSES, type LeadStatus } from '#shared/backoffice/lead-status.ts';
import type { Modality } from '#shared/backoffice/leads.contract.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { keysOf } from '#shared/http/keys-of.ts';

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

/**
 * What an admin said of something that waits: done with, or to come back later. What waits itself is found in the
 * tables it stands in; the occurrence (the last message, the deadline, the try) makes a new one wait again.
 */
export const inboxMarksTable = pgTable(
  'inbox_marks',
  {
    kind: text({ enum: keysOf<InboxKind>(INBOX_KINDS) }).notNull(),
    subject: uuid().notNull(),
    occurrence: text().notNull(),
    lessonId: uuid().references(() => lessonsTable.id, { onDelete: 'cascade' }),
    state: text({ enum: ['done', 'snoozed'] }).notNull(),
    /** When it comes back; of what is put off alone. */
    until: timestamp({ withTimezone: true, precision: 3 }),
    markedBy: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    markedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.occurrence] }),
    index('inbox_marks_newest').on(table.markedAt),
    check('inbox_marks_until', sql`(${table.state} = 'snoozed') = (${table.until} is not null)`),
  ],
);
