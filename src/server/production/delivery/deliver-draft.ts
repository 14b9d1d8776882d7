import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DraftFile, findDraft, writeFormats } from '#server/composition/composition.api.ts';
import { insertFile, judgeFile, prepareFile, withStoredBytes } from '#server/files/file-contents.api.ts';
import { describeWrongState, findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { DeliveredCopy, ProductionRow } from '#server/production/production.table.ts';
import {
  findProduction,
  findProductionOf,
  lockProduction,
  type Requester,
} from '#server/production/production-access.ts';
import { DELIVERY_RULE } from '#shared/files/accepted-kinds.ts';
import { deliver } from './deliver.ts';
import { putInPlace } from './upload-delivery.ts';

const NO_NOTES = { path: 'notes', message: 'Escreva as observações da entrega' };

/**
 * Hands the draft over as it is: its file in the ordered format is written, kept as the final file of the round and
 * delivered with the notes, in one transaction. Its further formats are drawn too, so that each can be had, and again
 * when somebody asks for them.
 * @throws Problem 400 without notes, `production_not_found`, `draft_not_found`, `draft_outdated` where another version
 * came since, `draft_faulty` where a hard check fails, `wrong_state`, `on_hold`
 */
export async function deliverDraft(
  deps: AppDeps,
  by: Requester,
  { lessonId, version, notes }: { lessonId: string; version: number; notes: string },
): Promise<ProductionRow> {
  const { db } = deps.database;
  if (notes === '') throw Problem.ofIssues([NO_NOTES]);
  const lesson = await findLesson(db, by, lessonId);
  if (lesson.status !== 'in_production') throw describeWrongState(lesson.status);
  const { id } = (await db.transaction((tx) => findProductionOf(tx, lessonId))) ?? { id: '' };
  await findProduction(db, by, id);
  const draft = await findDraft(db, lesson);
  if (!draft) throw new Problem('draft_not_found');
  if (draft.version !== version) throw new Problem('draft_outdated');
  if (draft.findings.some(({ severity }) => severity === 'hard')) throw new Problem('draft_faulty');
  const [ordered, ...further] = await writeFormats(deps, lesson, draft);
  if (!ordered) throw new Error('a draft without a format');
  const { name, bytes } = ordered;
  const path = join(deps.storage.spoolDir, `draft-${randomUUID()}`);
  await writeFile(path, bytes, { mode: 0o600 });
  try {
    const written = {
      ...{ field: 'file', path, size: bytes.length, sha256: sha256Of(bytes) },
      ...{ originalName: name, claimedType: '' },
    };
    const { upload, kind } = await judgeFile(written, DELIVERY_RULE);
    const file = prepareFile(lessonId, upload, kind);
    return await withStoredBytes(deps, file, () =>
      db.transaction(async (tx) => {
        const locked = await lockProduction(tx, by, id);
        if (locked.lesson.status !== 'in_production') throw describeWrongState(locked.lesson.status);
        // Nobody keeps another version from here on: that takes the lesson's lock too.
        if ((await findDraft(tx, locked.lesson))?.version !== version) throw new Problem('draft_outdated');
        const createdAt = deps.clock.now();
        await insertFile(tx, deps, file, { uploaderId: by.userId, fileType: 'final_delivery', createdAt });
        await putInPlace(tx, locked.production, {
          ...{ fileId: file.id, units: draft.pages.length },
          ...{ draftVersion: version, copies: further.map(describeCopy), report: null },
        });
        await deliver(tx, deps, by, { ...locked, fileId: file.id, notes });
        return findProduction(tx, by, id);
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
