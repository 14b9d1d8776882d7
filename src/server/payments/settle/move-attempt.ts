import { eq } from 'drizzle-orm';
import { type AttemptRow, attemptsTable } from '#server/payments/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/payments-deps.ts';
import { publishPayment } from '#server/payments/publish-payment.ts';
import { nextCheckAfter } from '#server/payments/reconcile/next-check.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Observation } from './observe-attempt.ts';
import type { Scene } from './scene.ts';

type AttemptState = Pick<AttemptRow, 'status' | 'nextCheckAt'> &
  Partial<Pick<AttemptRow, 'failure' | 'checks'>>;

/** Where an attempt stands after what its provider said. Money that came in outweighs everything. */
export function nextAttemptState(
  { attempt, charge }: Scene,
  { captures, isOver }: Observation,
  now: Date,
): AttemptState {
  const has = (...statuses: string[]) => captures.some(({ status }) => statuses.includes(status));
  const again = { nextCheckAt: nextCheckAfter(attempt.checks, now), checks: attempt.checks + 1 };
  if (has('completed', 'reversed'))
    return { status: 'captured', nextCheckAt: has('pending') ? again.nextCheckAt : null };
  if (has('pending')) return { status: 'processing', ...again };
  const declined = captures.find(({ status }) => status === 'declined');
  if (declined) return { status: 'declined', nextCheckAt: null, failure: declined.statusReason };
  if (attempt.status === 'declined' || attempt.status === 'failed')
    return { status: attempt.status, nextCheckAt: null };
  const isGivenUp = attempt.status === 'canceled' || charge.status !== 'open';
  const isExpired = attempt.expiresAt !== null && attempt.expiresAt <= now;
  // Nobody but us captures a card order; a Pix can be paid until the bank has removed it.
  const isAsleep = isOver || attempt.method === 'card';
  if (isGivenUp) return { status: 'canceled', ...(isAsleep ? { nextCheckAt: null } : again) };
  if (isOver) return { status: attempt.providerRef === null ? 'failed' : 'expired', nextCheckAt: null };
  if (isExpired) return { status: 'expired', ...(isAsleep ? { nextCheckAt: null } : again) };
  return { status: attempt.status, ...again };
}

/** Writes the state and tells the open pages where it changed. */
export async function moveAttempt(
  tx: Tx,
  deps: PaymentsDeps,
  { attempt, lesson }: Scene,
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
