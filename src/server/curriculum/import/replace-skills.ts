import { sql } from 'drizzle-orm';
import { skillImportsTable, skillsTable } from '#server/curriculum/curriculum.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Skill } from '#shared/curriculum/skill.ts';

/** As many rows at a time as the parameters of a statement bear. */
const AT_ONCE = 500;

/**
 * Puts this list in the place of the one before, all or nothing. Whoever reads meanwhile reads the one before; of two
 * imports at once one waits for the other.
 */
export async function replaceSkills(db: Db, skills: readonly Skill[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${skillsTable} in exclusive mode`);
    await tx.delete(skillsTable);
    for (let start = 0; start < skills.length; start += AT_ONCE)
      await tx.insert(skillsTable).values(skills.slice(start, start + AT_ONCE));
    await tx.delete(skillImportsTable);
    await tx.insert(skillImportsTable).values({ skills: skills.length, importedAt: now });
  });
}
