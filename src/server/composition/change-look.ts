import { findAnalysedOrder } from '#server/lessons/analysed-order.api.ts';
import { describeWrongState, factsOf, findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { LessonPreview } from '#shared/composition/lesson-preview.contract.ts';
import { PALETTES_OF, TEMPLATES } from '#shared/composition/themes.ts';
import { canChangeLook } from '#shared/lessons/lesson-policy.ts';
import { composeVersion, type Look } from './compose-version.ts';
import { findComposition } from './compositions.queries.ts';
import { knownPictures } from './lesson-pictures.ts';
import { tellPreview } from './read-preview.ts';

/**
 * Composes the lesson anew in another look. Asked for what it wears already, nothing changes.
 * @throws Problem `lesson_not_found`, `wrong_state`, `invalid_request` for colours of another theme, `preview_not_found` before
 * anything was composed, `look_refused` where the ordered size cannot be had in it
 */
export async function changeLook(
  deps: AppDeps,
  viewer: Session,
  { lessonId, look, signal }: { lessonId: string; look: Look; signal: AbortSignal },
): Promise<LessonPreview> {
  const { db } = deps.database;
  const lesson = await findLesson(db, viewer, lessonId);
  if (!canChangeLook(viewer, factsOf(lesson))) throw describeWrongState(lesson.status);
  const isForBooklets = look.theme in TEMPLATES;
  if (
    isForBooklets !== (lesson.serviceType === 'booklet') ||
    !PALETTES_OF[look.theme].includes(look.palette)
  ) {
    throw new Problem('invalid_request', { message: 'Escolha um tema e as cores que vão com ele.' });
  }
  const shown = await findComposition(db, lesson);
  if (shown === null || shown.refusal !== null) throw new Problem('preview_not_found');
  if (shown.theme === look.theme && shown.palette === look.palette) return tellPreview(lesson, viewer, shown);
  const analysed = await findAnalysedOrder(db, lesson);
  const made =
    analysed &&
    (await composeVersion(deps, lesson, analysed, {
      ...{ look, by: viewer.userId, signal },
      pictures: await knownPictures(db, lesson, analysed),
    }));
  if (!made) throw new Problem('preview_not_found');
  return tellPreview(lesson, viewer, made);
}
