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
import { findStudioLesson, loadNewest } from './studio-lesson.ts';
import { tellSaved, tellStudio } from './tell-studio.ts';

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
 * What is found in the newest version, the second answer to a save: none while it is still being judged.
 * @throws Problem `lesson_not_found`, `draft_not_found`
 */
export async function getDraftFindings(
  { database: { db } }: AppDeps,
  viewer: Session,
  lessonId: string,
): Promise<Pick<SavedDraft, 'version' | 'findings' | 'isJudged'>> {
  const lesson = await findStudioLesson(db, viewer, lessonId);
  const { version, isJudged, findings } = tellSaved(await loadNewest(db, lesson), null);
  return { version, isJudged, findings: isJudged ? findings : [] };
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
