import type { DbOrTx } from '#server/platform/db/database.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { completeLesson } from './lessons.queries.ts';
import type { LessonRow } from './lessons.table.ts';
import { type LessonParts, toLesson } from './to-lesson.ts';

/** A lesson already found, as the wire knows it, with its owner and the analysis shown. */
export async function presentLesson(
  db: DbOrTx,
  { row, viewer, now }: { row: LessonRow; viewer: Viewer; now: Date },
): Promise<Lesson> {
  return toLesson(await completeLesson(db, row), viewer, now);
}

/** A lesson of a list, read with its owner: without its analysis, which lists leave out to stay light. */
export const presentListed = (
  { row, owner }: Omit<LessonParts, 'analysis'>,
  viewer: Viewer,
  now: Date,
): Lesson => toLesson({ row, owner, analysis: null }, viewer, now);
