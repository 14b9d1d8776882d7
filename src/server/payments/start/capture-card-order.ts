import { and, eq } from 'drizzle-orm';
import { describeWrongState } from '#server/lessons/lessons.api.ts';
import type { CardOrderStatus } from '#server/payments/money/card-gateway.ts';
import { GatewayError, toProviderProblem } from '#server/payments/money/gateway-error.ts';
import type { LockedPayment } from '#server/payments/money/locked-payment.ts';
import { lockPayment } from '#server/payments/money/locked-payment.ts';
import { nextCheckAfter } from '#server/payments/money/next-check.ts';
import { findPayment, readPayment } from '#server/payments/money/payments.queries.ts';
import { type AttemptRow, attemptsTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { moveAttempt } from '#server/payments/settlement/move-attempt.ts';
import { settleAttempt } from '#server/payments/settlement/settle-attempt.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { PaymentStatus } from '#shared/payments/payment-status.ts';

export interface CaptureAnswer {
  /**
   * COMPLETED; REFUNDED where the money came and went back; PENDING; DECLINED; or the order's own state where the
   * buyer has not approved it.
   */
  status: string;
  payment: { id: string; status: PaymentStatus };
}

/** What the provider answers where the buyer's card or account will not pay; another try is another order. */
const DECLINES = new Set([
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'COMPLIANCE_VIOLATION',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYEE_ACCOUNT_RESTRICTED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
]);

/**
 * Takes the money of an order that its buyer approved, and settles by what the provider then says. Any number of
 * calls at once or later answer the same. An outcome that is not known is PENDING, never a failure.
 * @param orderId the provider's id of the order
 * @throws Problem `payment_not_found`, `wrong_state` where the lesson is no longer to be paid, `provider_unavailable`
 */
export async function captureCardOrder(
  deps: PaymentsDeps,
  session: Session,
  orderId: string,
): Promise<CaptureAnswer> {
  const attempt = await findOwnOrder(deps, session, orderId);
  if (attempt.status === 'captured' || attempt.status === 'declined') return answer(deps, attempt);
  const order = await deps.gateways.card.getOrder(orderId).catch((error: unknown) => {
    throw toProviderProblem(error);
  });
  // Taken already, by a call whose answer was lost or by another browser: adopted, not taken again.
  if (order.captures.length > 0) return answer(deps, await settleAttempt(deps, attempt.id));
  if (order.status !== 'APPROVED') return answer(deps, attempt, order.status);
  await markProcessing(deps, attempt);
  return capture(deps, attempt, orderId);
}

/** The attempt behind an order of the viewer's. @throws Problem `payment_not_found` */
export async function findOwnOrder(
  deps: PaymentsDeps,
  session: Session,
  orderId: string,
): Promise<AttemptRow> {
  const { db } = deps.database;
  const [found] = await db
    .select({ id: attemptsTable.id })
    .from(attemptsTable)
    .where(and(eq(attemptsTable.method, 'card'), eq(attemptsTable.providerRef, orderId)));
  if (!found) throw new Problem('payment_not_found');
  return (await findPayment(db, session, found.id)).attempt;
}

/** Written before the call: a crash in between leaves an attempt that the reconciler asks about. */
async function markProcessing(deps: PaymentsDeps, { id }: AttemptRow): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, id);
    if (locked.attempt.status === 'captured' || locked.attempt.status === 'processing') return;
    if (!isPayable(locked)) throw describeWrongState(locked.lesson.status);
    const now = deps.clock.now();
    await moveAttempt(tx, deps, locked, {
      status: 'processing',
      nextCheckAt: now,
      checks: 0,
      captureSentAt: locked.attempt.captureSentAt ?? now,
    });
  });
}

/**
 * Takes up a capture that was cut off between being kept and being sent: the buyer had approved. Where the lesson
 * is no longer to be paid, the order is left alone for good.
 * @throws GatewayError where the provider did not answer
 */
export async function resumeCapture(deps: PaymentsDeps, attempt: AttemptRow): Promise<void> {
  if (attempt.providerRef === null) return;
  const order = await deps.gateways.card.getOrder(attempt.providerRef);
  if (order.status !== 'APPROVED' || order.captures.length > 0) return;
  if (!(await isStillPayable(deps, attempt.id))) return;
  await capture(deps, attempt, attempt.providerRef);
}

/** Gives the attempt up where it is not. */
async function isStillPayable(deps: PaymentsDeps, attemptId: string): Promise<boolean> {
  return deps.database.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, attemptId);
    if (isPayable(locked)) return true;
    if (locked.attempt.status === 'processing') {
      // What was sent may have been done: it is watched until that is known.
      await moveAttempt(tx, deps, locked, {
        status: 'canceled',
        nextCheckAt: nextCheckAfter(0, deps.clock.now()),
      });
    }
    return false;
  });
}

const isPayable = ({ lesson, charge }: LockedPayment) =>
  lesson.status === 'waiting_payment' &&
  charge.status === 'open' &&
  charge.priceVersion === lesson.priceVersion;

async function capture(deps: PaymentsDeps, attempt: AttemptRow, orderId: string): Promise<CaptureAnswer> {
  let isRefused = false;
  try {
    await deps.gateways.card.captureOrder(orderId, attempt.captureKey ?? `${attempt.id}:capture`);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    isRefused = error.failure === 'refused';
    if (isRefused && error.issue !== null && DECLINES.has(error.issue)) {
      return answer(deps, await giveBack(deps, attempt.id, { status: 'declined', failure: error.issue }));
    }
    deps.log.warn({ err: error, attemptId: attempt.id }, 'the outcome of a capture is asked of the provider');
  }
  try {
    const settled = await settleAttempt(deps, attempt.id);
    if (!isRefused || settled.status !== 'processing') return answer(deps, settled);
    // Refused for good and nothing was taken: the buyer has to go back to the provider's window.
    const { status } = await deps.gateways.card.getOrder(orderId);
    return answer(deps, await giveBack(deps, attempt.id, { status: 'awaiting_payer' }), status);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return answer(deps, { ...attempt, status: 'processing' });
  }
}

/** The capture did not take place; another one may be sent. */
async function giveBack(
  deps: PaymentsDeps,
  attemptId: string,
  state: { status: 'declined' | 'awaiting_payer'; failure?: string },
): Promise<AttemptRow> {
  return deps.database.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, attemptId);
    if (locked.attempt.status !== 'processing') return locked.attempt;
    const nextCheckAt = state.status === 'declined' ? null : nextCheckAfter(0, deps.clock.now());
    return moveAttempt(tx, deps, locked, { ...state, nextCheckAt, captureSentAt: null });
  });
}

async function answer(
  deps: PaymentsDeps,
  attempt: AttemptRow,
  orderStatus?: CardOrderStatus,
): Promise<CaptureAnswer> {
  const { id, status } = await readPayment(deps.database.db, attempt.id);
  return { status: wordFor(attempt, status, orderStatus), payment: { id, status } };
}

/** COMPLETED says that the lesson is paid by this; money that goes back is another matter. */
function wordFor(attempt: AttemptRow, status: PaymentStatus, orderStatus?: CardOrderStatus): string {
  if (attempt.status === 'captured') return status === 'paid' ? 'COMPLETED' : 'REFUNDED';
  if (attempt.status === 'declined') return 'DECLINED';
  return orderStatus ?? 'PENDING';
}
