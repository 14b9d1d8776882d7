import { modalityOf } from '#server/accounts/accounts.api.ts';
import { factsOf, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type Draft, isDeliverable } from '#shared/composition/draft.contract.ts';
import { isClear, isOwner, type Viewer } from '#shared/lessons/lesson-policy.ts';
import { findComposition } from './compositions.queries.ts';
import { formatsOf, nameDraft } from './draft-file.ts';
import { noteOpening } from './draft-openings.ts';
import { requestComposition } from './request-composition.ts';

const NO_ANALYSIS =
  'O material não pôde ser analisado, por isso não há rascunho. Comece pelo material enviado.';

/**
 * The draft as this viewer may know it: who makes the lesson sees findings and files, its teacher that it is there.
 * @throws Problem `draft_not_found` before payment
 */
export async function readDraft(deps: AppDeps, lesson: LessonRow, viewer: Viewer): Promise<Draft> {
  if (!isClear(factsOf(lesson))) throw new Problem('draft_not_found');
  const isByItself =
    lesson.status === 'paid' && (await modalityOf(deps.database.db, lesson.ownerId)) === 'ia_total';
  const empty: Omit<Draft, 'status'> = {
    ...{ reason: null, version: 0, size: 0, findings: [], files: [] },
    isDelivered: false,
    isJudged: true,
    byItself: isByItself ? 'held' : null,
    unit: lesson.serviceType === 'booklet' ? 'page' : 'slide',
  };
  if (lesson.analysisVersion === 0) return { ...empty, status: 'none', reason: NO_ANALYSIS };
  const made = await findComposition(deps.database.db, lesson);
  if (made === null || made.isPartial) {
    await requestComposition(deps.database.db, deps, lesson);
    return { ...empty, status: 'composing', byItself: isByItself ? 'soon' : null };
  }
  if (made.refusal !== null) return { ...empty, status: 'none', reason: made.refusal };
  const { version, isJudged } = made;
  const size = made.pages.length;
  // Of a version that is not judged yet nobody may read the findings of the one before.
  const findings = isJudged ? made.findings : [];
  const isDelivered = made.deliveredAt !== null;
  const coming = made.ownDeliveryFailedAt === null ? 'soon' : 'failed';
  const byItself = isByItself && isJudged && isDeliverable(findings) ? coming : empty.byItself;
  if (isOwner(viewer, lesson)) return { ...empty, status: 'ready', version, size, isDelivered, byItself };
  await noteOpening(deps, lesson, viewer, version);
  return {
    ...{ ...empty, status: 'ready', version, size, isJudged, findings, isDelivered, byItself },
    files: formatsOf(lesson).map((format) => ({
      format,
      name: nameDraft(lesson, format),
      url: `/api/lessons/${lesson.id}/draft/files/${format}?version=${version}`,
    })),
  };
}
