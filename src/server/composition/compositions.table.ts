import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PlacedFinding } from '#engine/composing/compose-lesson.ts';
import type { PageWords } from '#engine/composing/name-pages.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { bytes, instant } from '#server/platform/db/columns.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import type { PaletteName, TemplateName, ThemeName } from '#shared/composition/themes.ts';

const lessonId = () =>
  uuid()
    .notNull()
    .references(() => lessonsTable.id, { onDelete: 'cascade' });

/**
 * The slides or pages of a lesson, each change a version; they go with the lesson. Pictures and files are drawn from a
 * version when they are asked for, and the same version gives the same ones.
 */
export const compositionsTable = pgTable(
  'compositions',
  {
    lessonId: lessonId(),
    version: integer().notNull(),
    /** The analysis that it was composed from. */
    analysisVersion: integer().notNull(),
    materialVersion: integer().notNull(),
    /** A Composition as gzipped JSON; null where none could be made. */
    composition: bytes(),
    /** Why there is none, pt-BR. */
    refusal: text(),
    pages: jsonb().$type<PageWords[]>().notNull(),
    findings: jsonb().$type<PlacedFinding[]>().notNull(),
    /** False while they are those of the version before: an edited booklet is judged once its picture is there. */
    isJudged: boolean().notNull().default(true),
    theme: text().$type<ThemeName | TemplateName>(),
    palette: text().$type<PaletteName>(),
    /** Whether a person chose the look: the next analysis keeps it then. */
    isLookChosen: boolean().notNull(),
    /** The pictures of the file were not taken out yet: a version with them follows. */
    isPartial: boolean().notNull().default(false),
    /** A person's work: an edited deck, or one of those in another look. No composing goes over it. */
    isEdited: boolean().notNull().default(false),
    /** Null for the machine, and where the account is gone. */
    createdBy: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    /** When it was handed over last: from then on it is kept as long as the lesson. Null where it never was. */
    deliveredAt: instant(),
    /** When the last try to hand it over by itself failed: a person takes it up. Null where none did. */
    ownDeliveryFailedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.version] }),
    index('compositions_by').on(table.createdBy),
    check('compositions_made_or_refused', sql`(${table.composition} is null) <> (${table.refusal} is null)`),
  ],
);
export type CompositionRow = typeof compositionsTable.$inferSelect;

/** The pictures of a material that are worth showing, taken out of its file once. */
export const lessonPicturesTable = pgTable(
  'lesson_pictures',
  {
    lessonId: lessonId(),
    materialVersion: integer().notNull(),
    pictures: jsonb().$type<Picture[]>().notNull(),
    /** Their bytes under their keys, a zip without compression. */
    bundle: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.materialVersion] })],
);

/** When who makes a lesson first saw the draft that a round of it begins with. */
export const draftOpeningsTable = pgTable(
  'draft_openings',
  {
    lessonId: lessonId(),
    /** 1, and one more with every revision asked for. */
    round: integer().notNull(),
    /** The version that was seen then. */
    version: integer().notNull(),
    openedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.round] })],
);

/** Pictures that an editor added to a lesson, made anew from what was uploaded. */
export const draftPicturesTable = pgTable(
  'draft_pictures',
  {
    lessonId: lessonId(),
    key: text().notNull(),
    picture: jsonb().$type<Picture>().notNull(),
    bytes: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.key] })],
);

/** Wishes of the teacher that an editor ticked off. */
export const wishTicksTable = pgTable(
  'wish_ticks',
  { lessonId: lessonId(), wish: text().notNull(), createdAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.lessonId, table.wish] })],
);
