import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { filesTable } from '#server/files/files.table.ts';
import { instant, quoted } from '#server/platform/db/columns.ts';
import { GENRES } from '#shared/analysis/genres.ts';
import {
  DELIVERY_TYPES,
  type DeliveryType,
  SERVICE_TYPES,
  type ServiceType,
} from '#shared/catalog/catalog.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import {
  LESSON_TRANSITIONS,
  type LessonEvent,
  STATUS_NAMES,
  UNDERWAY,
} from '#shared/lessons/lesson-status.ts';
import {
  EDUCATION_LEVELS,
  type EducationLevel,
  OUTPUT_FORMATS,
  type OutputFormat,
} from '#shared/lessons/order.ts';
import { ROLES, type Role } from '#shared/roles.ts';
import { urgencyOf } from './lesson-urgency.ts';

export const lessonsTable = pgTable(
  'lessons',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => usersTable.id),
    /** The editor of its production, once there is one. */
    editorId: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** The title folded for searching; its trigram index stands in a migration written by hand. */
    titleSearch: text().notNull(),
    content: text().notNull(),
    /** The running log: entries `[date] author: text`, a blank line between them. */
    comments: text().notNull().default(''),
    format: text({ enum: keysOf<OutputFormat>(OUTPUT_FORMATS) }).notNull(),
    serviceType: text({ enum: keysOf<ServiceType>(SERVICE_TYPES) }).notNull(),
    /** Slides of a presentation or pages of a booklet. */
    size: integer().notNull(),
    deliveryType: text({ enum: keysOf<DeliveryType>(DELIVERY_TYPES) }).notNull(),
    priceCents: integer().notNull(),
    /** Grows with every change of the price: a charge is for one version. */
    priceVersion: integer().notNull().default(1),
    educationLevel: text({ enum: keysOf<EducationLevel>(EDUCATION_LEVELS) }),
    targetAudience: text().notNull().default(''),
    lessonMinutes: integer(),
    learningObjectives: text().notNull().default(''),
    /** What the teacher said the material is; null where the analysis judges it. */
    genre: text({ enum: GENRES }),
    /** Written by `changeLessonStatus` alone. */
    status: text({ enum: STATUS_NAMES }).notNull().default('submitted'),
    sourceFileId: uuid().references(() => filesTable.id),
    sourceFileName: text(),
    /** Grows with every change of text or file. */
    materialVersion: integer().notNull().default(1),
    /** The analysis asked for last; the result of any other one is dropped. */
    requestedAnalysis: integer().notNull().default(1),
    /** The analysis shown; 0 before the first. */
    analysisVersion: integer().notNull().default(0),
    /** Why the material could not be analysed, pt-BR; null where nothing failed. */
    analysisError: text(),
    revisionsUsed: integer().notNull().default(0),
    /** The delivery rated last, counted from 1; 0 before the first rating. Delivery n is that of n − 1 revisions. */
    ratedDelivery: integer().notNull().default(0),
    /** Production rests while a payment is contested; null otherwise. */
    onHoldSince: instant(),
    onHoldReason: text(),
    paidAt: instant(),
    deadline: instant(),
    completedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    // Ascending, read backwards: an index written `desc nulls last` does not serve a plain `desc`.
    index('lessons_of_owner').on(table.ownerId, table.createdAt, table.id),
    index('lessons_of_editor').on(table.editorId, table.createdAt, table.id),
    index('lessons_newest').on(table.createdAt, table.id),
    index('lessons_most_urgent').on(urgencyOf(table), table.id),
    index('lessons_most_urgent_of_owner').on(table.ownerId, urgencyOf(table), table.id),
    index('lessons_of_status').on(table.status, table.createdAt, table.id),
    index('lessons_open_due')
      .on(table.deadline, table.id)
      .where(sql`${table.status} in (${quoted(UNDERWAY)})`),
    /** Delivered last first; what was completed by hand without a delivery stands where it was ordered. */
    index('lessons_completed')
      .on(sql`coalesce(${table.completedAt}, ${table.createdAt})`, table.id)
      .where(sql`${table.status} = 'completed'`),
    index('lessons_due').on(table.deadline, table.id).where(sql`${table.status} = 'in_production'`),
    /** Paid for, and nobody makes it: few of very many. */
    index('lessons_without_editor')
      .on(table.deadline, table.id)
      .where(
        sql`${table.status} = 'paid' or (${table.status} = 'in_production' and ${table.editorId} is null)`,
      ),
    /** What could not be read waits for somebody; few of very many. */
    index('lessons_not_analysed')
      .on(table.updatedAt, table.id)
      .where(sql`${table.status} = 'submitted' and ${table.analysisError} is not null`),
    check('lessons_status_known', sql`${table.status} in (${quoted(STATUS_NAMES)})`),
    check('lessons_price_positive', sql`${table.priceCents} > 0`),
    check('lessons_size_positive', sql`${table.size} > 0`),
  ],
);

/** Every change of a lesson's status: who, when, from, to, why. Never changed, never deleted with an account. */
export const lessonTransitionsTable = pgTable(
  'lesson_transitions',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    lessonId: uuid()
      .notNull()
      .references(() => lessonsTable.id, { onDelete: 'cascade' }),
    event: text({ enum: ['submit', 'forced', ...keysOf<LessonEvent>(LESSON_TRANSITIONS)] }).notNull(),
    fromStatus: text({ enum: STATUS_NAMES }),
    toStatus: text({ enum: STATUS_NAMES }).notNull(),
    /** Null where the machine acted. */
    actorId: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    actorRole: text({ enum: [...keysOf<Role>(ROLES), 'worker', 'payment'] }).notNull(),
    reason: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('lesson_transitions_lesson').on(table.lessonId, table.createdAt, table.id),
    index('lesson_transitions_of_event').on(table.event, table.createdAt, table.id),
    index('lesson_transitions_of_actor').on(table.actorId, table.createdAt, table.id),
    index('lesson_transitions_newest').on(table.createdAt, table.id),
  ],
);
