import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { AttemptRow } from '#server/payments/money/payments.table.ts';
import type { Gateways } from '#server/payments/money/payments-deps.ts';
import type { ProviderCapture } from '#server/payments/money/provider-money.ts';

/** An attempt as its provider sees it now. */
export interface Observation {
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
export async function observeAttempt(gateways: Gateways, attempt: AttemptRow): Promise<Observation> {
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
