import { findPayment } from '#server/payments/money/payments.queries.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { PaymentParts } from '#server/payments/money/to-payment.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';

/**
 * 'Já paguei': asks the provider now instead of waiting for its webhook. Where it does not answer, the payment is
 * answered as it is known.
 * @throws Problem `payment_not_found`
 */
export async function checkPayment(
  deps: PaymentsDeps,
  viewer: Viewer,
  paymentId: string,
): Promise<PaymentParts> {
  const { attempt } = await findPayment(deps.database.db, viewer, paymentId);
  if (attempt.method !== 'manual' && attempt.providerRef !== null) await reconcileAttempt(deps, paymentId);
  return findPayment(deps.database.db, viewer, paymentId);
}
