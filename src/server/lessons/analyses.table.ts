import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#server/platform/db/columns.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { OutlineEntry } from '#shared/analysis/outline/outline.ts';
import { lessonsTable } from './lessons.table.ts';

const lessonId = () =>
  uuid()
    .notNull()
    .references(() => lessonsTable.id, { onDelete: 'cascade' });
const createdAt = () => timestamp({ withTimezone: true, precision: 3 }).notNull();

/** Every analysis of a lesson is kept as a version; the lesson says which one is shown. */
export const lessonAnalysesTable = pgTable(
  'lesson_analyses',
  {
    lessonId: lessonId(),
    version: integer().notNull(),
    /** Which text and file it is about. */
    materialVersion: integer().notNull(),
    analysis: jsonb().$type<AiAnalysis>().notNull(),
    engine: text().notNull(),
    /** What is composed with of what was understood, as gzipped JSON; null in analyses of before and in edited outlines. */
    understood: bytes(),
    /** What the teacher made of the outline that `baseVersion` proposed; both null for what the engine made. */
    outline: jsonb().$type<OutlineEntry[]>(),
    baseVersion: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.version] }),
    check('lesson_analyses_edited', sql`(${table.outline} is null) = (${table.baseVersion} is null)`),
  ],
);

/** What was read of each material: the SourceDocument as gzipped JSON, for later analyses and the composer. */
export const lessonSourcesTable = pgTable(
  'lesson_sources',
  {
    lessonId: lessonId(),
    materialVersion: integer().notNull(),
    document: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.materialVersion] })],
);

/** What the teacher asked to be different ('Solicitar Ajustes'). */
export const lessonAdjustmentsTable = pgTable(
  'lesson_adjustments',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    lessonId: lessonId(),
    materialVersion: integer().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('lesson_adjustments_lesson').on(table.lessonId, table.materialVersion, table.id)],
);
