import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { filesTable } from '#server/files/files.table.ts';
import { instant } from '#server/platform/db/columns.ts';
import { PREVIEW_STATES } from '#shared/files/preview.contract.ts';
import { PREVIEW_REFUSALS, type PreviewRefusal } from './preview-refusals.ts';

const REFUSALS = Object.keys(PREVIEW_REFUSALS) as [PreviewRefusal, ...PreviewRefusal[]];

/** The pages of a file as pictures, from the first time they were asked for; they lie beside the file. */
export const filePreviewsTable = pgTable(
  'file_previews',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => filesTable.id, { onDelete: 'cascade' }),
    state: text({ enum: PREVIEW_STATES }).notNull().default('making'),
    /** Why there are no pictures; null unless the state is `none`. */
    refusal: text({ enum: REFUSALS }),
    pages: jsonb().$type<{ width: number; height: number }[]>().notNull().default([]),
    pageCount: integer().notNull().default(0),
    /** When they were asked for last, while they are being made. */
    askedAt: instant().notNull(),
  },
  (table) => [
    check('file_previews_refusal', sql`(${table.state} = 'none') = (${table.refusal} is not null)`),
  ],
);
export type PreviewRow = typeof filePreviewsTable.$inferSelect;
