import type { AttemptRow, CaptureRow } from '#server/payments/money/payments.table.ts';
import type { RefundRequestRow, RefundRow } from '#server/payments/money/refunds.table.ts';
import { centsToReais } from '#shared/money.ts';
import { REFUND_WINDOW_DAYS } from '#shared/payments/refund-status.ts';
import type { Refund, RefundRequest } from '#shared/payments/refunds.contract.ts';

import { describeFailure } from '#server/payments/refunds/describe-failure.ts';

const DAY_MS = 86_400_000;

/** When the provider stops taking refunds of this money; null where it has no such end. */
export function refundWindowEnd({
  method,
  receivedAt,
}: Pick<CaptureRow, 'method' | 'receivedAt'>): Date | null {
  if (method === 'manual') return null;
  return new Date(receivedAt.getTime() + REFUND_WINDOW_DAYS[method] * DAY_MS);
}

/** A refund as the wire knows it. */
export function toRefund(
  refund: RefundRow,
  { attempt, capture, lessonId }: { attempt: Pick<AttemptRow, 'id'>; capture: CaptureRow; lessonId: string },
): Refund {
  return {
    id: refund.id,
    paymentId: attempt.id,
    lessonId,
    amount: centsToReais(refund.amountCents),
    reason: refund.reason,
    note: refund.note,
    status: refund.status,
    failure: refund.status === 'failed' ? describeFailure(refund.failure) : null,
    createdAt: refund.createdAt.toISOString(),
    completedAt: refund.completedAt?.toISOString() ?? null,
    windowEndsAt: refundWindowEnd(capture)?.toISOString() ?? null,
  };
}

export function toRefundRequest(row: RefundRequestRow): RefundRequest {
  return {
    id: row.id,
    lessonId: row.lessonId,
    kind: row.kind,
    reason: row.reason,
    status: row.status,
    answer: row.answer,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
