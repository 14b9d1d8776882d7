import { eq } from 'drizzle-orm';
import { markPaid } from '#server/lessons/lesson-course.api.ts';
import { noteDifference } from '#server/payments/money/note-difference.ts';
import { cancelOpenAttempts } from '#server/payments/money/charges.ts';
import { bookSettlement } from '#server/payments/money/bookings.ts';
import { paymentMail } from '#server/payments/money/payment-mail.ts';
import { requestInvoice } from '#server/payments/documents/request-invoice.ts';
import { type CaptureRow, capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { grantRefund } from '#server/payments/settlement/grant-refund.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { judgeCapture } from './judge-capture.ts';
import type { Scene } from './scene.ts';

/** Money has come in: it pays the lesson, or it is on its way back before the transaction ends. */
export async function decideOverCapture(
  tx: Tx,
  deps: PaymentsDeps,
  scene: Scene,
  capture: CaptureRow,
): Promise<void> {
  const { lesson, charge } = scene;
  const judgement = judgeCapture({
    amountCents: capture.amountCents,
    currency: capture.currency,
    charge: {
      amountCents: charge.amountCents,
      isOpen: charge.status === 'open',
      isSettled: charge.status === 'settled',
      priceVersion: charge.priceVersion,
    },
    lesson: {
      isWaitingForPayment: lesson.status === 'waiting_payment',
      priceVersion: lesson.priceVersion,
    },
  });
  if (judgement.pays) {
    await settle(tx, deps, scene, capture);
    if (judgement.excessCents > 0) {
      await grantRefund(tx, deps, scene, capture, { amountCents: judgement.excessCents, reason: 'excess' });
    }
    return;
  }
  await grantRefund(tx, deps, scene, capture, {
    amountCents: capture.amountCents,
    reason: judgement.reason,
  });
  if (!judgement.isForeign) return;
  await noteDifference(tx, deps, {
    kind: 'foreign_currency',
    provider: capture.method,
    providerRef: capture.providerRef,
    lessonId: lesson.id,
    oursCents: charge.amountCents,
    theirsCents: capture.amountCents,
    detail: `Recebido em ${capture.currency}; reembolsado por inteiro, a aula segue sem pagamento.`,
  });
}

/** The one place where a capture pays a lesson; the scene is brought up to date for what follows. */
export async function settle(
  tx: Tx,
  deps: PaymentsDeps,
  scene: Scene,
  capture: CaptureRow,
  recorded: { adminId: string; reason: string } | null = null,
): Promise<void> {
  const now = deps.clock.now();
  const { charge } = scene;
  await tx.update(capturesTable).set({ isSettling: true }).where(eq(capturesTable.id, capture.id));
  capture.isSettling = true;
  await tx
    .update(chargesTable)
    .set({ status: 'settled', settledAt: now })
    .where(eq(chargesTable.id, charge.id));
  scene.charge = { ...charge, status: 'settled', settledAt: now };
  await bookSettlement(tx, charge, capture, now);
  scene.lesson = await markPaid(tx, charge.lessonId, now, recorded);
  // The others are nobody's to pay any more; the one that pays is moved by the caller.
  await cancelOpenAttempts(tx, charge.id, now);
  await enqueueMail(tx, deps, paymentMail, { kind: 'confirmed', attemptId: capture.attemptId });
  await requestInvoice(tx, charge.lessonId, now);
}
