import { and, eq } from 'drizzle-orm';
import { setDeliveryAside } from '#server/files/delivery-file.api.ts';
import { type IncomingFile, orRemoveFile, prepareFile, storeFile } from '#server/files/files.api.ts';
import { judgeFile } from '#server/files/judge-file.api.ts';
import { downloadPath } from '#server/files/lesson-file.api.ts';
import { describeWrongState } from '#server/lessons/describe-wrong-state.api.ts';
import { refuseOnHold } from '#server/lessons/lesson-course.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import type { UploadedFile } from '#server/platform/storage/receive-upload.ts';
import { DELIVERY_RULE } from '#shared/files/upload-rules.ts';
import { productionRoundsTable, productionsTable } from './production.table.ts';
import { findProduction, type LockedProduction, lockProduction } from './production-access.ts';
import { recordStep } from './record-step.ts';
import type { Requester } from './requester.ts';

/**
 * Takes the final file of the present round in, which also begins the work. A later upload of the same round takes
 * the place of an earlier one; what earlier rounds delivered stays. The customer sees it once it is handed over.
 * @throws Problem 400 without a file, `unsupported_type`, `production_not_found`, `wrong_state`, `on_hold`
 */
export async function uploadDelivery(
  deps: AppDeps,
  by: Requester,
  sent: { productionId: string; upload: UploadedFile | null; idempotency: IdempotentRequest | null },
): Promise<IdempotentAnswer<{ deliveryUrl: string }>> {
  const { db } = deps.database;
  const { lessonId } = await findProduction(db, by, sent.productionId);
  const { upload, kind } = await judgeFile(sent.upload, DELIVERY_RULE);
  const file = prepareFile(lessonId, upload, kind);
  return orRemoveFile(deps, file, () =>
    withIdempotency(db, sent.idempotency, async (tx) => {
      const locked = await lockProduction(tx, by, sent.productionId);
      if (locked.lesson.status !== 'in_production') throw describeWrongState(locked.lesson.status);
      refuseOnHold(locked.lesson);
      await keepDelivery(tx, deps, by, locked, file);
      return { status: 201, body: { deliveryUrl: downloadPath(file.id) } };
    }),
  );
}

async function keepDelivery(
  tx: Tx,
  deps: AppDeps,
  by: Requester,
  { production }: LockedProduction,
  file: IncomingFile,
): Promise<void> {
  const { id, round, startedAt, deliveryFileId } = production;
  const now = deps.clock.now();
  const about = { uploaderId: by.userId, fileType: 'final_delivery', createdAt: now } as const;
  await storeFile(tx, deps, file, about);
  if (deliveryFileId !== null) await setDeliveryAside(tx, deliveryFileId);
  await tx
    .update(productionsTable)
    .set({ deliveryFileId: file.id, status: 'in_progress', startedAt: startedAt ?? now, completedAt: null })
    .where(eq(productionsTable.id, id));
  await tx
    .update(productionRoundsTable)
    .set({ fileId: file.id })
    .where(and(eq(productionRoundsTable.productionId, id), eq(productionRoundsTable.round, round)));
  await recordStep(tx, by, production, { action: 'upload', after: { round, fileId: file.id }, now });
}
