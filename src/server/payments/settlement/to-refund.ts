import type { AttemptRow, CaptureRow } from '#server/payments/money/payments.table.ts';
import type { RefundRequestRow, RefundRow } from '#server/payments/money/refunds.table.ts';
import { centsToReais } from '#shared/money.ts';
import { REFUND_WINDOW_DAYS } from '#shared/payments/refund-status.ts';
import type { Refund, RefundRequest } from '#shared/payments/refunds.contract.ts';

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

/** What providers say when they refuse a refund (PayPal Payments v2, API Pix 2.9), for the admin to read. */
const FAILURES: Record<string, string> = {
  REFUND_TIME_LIMIT_EXCEEDED: 'O prazo do provedor para reembolsar este pagamento acabou.',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'Falta saldo na conta do provedor.',
  TRANSACTION_DISPUTED: 'O pagamento está contestado no provedor.',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK:
    'O pagamento foi contestado e o provedor não reembolsa mais por aqui.',
  CAPTURE_FULLY_REFUNDED: 'O provedor diz que este pagamento já foi reembolsado por inteiro.',
  REFUND_AMOUNT_EXCEEDED: 'O provedor diz que o valor passa do que resta deste pagamento.',
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: 'O provedor não aceita mais reembolsos parciais deste pagamento.',
  PENDING_CAPTURE: 'O pagamento ainda está em análise no provedor.',
  INVALID_RESOURCE_ID: 'O provedor não encontrou o pagamento.',
  PixDevolucaoInvalida: 'O banco não aceitou o reembolso: confira prazo, valor e saldo.',
  not_found: 'O provedor não encontrou o pagamento.',
};

/** pt-BR; what is not known to us is named by the provider's own word. */
export const describeFailure = (failure: string | null): string =>
  FAILURES[failure ?? ''] ??
  (failure ? `O provedor recusou (${failure}).` : 'O provedor recusou sem dizer por quê.');
