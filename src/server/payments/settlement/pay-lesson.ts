import { eq } from 'drizzle-orm';
import { requestDraft } from '#server/composition/composition.api.ts';
import { markPaid } from '#server/lessons/lesson-progress.api.ts';
import { requestInvoice } from '#server/payments/documents/request-invoice.ts';
import { bookSettlement } from '#server/payments/money/bookings.ts';
import { cancelOpenAttempts } from '#server/payments/money/charges.ts';
import type { LockedPayment } from '#server/payments/money/locked-payment.ts';
import { paymentMail } from '#server/payments/money/payment-mail.ts';
import { type CaptureRow, capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';

/**
 * The one place where a capture pays a lesson: the charge settles, the ledger books it, the lesson is paid and its term
 * begins. What is locked is brought up to date for what follows. Whether it pays is judged before, in take-in-capture.ts.
 */
export async function payLesson(
  tx: Tx,
  deps: PaymentsDeps,
  locked: LockedPayment,
  capture: CaptureRow,
  recorded: { adminId: string; reason: string } | null = null,
): Promise<void> {
  const now = deps.clock.now();
  const { charge } = locked;
  await tx.update(capturesTable).set({ isSettling: true }).where(eq(capturesTable.id, capture.id));
  capture.isSettling = true;
  await tx
    .update(chargesTable)
    .set({ status: 'settled', settledAt: now })
    .where(eq(chargesTable.id, charge.id));
  locked.charge = { ...charge, status: 'settled', settledAt: now };
  await bookSettlement(tx, charge, capture, now);
  locked.lesson = await markPaid(tx, charge.lessonId, now, recorded);
  await requestDraft(tx, deps, locked.lesson);
  // The others are nobody's to pay any more; the one that pays is moved by the caller.
  await cancelOpenAttempts(tx, charge.id, now);
  await enqueueMail(tx, deps, paymentMail, { kind: 'confirmed', attemptId: capture.attemptId });
  await requestInvoice(tx, charge.lessonId, now);
}
