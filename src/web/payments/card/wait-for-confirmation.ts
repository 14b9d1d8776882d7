import { getPayment } from '#shared/payments/payments.contract.ts';
import { isSessionLost } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { leaveForLogin } from '#web/platform/session/lost-session.ts';
import { judgeConfirmed } from './card-state.ts';

const EVERY_MS = 3000;

/** Asks after a payment until its outcome is known; a lost connection is waited out. Null once stopped. */
export async function waitForConfirmation(
  paymentId: string,
  signal: AbortSignal,
): Promise<'approved' | 'problem' | null> {
  for (;;) {
    try {
      const outcome = judgeConfirmed(await callApi(getPayment, { params: { id: paymentId }, signal }));
      if (outcome) return outcome;
    } catch (error) {
      if (signal.aborted) return null;
      if (isSessionLost(error)) {
        leaveForLogin();
        return null;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    if (signal.aborted) return null;
  }
}
