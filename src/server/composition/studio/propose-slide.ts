import type { ProposalWish } from '#engine/composing/children/editing-task.ts';
import { findComposition } from '#server/composition/compositions.queries.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { outdated, type StudioDeps } from './edit-draft.ts';
import { findStudioLesson, loadDeck, loadNewest, refuseClosed } from './studio-lesson.ts';

const REFUSALS = {
  compose: 'Isto não veio da análise, por isso não há de onde montá-lo de novo.',
  mend: 'Isto só uma pessoa resolve: confira e mude o que for preciso.',
};

/**
 * Proposes one slide of the newest version: as the analysis gives it, or without a finding. Nothing is kept.
 * @throws Problem `lesson_not_found`, `draft_not_found`, `wrong_state`, `on_hold`, `draft_outdated`, `draft_refused` where
 * there is nothing to propose
 */
export async function proposeSlide(
  deps: StudioDeps,
  viewer: Session,
  { lessonId, version, wish }: { lessonId: string; version: number; wish: ProposalWish },
): Promise<{ slide: DraftSlide }> {
  const { db } = deps.database;
  const lesson = await findStudioLesson(db, viewer, lessonId);
  refuseClosed(lesson, viewer);
  const newest = await loadNewest(db, lesson);
  if (newest.made.version !== version) throw await outdated(deps, viewer, lesson);
  const slide =
    wish.kind === 'compose' && newest.deck.kind === 'booklet'
      ? await findComposed(db, lesson, newest.deck, wish.slideId)
      : await deps.editor.propose(lesson, newest, wish);
  if (!slide) throw new Problem('draft_refused', { message: REFUSALS[wish.kind] });
  return { slide };
}

/** A section as it was composed, where it stands now: composed by itself it would have other pages than its chapter has. */
async function findComposed(
  db: DbOrTx,
  lesson: LessonRow,
  { slides }: DraftDeck,
  slideId: string,
): Promise<DraftSlide | null> {
  const made = await findComposition(db, lesson, { isEdited: false });
  const present = slides.find(({ id }) => id === slideId);
  if (!made || made.refusal !== null || !present) return null;
  const { deck } = await loadDeck(db, made);
  const composed = deck.slides.find(({ id }) => id === slideId);
  return composed ? { ...composed, section: present.section } : null;
}
