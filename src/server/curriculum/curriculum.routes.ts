import type { FastifyInstance } from 'fastify';
import { findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/limits/rate-limit.ts';
import * as contract from '#shared/curriculum/bncc.contract.ts';
import { judgeSkill } from './judge-skill.ts';
import { listLessonSkills } from './list-lesson-skills.ts';
import { openSkillRecall } from './recall-skills.ts';

export function mountCurriculum(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  const recall = openSkillRecall(db);
  /** Verdicts of one account in an hour: some dozen lessons gone through with care. */
  const limit = createLimiter(deps.database, { name: 'skill-verdicts', points: 600, durationSeconds: 3600 });
  implement(app, deps, contract.listLessonSkills, async ({ params, session }) => {
    const row = await findLesson(db, session, params.id);
    return listLessonSkills(db, await recall(), { row, viewer: session, now: deps.clock.now() });
  });
  implement(app, deps, contract.judgeSkill, async ({ params, body, session }) => {
    await limit.consume(session.userId);
    const { id: lessonId, code } = params;
    return judgeSkill(deps, session, { lessonId, code, verdict: body.verdict, recall });
  });
}
