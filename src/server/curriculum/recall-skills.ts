import { asc } from 'drizzle-orm';
import { buildSkillIndex, type SkillIndex } from '#engine/pedagogy/curriculum/skill-index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { skillImportsTable, skillsTable } from './curriculum.table.ts';

/** The list as it is now, made searchable; null before the first import. */
export type RecallSkills = () => Promise<SkillIndex | null>;

/**
 * Builds the index once for each import, in each process: a call asks only whether another list has come since. Of calls
 * at once one builds and the others wait for it.
 */
export function openSkillRecall(db: Db): RecallSkills {
  let held: { importId: string; index: Promise<SkillIndex> } | null = null;
  return async () => {
    const [latest] = await db.select({ id: skillImportsTable.id }).from(skillImportsTable);
    if (!latest) return null;
    if (held?.importId !== latest.id) {
      const index = readIndex(db);
      held = { importId: latest.id, index };
      index.catch(() => {
        if (held?.index === index) held = null;
      });
    }
    return held.index;
  };
}

async function readIndex(db: Db): Promise<SkillIndex> {
  return buildSkillIndex(await db.select().from(skillsTable).orderBy(asc(skillsTable.code)));
}
