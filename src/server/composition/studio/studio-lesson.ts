import { gunzipSync } from 'node:zlib';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import {
  deskOf,
  findComposition,
  loadComposition,
  type ToldComposition,
} from '#server/composition/compositions.queries.ts';
import { factsOf, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import { canEditDraft, type Viewer } from '#shared/lessons/lesson-policy.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';

/**
 * A lesson whose draft this viewer may open in the studio.
 * @throws Problem `lesson_not_found`, `draft_not_found` before payment and without an analysis
 */
export async function findStudioLesson(
  db: DbOrTx,
  viewer: Viewer,
  lessonId: string,
  options: { lock?: true } = {},
): Promise<LessonRow> {
  const lesson = await findLesson(db, viewer, lessonId, options);
  if (lesson.paidAt === null || lesson.analysisVersion === 0) throw new Problem('draft_not_found');
  return lesson;
}

const CLOSED: Partial<Record<LessonStatus, string>> = {
  completed: 'Esta aula foi entregue. O rascunho volta a abrir quando houver uma revisão.',
  cancelled: 'Esta aula foi cancelada. O rascunho fica só para consulta.',
};

/** Why nothing can be changed now, pt-BR; null where it can. */
export function closedTo(lesson: LessonRow, viewer: Viewer): string | null {
  if (lesson.onHoldReason !== null) return lesson.onHoldReason;
  if (canEditDraft(viewer, factsOf(lesson))) return null;
  return CLOSED[lesson.status] ?? 'A produção desta aula ainda não começou.';
}

/** @throws Problem `wrong_state` with the sentence of `closedTo`, `on_hold` */
export function refuseClosed(lesson: LessonRow, viewer: Viewer): void {
  const message = closedTo(lesson, viewer);
  if (message === null) return;
  if (lesson.onHoldReason !== null) throw new Problem('on_hold', { message });
  throw new Problem('wrong_state', { message, data: { lessonStatus: lesson.status } });
}

/** A version as it lies on the desk, with what it is drawn from. */
export interface DeckVersion {
  made: ToldComposition;
  deck: DraftDeck;
  composition: Composition;
}

/** @throws Problem `draft_not_found` for one that could not be made, or is gone */
export async function loadDeck(db: DbOrTx, made: ToldComposition): Promise<DeckVersion> {
  const kept = await loadComposition(db, made);
  if (!kept) throw new Problem('draft_not_found');
  const composition = JSON.parse(gunzipSync(kept).toString()) as Composition;
  return { made, composition, deck: deskOf(composition) };
}

/** @throws Problem `draft_not_found` where nothing whole is composed yet */
export async function loadNewest(db: DbOrTx, lesson: LessonRow): Promise<DeckVersion> {
  const made = await findComposition(db, lesson);
  if (!made || made.isPartial) throw new Problem('draft_not_found');
  if (made.refusal !== null) throw new Problem('draft_not_found', { message: made.refusal });
  return loadDeck(db, made);
}
