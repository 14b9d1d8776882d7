import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { filesTable } from '#server/files/files.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { instant, quoted } from '#server/platform/db/columns.ts';
import type { DraftFormat } from '#shared/composition/draft.contract.ts';
import type { DeliveryReport } from '#shared/production/delivery-report.ts';
import type { DraftWork } from '#shared/production/draft-work.ts';
import { PRODUCTION_STATUSES, type ProductionStatus } from '#shared/production/production-status.ts';

export interface DeliveredCopy {
  format: DraftFormat;
  bytes: number;
  /** Hex, of the bytes that were drawn at the delivery. */
  sha256: string;
}

const STATUS_NAMES = Object.keys(PRODUCTION_STATUSES) as [ProductionStatus, ...ProductionStatus[]];
const REMINDERS = ['days_7', 'days_3', 'days_1', 'overdue'] as const;
const editor = () => uuid().references(() => usersTable.id, { onDelete: 'set null' });
const deliveryFile = () => uuid().references(() => filesTable.id, { onDelete: 'set null' });
const lessonId = () =>
  uuid()
    .notNull()
    .references(() => lessonsTable.id, { onDelete: 'cascade' });

/**
 * The work on a lesson from its assignment on; what it is now. A lesson that ends takes its production along, whatever
 * ended it: a trigger keeps `cancelled` in step (`end_production_with_lesson`). `production_rounds` tells how it came there.
 */
export const productionsTable = pgTable(
  'productions',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    lessonId: lessonId(),
    /** As the lesson's own `editorId`, changed with it; null once taken away or the account is gone. */
    editorId: editor(),
    status: text({ enum: STATUS_NAMES }).notNull().default('assigned'),
    /** 1, and one more with every revision asked for. */
    round: integer().notNull().default(1),
    /** The final file of this round: uploaded while it is worked on, delivered when it is completed. */
    deliveryFileId: deliveryFile(),
    editorNotes: text().notNull().default(''),
    assignedAt: instant().notNull(),
    startedAt: instant(),
    completedAt: instant(),
  },
  (table) => [
    uniqueIndex('productions_one_of_lesson').on(table.lessonId),
    index('productions_of_editor').on(table.editorId, table.assignedAt, table.id),
    index('productions_newest').on(table.assignedAt, table.id),
    index('productions_of_status').on(table.status, table.assignedAt, table.id),
    index('productions_open').on(table.editorId, table.lessonId).where(sql`${table.status} <> 'completed'`),
    check('productions_status_known', sql`${table.status} in (${quoted(STATUS_NAMES)})`),
    check(
      'productions_completed_at',
      sql`${table.status} = 'cancelled' or (${table.status} = 'completed') = (${table.completedAt} is not null)`,
    ),
  ],
);
export type ProductionRow = typeof productionsTable.$inferSelect;

/** One delivery and what led to it: the first one, then one for each revision. A delivered round stays as it is. */
export const productionRoundsTable = pgTable(
  'production_rounds',
  {
    productionId: uuid()
      .notNull()
      .references(() => productionsTable.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    /** What the teacher wants changed; null in the first round. */
    revisionText: text(),
    openedAt: instant().notNull(),
    fileId: deliveryFile(),
    notes: text().notNull().default(''),
    /** Who delivered, and what was due when: punctuality is counted from these. */
    editorId: editor(),
    deadline: instant(),
    deliveredAt: instant(),
    /** Who handed it over, the editor or an admin; null where the account is gone. */
    deliveredBy: editor(),
    /** Slides or pages of the uploaded file; null where they could not be counted. */
    units: integer(),
    /** The version of the draft that was handed over as it is; null where the file came from elsewhere. */
    draftVersion: integer(),
    /** What that version can be had as besides the final file; drawn again when somebody asks. */
    copies: jsonb().$type<DeliveredCopy[]>(),
    /** What was found of an uploaded file; null where nobody could judge it, and for a draft, which has its own. */
    report: jsonb().$type<DeliveryReport>(),
    /** How much of the machine's draft was handed over; null where no draft was. */
    work: jsonb().$type<DraftWork>(),
  },
  (table) => [
    primaryKey({ columns: [table.productionId, table.round] }),
    index('production_rounds_delivered')
      // With the deadline: punctuality is told from the index alone.
      .on(table.editorId, table.deliveredAt, table.deadline)
      .where(sql`${table.deliveredAt} is not null`),
  ],
);

export type RoundRow = typeof productionRoundsTable.$inferSelect;

/** How a teacher found a delivery; the lesson's `ratedDelivery` grows with it. */
export const ratingsTable = pgTable(
  'ratings',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    lessonId: lessonId(),
    round: integer().notNull(),
    stars: integer().notNull(),
    comment: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('ratings_low').on(table.createdAt).where(sql`${table.stars} <= 2`),
    uniqueIndex('ratings_once_per_delivery').on(table.lessonId, table.round),
    check('ratings_stars_known', sql`${table.stars} between 1 and 5`),
  ],
);

/** Which warnings of a deadline have gone out; another deadline has its own. */
export const productionRemindersTable = pgTable(
  'production_reminders',
  {
    productionId: uuid()
      .notNull()
      .references(() => productionsTable.id, { onDelete: 'cascade' }),
    deadline: instant().notNull(),
    kind: text({ enum: REMINDERS }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productionId, table.deadline, table.kind] })],
);
