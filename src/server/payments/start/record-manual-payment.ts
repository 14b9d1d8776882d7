import { randomUUID } from 'node:crypto';
import { lockLesson } from '#server/lessons/lessons.api.ts';
import { auditMoney } from '#server/payments/money/audit-money.ts';
import { bookCapture } from '#server/payments/money/bookings.ts';
import { openCharge } from '#server/payments/money/charges.ts';
import { readPayment } from '#server/payments/money/payments.queries.ts';
import { attemptsTable, type ChargeRow, capturesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { publishPayment } from '#server/payments/money/publish-payment.ts';
import { payLesson } from '#server/payments/settlement/pay-lesson.ts';
import type { Tx } from '#server/platform/db/database.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';

/**
 * An admin records that the price of a lesson came some other way. Books, audit row and everything that follows
 * from a payment are the same; who said so and why is kept with it.
 * @throws Problem `lesson_not_found`, `wrong_state` where the lesson does not wait for payment
 */
export async function recordManualPayment(
  deps: PaymentsDeps,
  recorded: {
    lessonId: string;
    adminId: string;
    ip?: string;
    reason: string;
    idempotency: IdempotentRequest | null;
  },
): Promise<IdempotentAnswer<Payment>> {
  const { lessonId, adminId, ip, reason } = recorded;
  if (!isId(lessonId)) throw new Problem('lesson_not_found');
  return withIdempotency(deps.database.db, recorded.idempotency, async (tx) => {
    const now = deps.clock.now();
    const lesson = await lockLesson(tx, lessonId);
    const charge = await openCharge(tx, lesson, deps.gateways.isLive, now);
    const { attempt, capture } = await insertMoney(tx, charge, { adminId, reason, now });
    await bookCapture(tx, charge, capture, now);
    await payLesson(tx, deps, { lesson, charge, attempt }, capture, { adminId, reason });
    await auditMoney(
      tx,
      { adminId, ip },
      {
        action: 'money.manual_payment',
        lessonId,
        before: { status: lesson.status },
        after: { amountCents: capture.amountCents, status: 'paid' },
        reason,
        now,
      },
    );
    await publishPayment(tx, lessonId, attempt.id);
    return { status: 201, body: await readPayment(tx, attempt.id) };
  });
}

async function insertMoney(
  tx: Tx,
  charge: ChargeRow,
  { adminId, reason, now }: { adminId: string; reason: string; now: Date },
) {
  const id = randomUUID();
  const about = { chargeId: charge.id, method: 'manual', amountCents: charge.amountCents } as const;
  const [attempt] = await tx
    .insert(attemptsTable)
    .values({
      ...about,
      id,
      status: 'captured',
      createKey: `${id}:manual`,
      recordedBy: adminId,
      note: reason,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const [capture] = await tx
    .insert(capturesTable)
    .values({
      ...about,
      attemptId: id,
      providerRef: id,
      status: 'completed',
      currency: 'BRL',
      receivedAt: now,
      createdAt: now,
    })
    .returning();
  if (!attempt || !capture) throw new Error('the manual payment was not written');
  return { attempt, capture };
}
