import { findDraft } from '#server/composition/composition.api.ts';
import { describeWrongState, findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { ProductionRow } from '#server/production/production.table.ts';
import {
  findProduction,
  findProductionOf,
  lockProduction,
  type Requester,
} from '#server/production/production-access.ts';
import { isDeliverable } from '#shared/composition/draft.contract.ts';
import { handOverDraft } from './hand-over-draft.ts';

const NO_NOTES = { path: 'notes', message: 'Escreva as observações da entrega' };

const UNJUDGED = 'A última mudança ainda está sendo conferida. Tente de novo em um instante.';

/**
 * A person hands the draft over as it is; see `handOverDraft`.
 * @throws Problem 400 without notes, `production_not_found`, `draft_not_found`, `draft_outdated` where another version
 * came since or it is not judged yet, `draft_faulty` where a hard check fails, `wrong_state`, `on_hold`
 */
export async function deliverDraft(
  deps: AppDeps,
  by: Requester,
  { lessonId, version, notes }: { lessonId: string; version: number; notes: string },
): Promise<ProductionRow> {
  const { db } = deps.database;
  if (notes === '') throw Problem.ofIssues([NO_NOTES]);
  const lesson = await findLesson(db, by, lessonId);
  if (lesson.status !== 'in_production') throw describeWrongState(lesson.status);
  const { id } = (await db.transaction((tx) => findProductionOf(tx, lessonId))) ?? { id: '' };
  await findProduction(db, by, id);
  const draft = await findDraft(db, lesson);
  if (!draft) throw new Problem('draft_not_found');
  if (draft.version !== version) throw new Problem('draft_outdated');
  if (!draft.isJudged) throw new Problem('draft_outdated', { message: UNJUDGED });
  if (!isDeliverable(draft.findings)) throw new Problem('draft_faulty');
  await handOverDraft(deps, by, {
    ...{ lesson, draft, notes },
    begin: async (tx) => {
      const locked = await lockProduction(tx, by, id);
      if (locked.lesson.status !== 'in_production') throw describeWrongState(locked.lesson.status);
      return locked;
    },
  });
  return findProduction(db, by, id);
}
