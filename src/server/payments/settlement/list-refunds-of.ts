import { desc, eq } from 'drizzle-orm';
import { findLesson } from '#server/lessons/lessons.api.ts';
import { attemptsTable, capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { refundRequestsTable, refundsTable } from '#server/payments/money/refunds.table.ts';
import { MOST_TOLD } from '#shared/http/list-query.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import type { Refund, RefundRequest } from '#shared/payments/refunds.contract.ts';
import { toRefund, toRefundRequest } from './to-refund.ts';

/**
 * What was asked back and what goes back of a lesson, newest first.
 * @throws Problem `lesson_not_found`
 */
export async function listRefundsOf(
  deps: PaymentsDeps,
  viewer: Viewer,
  lessonId: string,
): Promise<{ requests: RefundRequest[]; refunds: Refund[] }> {
  const { db } = deps.database;
  const { id } = await findLesson(db, viewer, lessonId);
  const [requests, refunds] = await Promise.all([
    db
      .select()
      .from(refundRequestsTable)
      .where(eq(refundRequestsTable.lessonId, id))
      .orderBy(desc(refundRequestsTable.createdAt))
      .limit(MOST_TOLD),
    db
      .select({ refund: refundsTable, capture: capturesTable, attempt: attemptsTable })
      .from(refundsTable)
      .innerJoin(capturesTable, eq(capturesTable.id, refundsTable.captureId))
      .innerJoin(attemptsTable, eq(attemptsTable.id, capturesTable.attemptId))
      .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
      .where(eq(chargesTable.lessonId, id))
      .orderBy(desc(refundsTable.createdAt))
      .limit(MOST_TOLD),
  ]);
  return {
    requests: requests.map(toRefundRequest),
    refunds: refunds.map(({ refund, ...parts }) => {
      const told = toRefund(refund, { ...parts, lessonId: id });
      // What admins write to each other, and what the provider says to us, is not the customer's.
      return viewer.role === 'admin' ? told : { ...told, note: '', failure: null };
    }),
  };
}
