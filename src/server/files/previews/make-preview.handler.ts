import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type DrawnPreview,
  PREVIEW_MODE,
  type PreviewAssignment,
  type PreviewKind,
  pictureName,
} from '#engine/reading/preview/preview-task.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { type FileRow, findFile } from '#server/files/files.api.ts';
import { filesTable } from '#server/files/files.table.ts';
import { pageKey, pageKeys } from '#server/files/storage-keys.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle, type JobContext } from '#server/platform/jobs/jobs.ts';
import { MAX_PREVIEW_PAGES } from '#shared/files/preview.contract.ts';
import { makePreviewJob, ownerOf } from './make-preview.job.ts';
import { previewKindOf } from './preview-kind.ts';
import { type PreviewRefusal, refusalOf } from './preview-refusals.ts';
import { findPreview } from './previews.queries.ts';
import { filePreviewsTable } from './previews.table.ts';

type Made = DrawnPreview | { refusal: PreviewRefusal };
const drawnSchema = z.object({
  pages: z
    .array(z.object({ width: z.int().check(z.positive()), height: z.int().check(z.positive()) }))
    .check(z.maxLength(MAX_PREVIEW_PAGES)),
  pageCount: z.int().check(z.nonnegative()),
});

/**
 * Draws the pages of a file in a child process and keeps them beside it. Whatever the file does to the child ends
 * as a preview that says there is none; a defect of ours is tried again before it does.
 */
export function makePreview(deps: AppDeps): HandledJob {
  return handle(makePreviewJob, async ({ fileId }, context) => {
    const file = await findFile(context.db, fileId);
    const kind = file && previewKindOf(file.mimeType);
    const preview = await findPreview(context.db, fileId);
    if (!file || !kind || file.bytes !== 'kept' || preview?.state !== 'making') return;
    const folder = join(deps.storage.spoolDir, `preview-${randomUUID()}`);
    await mkdir(folder, { mode: 0o700 });
    try {
      const made = await draw(deps, { file, kind, folder }, context);
      if ('pages' in made) await storePages(deps, file, { made, folder });
      if ((await keep(deps, file, made)) === 'gone' && 'pages' in made) {
        for (const key of pageKeys(file, made.pages)) await deps.storage.delete(key);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function draw(
  { storage, readingPool }: AppDeps,
  { file, kind, folder }: { file: FileRow; kind: PreviewKind; folder: string },
  { signal, log, isLastTry }: JobContext,
): Promise<Made> {
  try {
    return await storage.withLocalFile(file.storageKey, async (filePath) => {
      const assignment: PreviewAssignment = { kind, filePath, folder, maxPages: MAX_PREVIEW_PAGES };
      const path = join(folder, 'assignment.json');
      await writeFile(path, JSON.stringify(assignment), { mode: 0o600 });
      const turn = { signal, owner: ownerOf(file) };
      const drawn = drawnSchema.parse(await readingPool.run(PREVIEW_MODE, path, turn));
      return drawn.pages.length > 0 ? drawn : { refusal: 'no_cover' };
    });
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof ReadingProblem) {
      // A child that ended in a way no file should bring about is worth a look, not another try.
      if (error.cause) log.warn({ err: error, fileId: file.id }, 'a preview ended its child');
      return { refusal: refusalOf(error.code) };
    }
    if (!isLastTry) throw error;
    log.error({ err: error, fileId: file.id }, 'a preview could not be made');
    return { refusal: 'failed' };
  }
}

async function storePages(
  { storage }: AppDeps,
  file: FileRow,
  { made, folder }: { made: DrawnPreview; folder: string },
): Promise<void> {
  for (const index of made.pages.keys()) {
    const path = join(folder, pictureName(index + 1));
    const { size } = await stat(path);
    await storage.putFile(pageKey(file, index + 1), path, { contentType: 'image/webp', size });
  }
}

/** Says where the file went meanwhile; a purge that comes after this transaction finds the pages. */
async function keep({ database }: AppDeps, { id }: FileRow, made: Made): Promise<'kept' | 'gone'> {
  return database.db.transaction(async (tx) => {
    const [file] = await tx
      .select({ bytes: filesTable.bytes })
      .from(filesTable)
      .where(eq(filesTable.id, id))
      .for('share');
    if (file?.bytes !== 'kept') return 'gone';
    await tx
      .update(filePreviewsTable)
      .set(
        'pages' in made
          ? { state: 'ready', pages: made.pages, pageCount: made.pageCount }
          : { state: 'none', refusal: made.refusal },
      )
      .where(and(eq(filePreviewsTable.fileId, id), eq(filePreviewsTable.state, 'making')));
    return 'kept';
  });
}
