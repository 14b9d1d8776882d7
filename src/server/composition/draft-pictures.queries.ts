import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import { draftPicturesTable, lessonPicturesTable } from './compositions.table.ts';
import { findPictures } from './lesson-pictures.ts';

/** What slides of a lesson may show: the pictures of its file, then those that were uploaded. */
export async function listDraftPictures(
  db: DbOrTx,
  { id, materialVersion }: Pick<LessonRow, 'id' | 'materialVersion'>,
): Promise<Picture[]> {
  const taken = lessonPicturesTable;
  const [ofFile] = await db
    .select({ pictures: taken.pictures })
    .from(taken)
    .where(and(eq(taken.lessonId, id), eq(taken.materialVersion, materialVersion)));
  const uploaded = await db
    .select({ picture: draftPicturesTable.picture })
    .from(draftPicturesTable)
    .where(eq(draftPicturesTable.lessonId, id))
    .orderBy(asc(draftPicturesTable.createdAt), asc(draftPicturesTable.key));
  return [...(ofFile?.pictures ?? []), ...uploaded.map(({ picture }) => picture)];
}

/** The bytes of those of these pictures that were uploaded. */
export async function findUploadedPictures(
  db: DbOrTx,
  lessonId: string,
  keys: readonly string[],
): Promise<{ key: string; bytes: Buffer }[]> {
  if (keys.length === 0) return [];
  const table = draftPicturesTable;
  return db
    .select({ key: table.key, bytes: table.bytes })
    .from(table)
    .where(and(eq(table.lessonId, lessonId), inArray(table.key, [...keys])));
}

/** Keys of the pictures that a composition shows. */
export const picturesOf = (composition: Composition): string[] =>
  (composition.kind === 'deck' ? composition.drawn : composition.booklet).pictures.map(({ key }) => key);

/** The bytes of pictures by their key, whether they come from the file or were uploaded. */
export async function loadPictures(
  db: DbOrTx,
  { id, materialVersion }: Pick<LessonRow, 'id' | 'materialVersion'>,
  keys: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  if (keys.length === 0) return found;
  for (const { key, bytes } of await findUploadedPictures(db, id, keys)) found.set(key, bytes);
  if (keys.every((key) => found.has(key))) return found;
  const ofFile = await findPictures(db, { id, materialVersion });
  for (const [key, bytes] of ofFile?.bytes ?? []) if (keys.includes(key)) found.set(key, bytes);
  return found;
}
