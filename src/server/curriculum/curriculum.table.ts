import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { instant, quoted } from '#server/platform/db/columns.ts';
import { SKILL_VERDICTS } from '#shared/curriculum/bncc.contract.ts';
import { SKILL_STAGES } from '#shared/curriculum/skill-code.ts';

/** The closed list: every skill of the national curriculum as it was imported. Written by an import alone, whole. */
export const skillsTable = pgTable(
  'curriculum_skills',
  {
    code: text().primaryKey(),
    stage: text({ enum: SKILL_STAGES }).notNull(),
    component: text().notNull(),
    componentName: text().notNull(),
    years: integer().array().notNull(),
    text: text().notNull(),
    places: text().array().notNull(),
    objects: text().array().notNull(),
    source: text().notNull(),
  },
  (table) => [check('curriculum_skills_stage_known', sql`${table.stage} in (${quoted(SKILL_STAGES)})`)],
);

/** When a list was imported; the newest tells processes whether the one they hold is still it. */
export const skillImportsTable = pgTable('curriculum_imports', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  skills: integer().notNull(),
  importedAt: instant().notNull(),
});

/** What led to a skill, kept with the verdict for weights that are learnt one day. */
export interface VerdictBasis {
  /** Place among the suggestions from 1. */
  rank: number;
  score: number;
  terms: string[];
  stage: string | null;
  components: readonly string[];
  years: readonly number[];
}

/**
 * What a teacher said of a skill for a lesson. The code is no foreign key: a new import may know it no longer, and the
 * verdict was given all the same. It goes with the lesson, as ratings do.
 */
export const skillVerdictsTable = pgTable(
  'lesson_skill_verdicts',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    lessonId: uuid()
      .notNull()
      .references(() => lessonsTable.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    verdict: text({ enum: SKILL_VERDICTS }).notNull(),
    /** Null where it was not among the suggestions. */
    basis: jsonb().$type<VerdictBasis>(),
    /** Null where the account is gone. */
    judgedBy: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    judgedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('lesson_skill_verdicts_once').on(table.lessonId, table.code),
    index('lesson_skill_verdicts_by').on(table.judgedBy),
    check('lesson_skill_verdicts_known', sql`${table.verdict} in (${quoted(SKILL_VERDICTS)})`),
  ],
);
