import { and, eq, inArray } from 'drizzle-orm';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import { lockPayment } from '#server/payments/money/locked-payment.ts';
import { nextCheckAfter } from '#server/payments/money/next-check.ts';
import type { Gateways, PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { ProviderRefund } from '#server/payments/money/provider-money.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { applyRefund } from './apply-refund.ts';
import { type FoundRefund, findRefund, toProviderRefundId } from './find-refund.ts';
import { sendRefundJob } from './send-refund.job.ts';
import { settleAttempt } from './settle-attempt.ts';

/** What a provider says where the money went back already, by whatever hand: its own list then tells. */
const ALREADY_BACK = new Set(['CAPTURE_FULLY_REFUNDED', 'PixDevolucaoInvalida']);

/**
 * Hands a granted refund to its provider or asks how it goes, and keeps the answer. Sending twice has no second
 * effect there: the key is the refund's own. Where the outcome is not known it stays as it is and is asked again.
 */
export async function sendRefund(deps: PaymentsDeps, refundId: string): Promise<void> {
  const found = await findRefund(deps.database.db, refundId);
  const { status } = found.refund;
  if (found.capture.method === 'manual' || status === 'completed' || status === 'failed') return;
  try {
    const seen = await askProvider(deps.gateways, found);
    await keep(deps, found, seen);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // That a refund under way cannot be read says nothing about where it is.
    if (error.failure === 'unknown' || status === 'pending') return postpone(deps, found, error);
    await keepRefusal(deps, found, error);
  }
}

function askProvider(gateways: Gateways, { refund, capture }: FoundRefund): Promise<ProviderRefund> {
  const key = toProviderRefundId(refund);
  const { amountCents, providerRef } = refund;
  if (capture.method === 'pix') {
    return refund.status === 'pending'
      ? gateways.pix.getRefund(capture.providerRef, key)
      : gateways.pix.refund({ endToEndId: capture.providerRef, refundId: key, amountCents });
  }
  if (refund.status === 'pending' && providerRef !== null) return gateways.card.getRefund(providerRef);
  const { currency } = capture;
  const money = { amountCents, currency, captureId: capture.providerRef };
  return gateways.card.refund({ ...money, refundId: key, note: 'Reembolso Lousa' }, `refund:${key}`);
}

async function keep(
  deps: PaymentsDeps,
  { refund, attempt }: FoundRefund,
  seen: Pick<ProviderRefund, 'status' | 'failure'> & { ref: string | null },
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, attempt.id);
    await applyRefund(tx, deps, locked, { refundId: refund.id, seen });
  });
}

/** A final no. The money may have gone back all the same: the provider's own account of it is read first. */
async function keepRefusal(deps: PaymentsDeps, found: FoundRefund, error: GatewayError): Promise<void> {
  if (error.issue !== null && ALREADY_BACK.has(error.issue)) {
    try {
      await settleAttempt(deps, found.attempt.id);
    } catch (unreachable) {
      if (unreachable instanceof GatewayError) return postpone(deps, found, unreachable);
      throw unreachable;
    }
    const { refund } = await findRefund(deps.database.db, found.refund.id);
    if (refund.status === 'completed') return;
  }
  deps.log.warn({ refundId: found.refund.id, issue: error.issue, debugId: error.debugId }, 'refund refused');
  await keep(deps, found, { status: 'failed', failure: error.issue ?? error.failure, ref: null });
}

async function postpone(deps: PaymentsDeps, { refund }: FoundRefund, error: GatewayError): Promise<void> {
  deps.log.warn({ refundId: refund.id, err: error }, 'the provider did not answer about a refund');
  await deps.database.db
    .update(refundsTable)
    .set({ nextCheckAt: nextCheckAfter(refund.checks, deps.clock.now()), checks: refund.checks + 1 })
    .where(and(eq(refundsTable.id, refund.id), inArray(refundsTable.status, ['requested', 'pending'])));
}

export const sendGrantedRefund = (deps: PaymentsDeps): HandledJob =>
  handle(sendRefundJob, ({ refundId }) => sendRefund(deps, refundId));
