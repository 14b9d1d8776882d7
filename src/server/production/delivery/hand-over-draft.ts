import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DraftFile, findDraft, writeFormats } from '#server/composition/composition.api.ts';
import { insertFile, judgeFile, prepareFile, withStoredBytes } from '#server/files/file-contents.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { DeliveredCopy } from '#server/production/production.table.ts';
import type { Deliverer, LockedProduction } from '#server/production/production-access.ts';
import { deliveryRuleFor } from '#shared/files/accepted-kinds.ts';
import { deliver } from './deliver.ts';
import { readDraftWork } from './measure-draft-work.ts';
import { putInPlace } from './upload-delivery.ts';

/**
 * Writes a version of the draft in the ordered format, keeps it as the final file of the round and delivers it with the
 * notes, in one transaction. Its further formats are drawn too, so that each can be had, and again when somebody asks for
 * them.
 * @param begin locks the lesson and its production, or begins it
 * @throws Problem `draft_outdated` where another version came since, those of `begin` and `deliver`
 */
export async function handOverDraft(
  deps: AppDeps,
  by: Deliverer,
  given: {
    lesson: LessonRow;
    draft: NonNullable<Awaited<ReturnType<typeof findDraft>>>;
    notes: string;
    begin: (tx: Tx) => Promise<LockedProduction>;
  },
): Promise<void> {
  const { lesson, draft, notes, begin } = given;
  const [ordered, ...further] = await writeFormats(deps, lesson, draft);
  if (!ordered) throw new Error('a draft without a format');
  const { name, bytes } = ordered;
  const work = await readDraftWork(deps.database.db, lesson, draft.version);
  const path = join(deps.storage.spoolDir, `draft-${randomUUID()}`);
  await writeFile(path, bytes, { mode: 0o600 });
  try {
    const written = {
      ...{ field: 'file', path, size: bytes.length, sha256: sha256Of(bytes) },
      ...{ originalName: name, claimedType: '' },
    };
    const { upload, kind } = await judgeFile(written, deliveryRuleFor(lesson));
    const file = prepareFile(lesson.id, upload, kind);
    await withStoredBytes(deps, file, () =>
      deps.database.db.transaction(async (tx) => {
        const locked = await begin(tx);
        // Nobody keeps another version from here on: that takes the lesson's lock too.
        if ((await findDraft(tx, locked.lesson))?.version !== draft.version)
          throw new Problem('draft_outdated');
        const createdAt = deps.clock.now();
        await insertFile(tx, deps, file, { uploaderId: by.userId, fileType: 'final_delivery', createdAt });
        await putInPlace(tx, locked.production, {
          ...{ fileId: file.id, units: draft.pages.length },
          ...{ draftVersion: draft.version, copies: further.map(describeCopy), report: null, work },
        });
        await deliver(tx, deps, by, { ...locked, fileId: file.id, notes });
      }),
    );
  } finally {
    await rm(path, { force: true });
  }
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const describeCopy = ({ format, bytes }: DraftFile): DeliveredCopy => ({
  ...{ format, bytes: bytes.length, sha256: sha256Of(bytes) },
});
