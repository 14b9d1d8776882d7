import { and, eq } from 'drizzle-orm';
import { bookCapture } from '#server/payments/money/bookings.ts';
import { type CaptureRow, capturesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { ProviderCapture } from '#server/payments/money/provider-money.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { decideOverCapture } from './decide-over-capture.ts';
import type { Scene } from './scene.ts';
import { takeInDispute } from '#server/payments/settlement/take-in-dispute.ts';
import { takeInRefunds } from './take-in-refunds.ts';

/** Keeps one capture of an attempt, and where its money has newly come in, books it and decides over it. */
export async function takeInCapture(
  tx: Tx,
  deps: PaymentsDeps,
  scene: Scene,
  seen: ProviderCapture,
): Promise<void> {
  const known = await findCapture(tx, scene, seen.ref);
  const isMoney = seen.status === 'completed' || seen.status === 'reversed';
  const kept = await keepCapture(tx, deps, scene, seen, known);
  if (isMoney && known?.status !== 'completed') {
    await bookCapture(tx, scene.charge, kept, deps.clock.now());
    // Taken back before we heard of it: it pays nothing, and nobody is owed anything.
    if (seen.reversedCents >= kept.amountCents) return takeInDispute(tx, deps, scene, kept.id, seen, 'owed');
    await decideOverCapture(tx, deps, scene, kept);
  }
  if (!isMoney) return;
  await takeInRefunds(tx, deps, scene, kept, seen.refunds);
  await takeInDispute(tx, deps, scene, kept.id, seen);
}

async function findCapture(tx: Tx, { attempt }: Scene, ref: string): Promise<CaptureRow | null> {
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
  { attempt, charge }: Scene,
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
