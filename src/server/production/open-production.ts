import { findLesson } from '#server/lessons/lesson-access.api.ts';
import { listAdjustments } from '#server/lessons/analysis/lesson-analysis.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { presentProduction } from './worklist/list-productions.ts';
import { findProduction } from './production-access.ts';

/**
 * One production with what its teacher asked for before approving.
 * @throws Problem `production_not_found`
 */
export async function openProduction(
  db: Db,
  viewer: Viewer,
  { id, now }: { id: string; now: Date },
): Promise<OpenedProduction> {
  const { lessonId } = await findProduction(db, viewer, id);
  const lesson = await findLesson(db, viewer, lessonId);
  const [production, adjustments] = await Promise.all([
    presentProduction(db, { id, viewer, now }),
    listAdjustments(db, lesson),
  ]);
  return { ...production, adjustments };
}
