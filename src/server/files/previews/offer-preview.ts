import { eq, sql } from 'drizzle-orm';
import type { FileRow } from '#server/files/files.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Preview } from '#shared/files/preview.contract.ts';
import { makePreviewJob, ownerOf } from './make-preview.job.ts';
import { previewKindOf } from './preview-kind.ts';
import { PREVIEW_REFUSALS, type PreviewRefusal } from './preview-refusals.ts';
import { findPreview } from './previews.queries.ts';
import { filePreviewsTable, type PreviewRow } from './previews.table.ts';

/** Longer than all tries of the job together: one that is still being made then has lost its job. */
const LOST_AFTER_MS = 15 * 60_000;

/**
 * The pictures of a file's pages, which the first one to ask has made. Rights are the caller's to judge. A file
 * with a virus is not opened at all.
 */
export async function offerPreview(deps: AppDeps, file: FileRow): Promise<Preview> {
  if (file.scanStatus === 'infected') return none('infected');
  const kind = previewKindOf(file.mimeType);
  if (kind === null) return none('no_pages');
  const row = await findPreview(deps.database.db, file.id);
  if (row?.state === 'ready') return ready(file, row, kind === 'office');
  if (row?.refusal) return none(row.refusal);
  const lostBefore = new Date(deps.clock.now().getTime() - LOST_AFTER_MS);
  if (!row || row.askedAt < lostBefore) await ask(deps, file, lostBefore);
  return { ...EMPTY, state: 'making' };
}

const EMPTY = { reason: null, pages: [], pageCount: 0, isCoverOnly: false };
const none = (refusal: PreviewRefusal): Preview => ({
  ...EMPTY,
  state: 'none',
  reason: PREVIEW_REFUSALS[refusal],
});

const ready = ({ id }: FileRow, { pages, pageCount }: PreviewRow, isCoverOnly: boolean): Preview => ({
  state: 'ready',
  reason: null,
  pages: pages.map(({ width, height }, index) => ({
    page: index + 1,
    width,
    height,
    imagePath: `/api/files/${id}/pages/${index + 1}`,
  })),
  pageCount,
  isCoverOnly,
});

/** Of many who ask at once one has it made. */
async function ask(deps: AppDeps, file: FileRow, lostBefore: Date): Promise<void> {
  const { id: fileId } = file;
  await deps.database.db.transaction(async (tx) => {
    const askedAt = deps.clock.now();
    const asked = await tx
      .insert(filePreviewsTable)
      .values({ fileId, askedAt })
      .onConflictDoUpdate({
        target: filePreviewsTable.fileId,
        set: { askedAt },
        setWhere: sql`${eq(filePreviewsTable.state, 'making')} and ${filePreviewsTable.askedAt} < ${lostBefore.toISOString()}::timestamptz`,
      })
      .returning({ id: filePreviewsTable.fileId });
    if (asked.length > 0)
      await deps.enqueue(tx, makePreviewJob, { fileId }, { singletonKey: fileId, owner: ownerOf(file) });
  });
}
