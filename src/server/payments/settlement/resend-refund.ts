import { eq } from 'drizzle-orm';
import { auditMoney, type Decider } from '#server/payments/money/audit-money.ts';
import { toProviderProblem } from '#server/payments/money/gateway-error.ts';
import { type LockedPayment, lockPayment } from '#server/payments/money/locked-payment.ts';
import { clearDifference } from '#server/payments/money/note-difference.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { type RefundRow, refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { completeRefund } from './apply-refund.ts';
import { findRefund } from './find-refund.ts';
import { sendRefundJob } from './send-refund.job.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * An admin has a refused refund sent once more, to the provider a new one. One that is on its way stays so.
 * @throws Problem `refund_not_found`, `wrong_state` where it is completed, `provider_unavailable`
 */
export async function resendRefund(deps: PaymentsDeps, by: Decider, refundId: string): Promise<RefundRow> {
  // An earlier try may have gone through after all: sent once more it would be paid twice.
  const { attempt } = await findRefund(deps.database.db, refundId);
  await settleAttempt(deps, attempt.id).catch((error: unknown) => {
    throw toProviderProblem(error);
  });
  return withFailed(deps, refundId, async (tx, refund, locked) => {
    if (refund.status !== 'failed') return refund;
    const set = {
      status: 'requested',
      tries: refund.tries + 1,
      checks: 0,
      providerRef: null,
      failure: null,
    } as const;
    const [sent] = await tx
      .update(refundsTable)
      .set({ ...set, nextCheckAt: deps.clock.now() })
      .where(eq(refundsTable.id, refundId))
      .returning();
    if (!sent) throw new Error('the refund was not written');
    await auditMoney(tx, by, {
      action: 'money.refund_retry',
      lessonId: locked.lesson.id,
      after: { amountCents: refund.amountCents },
      now: deps.clock.now(),
    });
    await deps.enqueue(tx, sendRefundJob, { refundId });
    return sent;
  });
}

/**
 * An admin records that a refund was paid back outside the provider: one it refused, or one of money that came
 * outside it as well.
 * @throws Problem `refund_not_found`, `wrong_state` where the provider has it under way or done
 */
export async function recordManualRefund(
  deps: PaymentsDeps,
  by: Decider,
  refundId: string,
  reason: string,
): Promise<RefundRow> {
  return withFailed(deps, refundId, async (tx, refund, locked, isManual) => {
    if (refund.status !== 'failed' && !isManual) {
      throw new Problem('wrong_state', {
        message: 'O reembolso está com o provedor. Só um recusado pode ser registrado como feito por fora.',
      });
    }
    await auditMoney(tx, by, {
      action: 'money.refund_by_hand',
      lessonId: locked.lesson.id,
      after: { amountCents: refund.amountCents },
      reason,
      now: deps.clock.now(),
    });
    const byHand = { reason, adminId: by.adminId };
    return completeRefund(tx, deps, locked, refund, { providerRef: refund.providerRef, byHand });
  });
}

async function withFailed(
  deps: PaymentsDeps,
  refundId: string,
  change: (tx: Tx, refund: RefundRow, locked: LockedPayment, isManual: boolean) => Promise<RefundRow>,
): Promise<RefundRow> {
  const { attempt, capture } = await findRefund(deps.database.db, refundId);
  return deps.database.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, attempt.id);
    const { refund } = await findRefund(tx, refundId);
    if (refund.status === 'completed') {
      throw new Problem('wrong_state', { message: 'Este reembolso já foi concluído.' });
    }
    const changed = await change(tx, refund, locked, capture.method === 'manual');
    await clearDifference(
      tx,
      { kind: 'refund_failed', providerRef: refundId },
      'Retomada pelo administrador.',
      deps.clock.now(),
    );
    return changed;
  });
}
