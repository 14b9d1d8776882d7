import { and, eq } from 'drizzle-orm';
import type { SkillIndex } from '#engine/pedagogy/curriculum/skill-index.ts';
import { presentLesson } from '#server/lessons/lesson-progress.api.ts';
import { describeWrongState, factsOf, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { LessonSkills, SkillVerdict } from '#shared/curriculum/bncc.contract.ts';
import { canJudgeSkills } from '#shared/lessons/lesson-policy.ts';
import { skillVerdictsTable, type VerdictBasis } from './curriculum.table.ts';
import { listLessonSkills, searchSkills } from './list-lesson-skills.ts';
import type { RecallSkills } from './recall-skills.ts';

/**
 * 'Usar' or 'Não serve', or either taken back. Of two at once the later one holds; the same again changes nothing but
 * the time.
 * @throws Problem `lesson_not_found`, `wrong_state`, `skill_not_found`, also where no list was imported
 */
export async function judgeSkill(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  session: Session,
  asked: { lessonId: string; code: string; verdict: SkillVerdict | null; recall: RecallSkills },
): Promise<LessonSkills> {
  const index = await asked.recall();
  return database.db.transaction(async (tx) => {
    const row = await findLesson(tx, session, asked.lessonId, { lock: true });
    const now = clock.now();
    if (!canJudgeSkills(session, factsOf(row, now))) throw describeWrongState(row.status);
    const skill = index?.byCode.get(asked.code.toUpperCase());
    if (!index || !skill) throw new Problem('skill_not_found');
    const { lessonId, code } = skillVerdictsTable;
    if (asked.verdict === null) {
      await tx.delete(skillVerdictsTable).where(and(eq(lessonId, row.id), eq(code, skill.code)));
    } else {
      const said = {
        verdict: asked.verdict,
        basis: await findBasis(tx, { row, session, now, index, code: skill.code }),
        judgedBy: session.userId,
        judgedAt: now,
      };
      await tx
        .insert(skillVerdictsTable)
        .values({ lessonId: row.id, code: skill.code, ...said })
        .onConflictDoUpdate({ target: [lessonId, code], set: said });
    }
    return listLessonSkills(tx, index, { row, viewer: session, now });
  });
}

/** How the skill came to be suggested; null where the teacher named it without that. */
async function findBasis(
  tx: Tx,
  {
    row,
    session,
    now,
    index,
    code,
  }: { row: LessonRow; session: Session; now: Date; index: SkillIndex; code: string },
): Promise<VerdictBasis | null> {
  const { course, suggested } = searchSkills(await presentLesson(tx, { row, viewer: session, now }), index);
  const place = suggested.findIndex(({ skill }) => skill.code === code);
  const hit = suggested[place];
  return hit
    ? { rank: place + 1, score: Math.round(hit.score * 100) / 100, terms: hit.terms, ...course }
    : null;
}
