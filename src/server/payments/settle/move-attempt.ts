import { eq } from 'drizzle-orm';
import { type AttemptRow, attemptsTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { publishPayment } from '#server/payments/money/publish-payment.ts';
import { nextCheckAfter } from '#server/payments/money/next-check.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Observation } from './observe-attempt.ts';
import type { Scene } from './scene.ts';

type AttemptState = Pick<AttemptRow, 'status' | 'nextCheckAt'> &
  Partial<Pick<AttemptRow, 'failure' | 'checks' | 'captureSentAt'>>;

const DAY_MS = 86_400_000;

/**
 * Where an attempt stands after what its provider said. Money that came in outweighs everything, and an answer that
 * was asked for before another one was written must not undo that one.
 */
export function nextAttemptState({ attempt, charge }: Scene, seen: Observation, now: Date): AttemptState {
  const { captures, isOver } = seen;
  const has = (...statuses: string[]) => captures.some(({ status }) => statuses.includes(status));
  const again = { nextCheckAt: nextCheckAfter(attempt.checks, now), checks: attempt.checks + 1 };
  const rest = { nextCheckAt: null };
  if (has('completed', 'reversed')) return { status: 'captured', ...(has('pending') ? again : rest) };
  if (attempt.status === 'captured') return { status: 'captured', ...rest };
  if (has('pending')) return { status: 'processing', ...again };
  const declined = captures.find(({ status }) => status === 'declined');
  if (declined) return { status: 'declined', ...rest, failure: declined.statusReason };
  if (attempt.status === 'declined' || attempt.status === 'failed')
    return { status: attempt.status, ...rest };
  const watch = canStillCome(attempt, isOver, now) ? again : rest;
  if (attempt.status === 'canceled' || charge.status !== 'open') return { status: 'canceled', ...watch };
  if (isOver) return { status: attempt.providerRef === null ? 'failed' : 'expired', ...rest };
  if (attempt.status === 'processing' && watch === again) return { status: 'processing', ...again };
  if (attempt.expiresAt !== null && attempt.expiresAt <= now) return { status: 'expired', ...watch };
  return { status: attempt.status, ...again };
}

/**
 * Whether money can still come of an attempt that nobody waits for. A Pix until its bank has removed it (a week is
 * waited for that); a card order only where its capture was sent and nobody knows how that ended.
 */
function canStillCome({ method, captureSentAt, expiresAt }: AttemptRow, isOver: boolean, now: Date): boolean {
  if (isOver) return false;
  const isWithin = (since: Date | null, days: number) =>
    since !== null && now.getTime() - since.getTime() < days * DAY_MS;
  return method === 'card' ? isWithin(captureSentAt, 1) : isWithin(expiresAt, 7);
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
