import { and, eq } from 'drizzle-orm';
import { bookCapture } from '#server/payments/money/bookings.ts';
import type { LockedPayment } from '#server/payments/money/locked-payment.ts';
import { noteDifference } from '#server/payments/money/note-difference.ts';
import { type CaptureRow, capturesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { ProviderCapture } from '#server/payments/money/provider-money.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { RefundReason } from '#shared/payments/refund-status.ts';
import { takeInRefunds } from './apply-refund.ts';
import { grantRefund } from './grant-refund.ts';
import { payLesson } from './pay-lesson.ts';
import { takeInDispute } from './take-in-dispute.ts';

/** Keeps one capture of an attempt, and where its money has newly come in, books it and decides over it. */
export async function takeInCapture(
  tx: Tx,
  deps: PaymentsDeps,
  locked: LockedPayment,
  seen: ProviderCapture,
): Promise<void> {
  const known = await findCapture(tx, locked, seen.ref);
  const isMoney = seen.status === 'completed' || seen.status === 'reversed';
  const kept = await keepCapture(tx, deps, locked, seen, known);
  if (isMoney && known?.status !== 'completed') {
    await bookCapture(tx, locked.charge, kept, deps.clock.now());
    // Taken back before we heard of it: it pays nothing, and nobody is owed anything.
    if (seen.reversedCents >= kept.amountCents) return takeInDispute(tx, deps, locked, kept.id, seen, 'owed');
    await decideOverCapture(tx, deps, locked, kept);
  }
  if (!isMoney) return;
  await takeInRefunds(tx, deps, locked, kept, seen.refunds);
  await takeInDispute(tx, deps, locked, kept.id, seen);
}

/** Money has come in: it pays the lesson, or it is on its way back before the transaction ends. */
async function decideOverCapture(
  tx: Tx,
  deps: PaymentsDeps,
  locked: LockedPayment,
  capture: CaptureRow,
): Promise<void> {
  const { lesson, charge } = locked;
  const judgement = judgeCapture(capture, locked);
  if (judgement.pays) {
    await payLesson(tx, deps, locked, capture);
    if (judgement.excessCents > 0) {
      await grantRefund(tx, deps, locked, capture, { amountCents: judgement.excessCents, reason: 'excess' });
    }
    return;
  }
  await grantRefund(tx, deps, locked, capture, {
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

/** It pays the lesson (and what is above goes back), or it goes back whole. */
type Judgement =
  | { pays: true; excessCents: number }
  | { pays: false; reason: RefundReason; isForeign: boolean };

const back = (reason: RefundReason, isForeign = false): Judgement => ({ pays: false, reason, isForeign });

/**
 * The rules of money that came in, in their order: another currency never counts; a lesson is paid once; a charge
 * that was withdrawn or whose price changed takes nothing; less than the price goes back whole; more than the
 * price pays and the rest goes back. When it came does not matter, a late Pix of an open charge counts.
 */
function judgeCapture({ amountCents, currency }: CaptureRow, { charge, lesson }: LockedPayment): Judgement {
  if (currency !== 'BRL') return back('other', true);
  if (charge.status === 'settled') return back('duplicate');
  const isCurrent =
    charge.status === 'open' &&
    lesson.status === 'waiting_payment' &&
    charge.priceVersion === lesson.priceVersion;
  if (!isCurrent) return back('outdated');
  if (amountCents < charge.amountCents) return back('shortfall');
  return { pays: true, excessCents: amountCents - charge.amountCents };
}

async function findCapture(tx: Tx, { attempt }: LockedPayment, ref: string): Promise<CaptureRow | null> {
  const [row] = await tx
    .select()
    .from(capturesTable)
    .where(and(eq(capturesTable.method, attempt.method), eq(capturesTable.providerRef, ref)));
  if (row && row.attemptId !== attempt.id) throw new Error('a capture under two attempts');
  return row ?? null;
}

async function keepCapture(
  tx: Tx,
  deps: PaymentsDeps,
  { attempt, charge }: LockedPayment,
  seen: ProviderCapture,
  known: CaptureRow | null,
): Promise<CaptureRow> {
  const status = seen.status === 'reversed' ? 'completed' : seen.status;
  if (known && (known.status === status || known.status === 'completed')) return known;
  const [kept] = known
    ? await tx.update(capturesTable).set({ status }).where(eq(capturesTable.id, known.id)).returning()
    : await tx
        .insert(capturesTable)
        .values({
          attemptId: attempt.id,
          chargeId: charge.id,
          method: attempt.method,
          providerRef: seen.ref,
          status,
          amountCents: seen.amountCents,
          currency: seen.currency,
          receivedAt: seen.at,
          createdAt: deps.clock.now(),
        })
        .returning();
  if (!kept) throw new Error('the capture was not written');
  return kept;
}
