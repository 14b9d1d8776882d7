import { and, eq } from 'drizzle-orm';
import { takeDraftBack } from '#server/composition/composition.api.ts';
import { insertFile, judgeFile, prepareFile, withStoredBytes } from '#server/files/file-contents.api.ts';
import { downloadPath, markHandedOver, setDeliveryAside } from '#server/files/files.api.ts';
import { describeWrongState, findLesson, refuseOnHold } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import {
  type ProductionRow,
  productionRoundsTable,
  productionsTable,
  type RoundRow,
} from '#server/production/production.table.ts';
import {
  findProduction,
  type LockedProduction,
  lockProduction,
  type Requester,
  readRound,
} from '#server/production/production-access.ts';
import { recordStep } from '#server/production/record-step.ts';
import { deliveryRuleFor } from '#shared/files/accepted-kinds.ts';
import type { DeliveryReport } from '#shared/production/delivery-report.ts';
import { replaceUntil } from './replace-until.ts';
import { reviewUpload } from './review-upload.ts';

interface Sent {
  productionId: string;
  upload: UploadedFile | null;
  idempotency: IdempotentRequest | null;
}
type Uploaded = IdempotentAnswer<{ deliveryUrl: string; units: number | null; report: DeliveryReport }>;

/**
 * Takes the final file of the present round in, which also begins the work. A later upload of the same round takes
 * the place of an earlier one; what earlier rounds delivered stays. The customer sees it once it is handed over.
 * @throws Problem 400 without a file, `unsupported_type`, `unreadable_file`, `production_not_found`, `wrong_state`, `on_hold`
 */
export const uploadDelivery = (deps: AppDeps, by: Requester, sent: Sent): Promise<Uploaded> =>
  takeIn(deps, by, sent, async ({ tx, locked: { lesson, production }, fileId }) => {
    if (lesson.status !== 'in_production') throw describeWrongState(lesson.status);
    refuseOnHold(lesson);
    const now = deps.clock.now();
    await tx
      .update(productionsTable)
      .set({ status: 'in_progress', startedAt: production.startedAt ?? now, completedAt: null })
      .where(eq(productionsTable.id, production.id));
    const after = { round: production.round, fileId };
    await recordStep(tx, by, production, { action: 'upload', after, now });
  });

/**
 * Puts another file in the place of the one that the requester handed over a few minutes ago. The customer was told
 * of the delivery already and finds the new file where the old one was; no second mail goes out. The old one is set
 * aside as work of the editor.
 * @throws Problem as above, and `delivery_final` once the minutes are over, or a rating or a revision came
 */
export const replaceDelivery = (deps: AppDeps, by: Requester, sent: Sent): Promise<Uploaded> =>
  takeIn(deps, by, sent, async ({ tx, locked: { lesson, production }, fileId }) => {
    const now = deps.clock.now();
    const round = await readRound(tx, production);
    if (replaceUntil({ lesson, production, round }, by, now) === null) throw new Problem('delivery_final');
    const { draftVersion } = round;
    if (draftVersion !== null) await takeDraftBack(tx, { lessonId: lesson.id, version: draftVersion });
    const before = { fileId: production.deliveryFileId };
    const after = { round: production.round, fileId };
    await recordStep(tx, by, production, { action: 'replace', before, after, now });
  });

/** Stores the file as that of the present round; `decide` refuses, or says what else changes. */
async function takeIn(
  deps: AppDeps,
  by: Requester,
  sent: Sent,
  decide: (taken: { tx: Tx; locked: LockedProduction; fileId: string }) => Promise<void>,
): Promise<Uploaded> {
  const { db } = deps.database;
  const { lessonId } = await findProduction(db, by, sent.productionId);
  const lesson = await findLesson(db, by, lessonId);
  const { upload, kind } = await judgeFile(sent.upload, deliveryRuleFor(lesson));
  const { report, units } = await reviewUpload(deps, lesson, { upload, kind });
  const file = prepareFile(lessonId, upload, kind);
  return withStoredBytes(deps, file, () =>
    withIdempotency(db, sent.idempotency, async (tx) => {
      const locked = await lockProduction(tx, by, sent.productionId);
      const now = deps.clock.now();
      await decide({ tx, locked, fileId: file.id });
      await insertFile(tx, deps, file, {
        uploaderId: by.userId,
        fileType: 'final_delivery',
        createdAt: now,
      });
      if (locked.lesson.status === 'completed') await markHandedOver(tx, file.id, now);
      await putInPlace(tx, locked.production, {
        ...{ fileId: file.id, units, draftVersion: null, copies: null, report, work: null },
      });
      return { status: 201, body: { deliveryUrl: downloadPath(file.id), units, report } };
    }),
  );
}

/** Makes a stored file that of the present round; one that was there is set aside. */
export async function putInPlace(
  tx: Tx,
  { id, round, deliveryFileId }: ProductionRow,
  present: { fileId: string } & Pick<RoundRow, 'units' | 'draftVersion' | 'copies' | 'report' | 'work'>,
): Promise<void> {
  if (deliveryFileId !== null) await setDeliveryAside(tx, deliveryFileId);
  await tx
    .update(productionsTable)
    .set({ deliveryFileId: present.fileId })
    .where(eq(productionsTable.id, id));
  await tx
    .update(productionRoundsTable)
    .set(present)
    .where(and(eq(productionRoundsTable.productionId, id), eq(productionRoundsTable.round, round)));
}
