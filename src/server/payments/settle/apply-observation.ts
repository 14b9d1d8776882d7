import { noteDifference } from '#server/payments/money/note-difference.ts';
import type { AttemptRow } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { moveAttempt, nextAttemptState } from './move-attempt.ts';
import type { Observation } from './observe-attempt.ts';
import type { Scene } from './scene.ts';
import { takeInCapture } from './take-in-capture.ts';

/** Takes in what a provider says of an attempt. What is known already changes nothing. */
export async function applyObservation(
  tx: Tx,
  deps: PaymentsDeps,
  scene: Scene,
  observation: Observation,
): Promise<AttemptRow> {
  if (!observation.isOurs) return refuseForeign(tx, deps, scene, observation);
  for (const capture of observation.captures) await takeInCapture(tx, deps, scene, capture);
  return moveAttempt(tx, deps, scene, nextAttemptState(scene, observation, deps.clock.now()));
}

/** The provider's object does not bear our mark: nothing of it is booked, somebody must look. */
async function refuseForeign(
  tx: Tx,
  deps: PaymentsDeps,
  scene: Scene,
  { captures }: Observation,
): Promise<AttemptRow> {
  const { attempt, lesson } = scene;
  if (attempt.status === 'captured') return attempt;
  await noteDifference(tx, deps, {
    kind: 'unknown_reference',
    provider: attempt.method,
    providerRef: attempt.providerRef ?? attempt.id,
    lessonId: lesson.id,
    oursCents: attempt.amountCents,
    theirsCents: captures.reduce((sum, { amountCents }) => sum + amountCents, 0),
    detail: 'O provedor liga este pagamento a outra referência. Nada foi registrado.',
  });
  return moveAttempt(tx, deps, scene, { status: 'failed', nextCheckAt: null, failure: 'unknown_reference' });
}
