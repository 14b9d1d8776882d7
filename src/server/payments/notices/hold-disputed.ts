import { eq } from 'drizzle-orm';
import { holdLesson } from '#server/lessons/lesson-course.api.ts';
import { noteDifference } from '#server/payments/money/note-difference.ts';
import { capturesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { lockScene } from '#server/payments/settle/settle-attempt.ts';

/** PayPal's notice that a payer contests a payment, long before any money is taken back. */
export const isDisputeOpened = (type: string): boolean => type === 'CUSTOMER.DISPUTE.CREATED';

/** A contested payment: production rests and an admin collects the proofs. The books change only when money does. */
export async function holdDisputed(deps: PaymentsDeps, attemptId: string): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const { lesson, attempt } = await lockScene(tx, attemptId);
    const [capture] = await tx.select().from(capturesTable).where(eq(capturesTable.attemptId, attemptId));
    if (capture?.isSettling)
      await holdLesson(
        tx,
        lesson.id,
        'O pagamento desta aula foi contestado pelo pagador.',
        deps.clock.now(),
      );
    await noteDifference(tx, deps, {
      kind: 'dispute',
      provider: attempt.method,
      providerRef: capture?.providerRef ?? attempt.id,
      lessonId: lesson.id,
      oursCents: attempt.amountCents,
      theirsCents: null,
      detail:
        'O pagador contestou no provedor. Reúna as provas (aprovação, pagamento, entregas) e responda lá.',
    });
  });
}
