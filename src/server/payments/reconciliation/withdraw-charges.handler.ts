import { lockLesson, withdrawChargesJob } from '#server/lessons/lessons.api.ts';
import { closeCharge, findOpenCharge } from '#server/payments/money/charges.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';

/**
 * The lesson was cancelled or its price changed: its open charge is closed, its Pix codes are removed at the
 * provider. What was paid in the meantime is taken in and goes back.
 */
export const withdrawCharges = (deps: PaymentsDeps): HandledJob =>
  handle(withdrawChargesJob, async ({ lessonId }) => {
    const attempts = await deps.database.db.transaction(async (tx) => {
      const lesson = await lockLesson(tx, lessonId);
      const charge = await findOpenCharge(tx, lessonId);
      if (!charge) return [];
      const isCurrent = lesson.status === 'waiting_payment' && lesson.priceVersion === charge.priceVersion;
      return isCurrent ? [] : closeCharge(tx, charge.id, deps.clock.now());
    });
    for (const { id } of attempts) await reconcileAttempt(deps, id);
  });
