import type { PaymentParts } from '#server/payments/payment-parts.ts';
import { findPayment } from '#server/payments/money/payments.queries.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';

/**
 * 'Já paguei': asks the provider now instead of waiting for its notice. Where it does not answer, the payment is
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
