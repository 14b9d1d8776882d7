import { and, eq } from 'drizzle-orm';
import { markDraftDelivered } from '#server/composition/composition.api.ts';
import { markHandedOver } from '#server/files/files.api.ts';
import { markDelivered } from '#server/lessons/lesson-progress.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { productionRoundsTable, productionsTable } from '#server/production/production.table.ts';
import { type Deliverer, type LockedProduction, readRound } from '#server/production/production-access.ts';
import { productionMail } from '#server/production/production-mails.ts';
import { recordStep } from '#server/production/record-step.ts';

/**
 * Hands the round over with its final file: lesson and production are completed, the customer is told and may
 * download from now on.
 * @throws Problem `wrong_state`, `on_hold`
 */
export async function deliver(
  tx: Tx,
  deps: AppDeps,
  by: Deliverer,
  { lesson, production, fileId, notes }: LockedProduction & { fileId: string; notes: string },
): Promise<LessonRow> {
  const now = deps.clock.now();
  const { role, userId } = by;
  const round = await readRound(tx, production);
  const draftVersion = round.fileId === fileId ? round.draftVersion : null;
  const completed = await markDelivered(tx, lesson.id, { role, userId }, now);
  await tx
    .update(productionsTable)
    .set({
      status: 'completed',
      startedAt: production.startedAt ?? now,
      completedAt: now,
      deliveryFileId: fileId,
      editorNotes: notes,
    })
    .where(eq(productionsTable.id, production.id));
  await tx
    .update(productionRoundsTable)
    .set({
      fileId,
      notes,
      editorId: production.editorId,
      deadline: lesson.deadline,
      deliveredAt: now,
      deliveredBy: userId,
      draftVersion,
    })
    .where(
      and(
        eq(productionRoundsTable.productionId, production.id),
        eq(productionRoundsTable.round, production.round),
      ),
    );
  await markHandedOver(tx, fileId, now);
  if (draftVersion !== null)
    await markDraftDelivered(tx, { lessonId: lesson.id, version: draftVersion }, now);
  await recordStep(tx, by, production, {
    action: 'deliver',
    after: { round: production.round, fileId },
    now,
  });
  await enqueueMail(tx, deps, productionMail, { kind: 'delivered', productionId: production.id });
  return completed;
}
