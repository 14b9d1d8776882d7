import type { EditingWish } from '#engine/composing/children/editing-task.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { outdated, type StudioDeps } from './edit-draft.ts';
import { findStudioLesson, loadNewest, refuseClosed } from './studio-lesson.ts';

const REFUSALS = {
  compose: 'Isto não veio da análise, por isso não há de onde montá-lo de novo.',
  mend: 'Isto só uma pessoa resolve: confira o slide e mude o que for preciso.',
};

/**
 * Proposes one slide of the newest version: as the analysis gives it, or without a finding. Nothing is kept.
 * @throws Problem `lesson_not_found`, `draft_not_found`, `wrong_state`, `on_hold`, `draft_outdated`, `draft_refused` where
 * there is nothing to propose
 */
export async function proposeSlide(
  deps: StudioDeps,
  viewer: Session,
  {
    lessonId,
    version,
    wish,
  }: { lessonId: string; version: number; wish: Exclude<EditingWish, { kind: 'draw' }> },
): Promise<{ slide: DraftSlide }> {
  const { db } = deps.database;
  const lesson = await findStudioLesson(db, viewer, lessonId);
  refuseClosed(lesson, viewer);
  const { made, deck } = await loadNewest(db, lesson);
  if (made.version !== version) throw await outdated(deps, viewer, lesson);
  const slide = await deps.editor.propose(lesson, deck, wish);
  if (!slide) throw new Problem('draft_refused', { message: REFUSALS[wish.kind] });
  return { slide };
}
