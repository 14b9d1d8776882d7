import { ApiProblem, isSessionLost } from '#web/platform/api-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';

/** Says that a payment could not be gone on with: by the server's sentence where it has one for this, else the customer's. */
export function showPaymentFault(fault: unknown): void {
  if (isSessionLost(fault)) return;
  if (fault instanceof ApiProblem && fault.code === 'cancelled') return;
  showToast({ title: PAYMENT_TEXTS.errorTitle, description: describePaymentFault(fault), tone: 'error' });
}

/** The sentence of a payment that could not be gone on with. */
export function describePaymentFault(fault: unknown): string {
  const isExplained = fault instanceof ApiProblem && fault.status >= 400 && fault.status < 500;
  return isExplained ? fault.message : PAYMENT_TEXTS.failed;
}
