import { gunzipSync } from 'node:zlib';
import { DRAWN, type DrawingWish } from '#engine/composing/children/composing-task.ts';
import { drawInChild } from '#engine/composing/children/draw-in-child.ts';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { DraftFormat } from '#shared/composition/draft.contract.ts';
import { loadComposition, type ToldComposition } from './compositions.queries.ts';
import { loadPictures, picturesOf } from './draft-pictures.queries.ts';

/** What a lesson's draft can be had as, the ordered format first. */
export function formatsOf({ serviceType, format }: Pick<LessonRow, 'serviceType' | 'format'>): DraftFormat[] {
  if (serviceType === 'booklet') return ['pdf', 'docx'];
  return format === 'pdf' ? ['pdf', 'pptx'] : ['pptx', 'pdf'];
}

/** A file system has room for twice as much, and less of what its own script writes in three bytes a letter. */
const LONGEST_NAME = 120;

/** As files of the lesson are called: without what a file system refuses, a long title up to a word's end. */
export function nameDraft({ title }: Pick<LessonRow, 'title'>, format: DraftFormat): string {
  const name = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const head = name.slice(0, LONGEST_NAME);
  const end = name.length > head.length ? name.lastIndexOf(' ', LONGEST_NAME) : -1;
  return `${(end > LONGEST_NAME / 2 ? head.slice(0, end) : head) || 'Aula'}.${format}`;
}

/**
 * Has a version written as a file by the child; the same version gives the same bytes.
 * @throws Problem `draft_not_found` for a version without a composition, ReadingProblem where the child was stopped
 */
export async function writeDraft(
  { database, composingPool }: Pick<AppDeps, 'database' | 'composingPool'>,
  lesson: Pick<LessonRow, 'format'>,
  made: Pick<ToldComposition, 'lessonId' | 'version' | 'materialVersion'>,
  format: DraftFormat,
): Promise<Uint8Array> {
  const { db } = database;
  const kept = await loadComposition(db, made);
  if (!kept) throw new Problem('draft_not_found');
  const composition = JSON.parse(gunzipSync(kept).toString()) as Composition;
  const { lessonId: id, materialVersion } = made;
  const pictures = await loadPictures(db, { id, materialVersion }, picturesOf(composition));
  const wish: DrawingWish =
    format === 'pptx'
      ? { kind: 'pptx', program: lesson.format === 'google_slides' ? 'google_slides' : 'powerpoint' }
      : { kind: format };
  const files = await drawInChild(composingPool, composition, pictures, wish);
  const file = files.get(DRAWN[format]);
  if (!file) throw new Error('a draft was not written');
  return file;
}
