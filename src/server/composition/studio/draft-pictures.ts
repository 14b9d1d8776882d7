import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import {
  UPLOADED_PICTURE_MODE,
  type UploadedPicture,
  type UploadedPictureAssignment,
} from '#engine/reading/pictures/pictures-task.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { draftPicturesTable } from '#server/composition/compositions.table.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import type { StudioDeps } from './edit-draft.ts';
import { findStudioLesson, refuseClosed } from './studio-lesson.ts';

/** Of one lesson, as they are kept: beside the pictures of its file a deck has no use for more. */
const MOST_BYTES = 24_000_000;

/**
 * Keeps a picture that an editor uploaded: made anew by a child, so that nothing of it stays but its dots. The same
 * picture again is the same.
 * @throws Problem `lesson_not_found`, `draft_not_found`, `wrong_state`, `on_hold`, 400 without a file, `unsupported_type`,
 * `draft_refused` where the lesson has too many
 */
export async function uploadDraftPicture(
  deps: AppDeps,
  viewer: Session,
  { lessonId, file }: { lessonId: string; file: UploadedFile | null },
): Promise<Picture> {
  const { db } = deps.database;
  refuseClosed(await findStudioLesson(db, viewer, lessonId), viewer);
  if (!file) throw Problem.ofIssues([{ path: 'file', message: 'Escolha uma imagem.' }]);
  const { picture, bytes } = await makeAnew(deps, viewer, file);
  const { key } = picture;
  await db.transaction(async (tx) => {
    refuseClosed(await findStudioLesson(tx, viewer, lessonId, { lock: true }), viewer);
    const [held] = await tx
      .select({ bytes: sql<string>`coalesce(sum(length(${draftPicturesTable.bytes})), 0)` })
      .from(draftPicturesTable)
      .where(eq(draftPicturesTable.lessonId, lessonId));
    if (Number(held?.bytes) + bytes.length > MOST_BYTES)
      throw new Problem('draft_refused', {
        message: 'As imagens enviadas para esta aula já ocupam todo o espaço delas.',
      });
    await tx
      .insert(draftPicturesTable)
      .values({ lessonId, key, picture, bytes, createdAt: deps.clock.now() })
      .onConflictDoNothing();
  });
  return picture;
}

async function makeAnew(
  { storage, readingPool }: AppDeps,
  { userId: owner }: Session,
  { path: filePath }: UploadedFile,
) {
  const folder = join(storage.spoolDir, `picture-${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    const path = join(folder, 'task.json');
    const assignment: UploadedPictureAssignment = { filePath, folder };
    await writeFile(path, JSON.stringify(assignment), { mode: 0o600 });
    const options = { owner, lane: 'light' } as const;
    const picture = (await readingPool.run(UPLOADED_PICTURE_MODE, path, options)) as UploadedPicture;
    if (picture === null) throw refuseFile();
    return { picture, bytes: await readFile(join(folder, picture.key)) };
  } catch (error) {
    if (error instanceof ReadingProblem) throw refuseFile(error);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const refuseFile = (cause?: unknown): Problem =>
  new Problem('unsupported_type', {
    message: 'Não conseguimos abrir esta imagem. Envie um PNG, JPEG ou WebP de até 32 megapixels.',
    cause,
  });

/**
 * A picture that slides of a lesson may show, as it is drawn.
 * @throws Problem `lesson_not_found`, `draft_not_found` for a key that the lesson has not
 */
export async function getDraftPicture(
  { database, editor }: StudioDeps,
  viewer: Session,
  { lessonId, key }: { lessonId: string; key: string },
): Promise<{ bytes: Buffer; mimeType: string }> {
  const lesson = await findStudioLesson(database.db, viewer, lessonId);
  const bytes = await editor.readPicture(lesson, key);
  if (!bytes) throw new Problem('draft_not_found');
  return { bytes, mimeType: key.endsWith('.jpg') ? 'image/jpeg' : 'image/png' };
}
