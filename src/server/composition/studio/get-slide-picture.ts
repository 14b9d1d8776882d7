import { findSlide } from '#server/composition/compositions.queries.ts';
import { factsOf } from '#server/lessons/lessons.api.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { PREVIEW_WIDTHS, UNPAID_WIDTH } from '#shared/composition/lesson-preview.contract.ts';
import { isClear } from '#shared/lessons/lesson-policy.ts';
import type { StudioDeps } from './edit-draft.ts';
import { findStudioLesson } from './studio-lesson.ts';

/**
 * The picture of a slide by its key, in one of the widths of a preview: as it was drawn with an edit, or drawn now.
 * @throws Problem `lesson_not_found`, `draft_not_found` for a key that no version has
 */
export async function getSlidePicture(
  { database, drawer }: StudioDeps,
  viewer: Session,
  { lessonId, key, width = '640' }: { lessonId: string; key: string; width?: string },
): Promise<Buffer> {
  const lesson = await findStudioLesson(database.db, viewer, lessonId);
  const isMarked = !isClear(factsOf(lesson));
  const widthPx = PREVIEW_WIDTHS.find((one) => String(one) === width);
  if (widthPx === undefined || (isMarked && widthPx > UNPAID_WIDTH)) throw new Problem('draft_not_found');
  const held = drawer.find(lesson.id, key, widthPx, isMarked);
  if (held) return held;
  const made = await findSlide(database.db, lesson, key);
  const index = made?.pages.findIndex((page) => page.key === key) ?? -1;
  if (!made || index < 0) throw new Problem('draft_not_found');
  return drawer.draw(made, { page: index + 1, widthPx, isMarked });
}
