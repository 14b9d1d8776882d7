import { eq } from 'drizzle-orm';
import type { LockedPayment } from '#server/payments/money/locked-payment.ts';
import { type AttemptRow, attemptsTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { publishPayment } from '#server/payments/money/publish-payment.ts';
import type { Tx } from '#server/platform/db/database.ts';

export type AttemptState = Pick<AttemptRow, 'status' | 'nextCheckAt'> &
  Partial<Pick<AttemptRow, 'failure' | 'checks' | 'captureSentAt'>>;

/** Writes the state and tells the open pages where it changed. */
export async function moveAttempt(
  tx: Tx,
  deps: PaymentsDeps,
  { attempt, lesson }: LockedPayment,
  state: AttemptState,
): Promise<AttemptRow> {
  const [moved] = await tx
    .update(attemptsTable)
    .set({ ...state, updatedAt: deps.clock.now() })
    .where(eq(attemptsTable.id, attempt.id))
    .returning();
  if (!moved) throw new Error('the attempt was not written');
  if (moved.status !== attempt.status) await publishPayment(tx, lesson.id, moved.id);
  return moved;
}
