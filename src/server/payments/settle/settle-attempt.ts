import { eq } from 'drizzle-orm';
import { lockLesson } from '#server/lessons/lesson-access.api.ts';
import { readAttempt } from '#server/payments/money/payments.queries.ts';
import { type AttemptRow, attemptsTable, chargesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { applyObservation } from './apply-observation.ts';
import { observeAttempt } from './observe-attempt.ts';
import type { Scene } from './scene.ts';

/**
 * Brings an attempt to what its provider says of it: the one way in which money is believed. The browser's
 * return, a webhook and the reconciler all end here, in any order and any number of times.
 * @throws GatewayError `unknown` where the provider did not answer; nothing has changed then
 */
export async function settleAttempt(deps: PaymentsDeps, attemptId: string): Promise<AttemptRow> {
  const attempt = await readAttempt(deps.database.db, attemptId);
  if (attempt.method === 'manual') return attempt;
  const observation = await observeAttempt(deps.gateways, attempt);
  return deps.database.db.transaction(async (tx) => {
    const scene = await lockScene(tx, attemptId);
    return applyObservation(tx, deps, scene, observation);
  });
}

/** Everything a decision over an attempt stands on, locked in the one order: lesson, charge, attempt. */
export async function lockScene(tx: Tx, attemptId: string): Promise<Scene> {
  const [found] = await tx
    .select({ lessonId: chargesTable.lessonId, chargeId: chargesTable.id })
    .from(attemptsTable)
    .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
    .where(eq(attemptsTable.id, attemptId));
  if (!found) throw new Error('no such payment attempt');
  const lesson = await lockLesson(tx, found.lessonId);
  const [charge] = await tx
    .select()
    .from(chargesTable)
    .where(eq(chargesTable.id, found.chargeId))
    .for('update');
  const [attempt] = await tx
    .select()
    .from(attemptsTable)
    .where(eq(attemptsTable.id, attemptId))
    .for('update');
  if (!charge || !attempt) throw new Error('an attempt without its charge');
  return { lesson, charge, attempt };
}
