import { and, asc, eq, inArray } from 'drizzle-orm';
import { holdLesson } from '#server/lessons/lesson-progress.api.ts';
import { bookDispute } from '#server/payments/money/bookings.ts';
import { type LockedPayment, lockPayment } from '#server/payments/money/locked-payment.ts';
import { noteDifference } from '#server/payments/money/note-difference.ts';
import { type CaptureRow, capturesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { ProviderCapture } from '#server/payments/money/provider-money.ts';
import { TAKEN_BY_DISPUTE } from '#server/payments/money/refundable-cents.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Told to the owner while the lesson rests. */
const CONTESTED = 'O pagamento desta aula foi contestado pelo pagador.';

/**
 * The payer's bank took money back (chargeback, reversal, Pix MED): booked as a loss, the lesson is put on hold
 * and an admin is told. What we owed the payer of this capture anyway counts as paid by it, not as a second loss;
 * `rest` says where what is beyond that is booked.
 */
export async function takeInDispute(
  tx: Tx,
  deps: PaymentsDeps,
  locked: LockedPayment,
  captureId: string,
  seen: ProviderCapture,
  rest: 'chargebacks' | 'owed' = 'chargebacks',
): Promise<void> {
  if (seen.reversedCents === 0) return;
  const [capture] = await tx
    .select()
    .from(capturesTable)
    .where(eq(capturesTable.id, captureId))
    .for('update');
  if (!capture || seen.reversedCents <= capture.disputedCents) return;
  const now = deps.clock.now();
  const totalCents = Math.min(seen.reversedCents, capture.amountCents);
  const takenCents = totalCents - capture.disputedCents;
  if (takenCents <= 0) return;
  await tx.update(capturesTable).set({ disputedCents: totalCents }).where(eq(capturesTable.id, capture.id));
  const coveredCents = await coverOwed(tx, capture, takenCents, now);
  const booking = { totalCents, at: now };
  if (coveredCents > 0) {
    await bookDispute(tx, locked.charge, capture, { ...booking, amountCents: coveredCents, from: 'owed' });
  }
  if (takenCents > coveredCents) {
    const amountCents = takenCents - coveredCents;
    await bookDispute(tx, locked.charge, capture, { ...booking, amountCents, from: rest });
  }
  if (capture.isSettling) {
    await holdLesson(tx, locked.lesson.id, CONTESTED, now);
  }
  await noteDifference(tx, deps, {
    kind: 'dispute',
    provider: capture.method,
    providerRef: capture.providerRef,
    lessonId: locked.lesson.id,
    oursCents: capture.amountCents,
    theirsCents: capture.amountCents - totalCents,
    detail: 'O banco do pagador tomou o valor de volta. Reúna as provas: aprovação, pagamento e entregas.',
  });
}

/** Refunds the provider has not taken yet are settled by what the bank took; answers how much that covers. */
async function coverOwed(tx: Tx, capture: CaptureRow, takenCents: number, now: Date): Promise<number> {
  const waiting = await tx
    .select()
    .from(refundsTable)
    .where(and(eq(refundsTable.captureId, capture.id), inArray(refundsTable.status, ['requested', 'failed'])))
    .orderBy(asc(refundsTable.createdAt))
    .for('update');
  let covered = 0;
  for (const refund of waiting) {
    if (covered + refund.amountCents > takenCents) continue;
    covered += refund.amountCents;
    await tx
      .update(refundsTable)
      .set({ status: 'completed', completedAt: now, nextCheckAt: null, failure: TAKEN_BY_DISPUTE })
      .where(eq(refundsTable.id, refund.id));
  }
  return covered;
}

/**
 * A payer contests a payment, long before any money is taken back: production rests and an admin collects the proofs. The
 * books change only when money does.
 */
export async function holdDisputed(deps: PaymentsDeps, attemptId: string): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const { lesson, attempt } = await lockPayment(tx, attemptId);
    const [capture] = await tx.select().from(capturesTable).where(eq(capturesTable.attemptId, attemptId));
    if (capture?.isSettling) await holdLesson(tx, lesson.id, CONTESTED, deps.clock.now());
    await noteDifference(tx, deps, {
      kind: 'dispute',
      provider: attempt.method,
      providerRef: capture?.providerRef ?? attempt.id,
      lessonId: lesson.id,
      oursCents: attempt.amountCents,
      theirsCents: null,
      detail:
        'O pagador contestou no provedor. Reúna as provas (aprovação, pagamento, entregas) e responda lá.',
    });
  });
}
