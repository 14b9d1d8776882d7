import { inArray } from 'drizzle-orm';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { findComposition, type ToldComposition } from './compositions.queries.ts';
import { compositionsTable, lessonPicturesTable } from './compositions.table.ts';
import { formatsOf, nameDraft, writeDraft } from './draft-file.ts';
import { requestComposition } from './request-composition.ts';

/** Removes what was made of lessons that are kept without their material. */
export async function eraseCompositions(tx: Tx, lessonIds: readonly string[]): Promise<void> {
  if (lessonIds.length === 0) return;
  await tx.delete(compositionsTable).where(inArray(compositionsTable.lessonId, [...lessonIds]));
  await tx.delete(lessonPicturesTable).where(inArray(lessonPicturesTable.lessonId, [...lessonIds]));
}

/** The newest version of what was composed for a lesson; null where there is none, or none could be made. */
export async function findDraft(db: DbOrTx, lesson: LessonRow): Promise<ToldComposition | null> {
  const made = await findComposition(db, lesson);
  return made?.refusal === null && !made.isPartial ? made : null;
}

/** The first draft is there when somebody opens it: composed from what was approved, if nobody looked at it before. */
export async function requestDraft(
  tx: DbOrTx,
  deps: Pick<AppDeps, 'enqueue'>,
  lesson: LessonRow,
): Promise<void> {
  if (lesson.analysisVersion > 0) await requestComposition(tx, deps, lesson);
}

/** Has a version written in the ordered format; see `writeDraft`. */
export async function writeOrdered(deps: AppDeps, lesson: LessonRow, made: ToldComposition) {
  const [format = 'pdf'] = formatsOf(lesson);
  return { name: nameDraft(lesson, format), bytes: await writeDraft(deps, lesson, made, format) };
}
