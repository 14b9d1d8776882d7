import { eq } from 'drizzle-orm';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import { nextCheckAfter } from '#server/payments/money/next-check.ts';
import { readAttempt } from '#server/payments/money/payments.queries.ts';
import { type AttemptRow, attemptsTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { settleAttempt } from '#server/payments/settlement/settle-attempt.ts';
import { resumeCapture } from '#server/payments/start/capture-card-order.ts';

/**
 * Asks after an attempt that is due: a capture cut off in the middle is taken up again, a Pix charge nobody waits
 * for any more is removed at the provider, and what the provider then says is settled. No answer is no harm: it
 * is asked again, later each time.
 */
export async function reconcileAttempt(deps: PaymentsDeps, attemptId: string): Promise<void> {
  const attempt = await readAttempt(deps.database.db, attemptId);
  try {
    await withdraw(deps, attempt);
    if (attempt.method === 'card' && attempt.status === 'processing') await resumeCapture(deps, attempt);
    await settleAttempt(deps, attemptId);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ attemptId, err: error }, 'the provider did not answer about a payment');
    await postpone(deps, attempt);
  }
}

/** A Pix that expired or was given up must not be payable any longer. */
async function withdraw(
  deps: PaymentsDeps,
  { method, status, expiresAt, providerRef }: AttemptRow,
): Promise<void> {
  if (method !== 'pix' || providerRef === null) return;
  const isExpired = expiresAt !== null && expiresAt <= deps.clock.now();
  if (status !== 'expired' && status !== 'canceled' && !isExpired) return;
  await deps.gateways.pix.removeCharge(providerRef).catch((error: unknown) => {
    if (error instanceof GatewayError && error.failure === 'not_found') return;
    throw error;
  });
}

async function postpone(deps: PaymentsDeps, { id, checks }: AttemptRow): Promise<void> {
  await deps.database.db
    .update(attemptsTable)
    .set({ nextCheckAt: nextCheckAfter(checks, deps.clock.now()), checks: checks + 1 })
    .where(eq(attemptsTable.id, id));
}
