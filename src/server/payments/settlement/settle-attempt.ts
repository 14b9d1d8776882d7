import { GatewayError } from '#server/payments/money/gateway-error.ts';
import { type LockedPayment, lockPayment } from '#server/payments/money/locked-payment.ts';
import { nextCheckAfter } from '#server/payments/money/next-check.ts';
import { noteDifference } from '#server/payments/money/note-difference.ts';
import { readAttempt } from '#server/payments/money/payments.queries.ts';
import type { AttemptRow } from '#server/payments/money/payments.table.ts';
import type { Gateways, PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { ProviderCapture } from '#server/payments/money/provider-money.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type AttemptState, moveAttempt } from './move-attempt.ts';
import { takeInCapture } from './take-in-capture.ts';

const DAY_MS = 86_400_000;

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
    const locked = await lockPayment(tx, attemptId);
    return applyObservation(tx, deps, locked, observation);
  });
}

/** An attempt as its provider sees it now. */
interface Observation {
  captures: ProviderCapture[];
  /** Nothing more can come by itself: completed, removed, voided, or never known there. */
  isOver: boolean;
  /** Whether the provider's object bears our own mark; money under a foreign one is never ours to book. */
  isOurs: boolean;
}

/**
 * Asks the provider, the only one whose word about money counts.
 * @throws GatewayError `unknown` where it did not answer
 */
async function observeAttempt(gateways: Gateways, attempt: AttemptRow): Promise<Observation> {
  if (attempt.providerRef === null) return { captures: [], isOver: true, isOurs: true };
  try {
    return attempt.method === 'card'
      ? await observeCard(gateways, attempt, attempt.providerRef)
      : await observePix(gateways, attempt.providerRef);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failure !== 'not_found') throw error;
    // Believed of what never was opened. What was does not vanish: it is asked about again.
    return { captures: [], isOver: attempt.pixCopyPaste === null, isOurs: true };
  }
}

async function observeCard(gateways: Gateways, attempt: AttemptRow, orderId: string): Promise<Observation> {
  const order = await gateways.card.getOrder(orderId);
  const isPending = order.captures.some(({ status }) => status === 'pending');
  return {
    captures: order.captures,
    isOver: !isPending && (order.status === 'VOIDED' || order.status === 'COMPLETED'),
    isOurs: order.attemptId === attempt.id,
  };
}

/** A txid is ours alone at our bank; whether the charge is for our key was asked when it was made. */
async function observePix(gateways: Gateways, txid: string): Promise<Observation> {
  const { captures, status } = await gateways.pix.getCharge(txid);
  // A bank may say that a charge was paid before it lists the payment.
  const isOver = status === 'removed' || (status === 'completed' && captures.length > 0);
  return { captures, isOver, isOurs: true };
}

/** Takes in what a provider says of an attempt. What is known already changes nothing. */
export async function applyObservation(
  tx: Tx,
  deps: PaymentsDeps,
  locked: LockedPayment,
  observation: Observation,
): Promise<AttemptRow> {
  if (!observation.isOurs) return refuseForeign(tx, deps, locked, observation);
  for (const capture of observation.captures) await takeInCapture(tx, deps, locked, capture);
  return moveAttempt(tx, deps, locked, nextAttemptState(locked, observation, deps.clock.now()));
}

/** The provider's object does not bear our mark: nothing of it is booked, somebody must look. */
async function refuseForeign(
  tx: Tx,
  deps: PaymentsDeps,
  locked: LockedPayment,
  { captures }: Observation,
): Promise<AttemptRow> {
  const { attempt, lesson } = locked;
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
  return moveAttempt(tx, deps, locked, { status: 'failed', nextCheckAt: null, failure: 'unknown_reference' });
}

/**
 * Where an attempt stands after what its provider said. Money that came in outweighs everything, and an answer that
 * was asked for before another one was written must not undo that one.
 */
function nextAttemptState({ attempt, charge }: LockedPayment, seen: Observation, now: Date): AttemptState {
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
