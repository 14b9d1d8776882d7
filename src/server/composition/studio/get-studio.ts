import { composeVersion, type Look } from '#server/composition/compose-version.ts';
import {
  findChosenLook,
  findComposition,
  findNewestVersion,
} from '#server/composition/compositions.queries.ts';
import { noteOpening } from '#server/composition/draft-openings.ts';
import { knownPictures, takePictures } from '#server/composition/lesson-pictures.ts';
import { findAnalysedOrder } from '#server/lessons/analysed-order.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { SavedDraft, Studio } from '#shared/composition/studio/studio.contract.ts';
import type { DeckEditor } from './deck-editor.ts';
import type { StudioDeps } from './edit-draft.ts';
import { findStudioLesson, loadNewest } from './studio-lesson.ts';
import { settleForStudio, tellSaved, tellStudio } from './tell-studio.ts';

/**
 * The newest version of a lesson's slides as the studio opens it; composed where nobody had it composed yet.
 * @throws Problem `lesson_not_found`, `draft_not_found`
 */
export async function getStudio(
  deps: AppDeps,
  editor: DeckEditor,
  viewer: Session,
  { lessonId, signal }: { lessonId: string; signal: AbortSignal },
): Promise<Studio> {
  const { db } = deps.database;
  const lesson = await findStudioLesson(db, viewer, lessonId);
  const made = await findComposition(db, lesson);
  if (!made || made.isPartial) await composeFirst(deps, lesson, signal);
  const version = await loadNewest(db, lesson);
  await noteOpening(deps, lesson, viewer, version.made.version);
  return tellStudio(deps, editor, { lesson, viewer, version });
}

/**
 * What is found in the newest version, judged now where that was left for later: the second answer to a save.
 * @throws Problem `lesson_not_found`, `draft_not_found`
 */
export async function getDraftFindings(
  deps: StudioDeps,
  viewer: Session,
  lessonId: string,
): Promise<Pick<SavedDraft, 'version' | 'findings'>> {
  const { db } = deps.database;
  const lesson = await findStudioLesson(db, viewer, lessonId);
  const settled = await settleForStudio(deps, deps.editor, lesson, await loadNewest(db, lesson));
  const { version, findings } = tellSaved(settled, null);
  return { version, findings };
}

/** With the pictures of its file, in the look that was chosen; kept unless another version came meanwhile. */
async function composeFirst(deps: AppDeps, lesson: LessonRow, signal: AbortSignal): Promise<void> {
  const { db } = deps.database;
  const analysed = await findAnalysedOrder(db, lesson);
  if (!analysed) return;
  const pictures =
    (await knownPictures(db, lesson, analysed)) ?? (await takePictures(deps, lesson, analysed, signal));
  const after = await findNewestVersion(db, lesson.id);
  const chosen = await findChosenLook(db, lesson.id);
  const look = chosen?.theme && chosen.palette ? (chosen as Look) : null;
  await composeVersion(deps, lesson, analysed, { look, by: null, pictures, after, signal });
}
