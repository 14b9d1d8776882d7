import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { skillVerdictsTable } from './curriculum.table.ts';

export type VerdictRow = Pick<typeof skillVerdictsTable.$inferSelect, 'code' | 'verdict' | 'judgedAt'>;

/** What was said of skills for a lesson, by code. Whoever asks may see the lesson. */
export const listVerdicts = (db: DbOrTx, lessonId: string): Promise<VerdictRow[]> => {
  const { code, verdict, judgedAt, lessonId: ofLesson } = skillVerdictsTable;
  return db
    .select({ code, verdict, judgedAt })
    .from(skillVerdictsTable)
    .where(eq(ofLesson, lessonId))
    .orderBy(asc(code));
};
