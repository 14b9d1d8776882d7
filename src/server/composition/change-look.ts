import { findAnalysedOrder } from '#server/lessons/analysed-order.api.ts';
import { describeWrongState, factsOf, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { LessonPreview } from '#shared/composition/lesson-preview.contract.ts';
import { applyOperations } from '#shared/composition/studio/deck-operations.ts';
import { PALETTES_OF, TEMPLATES } from '#shared/composition/themes.ts';
import { canChangeLook } from '#shared/lessons/lesson-policy.ts';
import { composeVersion, type Look } from './compose-version.ts';
import { findComposition, type ToldComposition } from './compositions.queries.ts';
import { knownPictures } from './lesson-pictures.ts';
import { tellPreview } from './read-preview.ts';
import { type StudioDeps, saveDeck } from './studio/edit-draft.ts';
import { loadDeck } from './studio/studio-lesson.ts';

/** Versions that came while one was drawn: the last one is what gets the look. */
const MOST_OVERTAKEN = 4;

/**
 * Composes the lesson anew in another look; a deck that a person has edited is drawn in it as it is. Asked for what it
 * wears already, nothing changes.
 * @throws Problem `lesson_not_found`, `wrong_state`, `invalid_request` for colours of another theme, `preview_not_found` before
 * anything was composed, `look_refused` where the ordered size cannot be had in it
 */
export async function changeLook(
  deps: StudioDeps,
  viewer: Session,
  { lessonId, look, signal }: { lessonId: string; look: Look; signal: AbortSignal },
): Promise<LessonPreview> {
  const { db } = deps.database;
  let lesson = await findLesson(db, viewer, lessonId);
  if (!canChangeLook(viewer, factsOf(lesson))) throw describeWrongState(lesson.status);
  const isForBooklets = look.theme in TEMPLATES;
  if (
    isForBooklets !== (lesson.serviceType === 'booklet') ||
    !PALETTES_OF[look.theme].includes(look.palette)
  ) {
    throw new Problem('invalid_request', { message: 'Escolha um tema e as cores que vão com ele.' });
  }
  for (let tries = 0; tries < MOST_OVERTAKEN; tries += 1) {
    const shown = await findComposition(db, lesson);
    if (shown === null || shown.refusal !== null) throw new Problem('preview_not_found');
    if (shown.theme === look.theme && shown.palette === look.palette) break;
    if (shown.isEdited) await redrawEdited(deps, viewer, { lesson, shown, look });
    else if (await composeAnew(deps, viewer, { lesson, shown, look, signal })) break;
    lesson = await findLesson(db, viewer, lessonId);
  }
  const made = await findComposition(db, lesson);
  if (!made) throw new Problem('preview_not_found');
  return tellPreview(lesson, viewer, made);
}

interface Wish {
  lesson: LessonRow;
  /** The version that is shown; one that came since is not put behind. */
  shown: ToldComposition;
  look: Look;
}

async function composeAnew(
  deps: AppDeps,
  viewer: Session,
  { lesson, shown, look, signal }: Wish & { signal: AbortSignal },
): Promise<ToldComposition | null> {
  const { db } = deps.database;
  const analysed = await findAnalysedOrder(db, lesson);
  if (!analysed) throw new Problem('preview_not_found');
  const pictures = await knownPictures(db, lesson, analysed);
  const after = shown.version;
  return composeVersion(deps, lesson, analysed, { look, by: viewer.userId, pictures, after, signal });
}

/** What an editor made of a deck stays as it is in any look; where it was overtaken, the next try sees by what. */
async function redrawEdited(deps: StudioDeps, viewer: Session, { lesson, shown, look }: Wish): Promise<void> {
  const before = await loadDeck(deps.database.db, shown);
  const deck = applyOperations(before.deck, [{ op: 'look', ...look }]);
  if (!deck) throw new Problem('preview_not_found');
  await saveDeck(deps, viewer, { lesson, before, deck }).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'draft_outdated') throw error;
  });
}
