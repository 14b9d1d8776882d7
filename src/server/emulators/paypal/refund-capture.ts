import { type ApiAnswer, notFound, refusal } from './api-answer.ts';
import type { Change } from './capture-order.ts';
import {
  type BookedCapture,
  type BookedEvent,
  type BookedOrder,
  type BookedRefund,
  readValue,
  refundIdOf,
} from './paypal-book.ts';
import type { RefundRequest } from './request-bodies.ts';

export const REFUND_FAULTS = ['refund_pending', 'refund_failed'] as const;
export type RefundFault = (typeof REFUND_FAULTS)[number];

const REFUND_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Sends money of a capture back, never more than is left of it. The new refund is the last of the order. */
export function refundCapture(
  order: BookedOrder,
  captureId: string,
  request: RefundRequest,
  at: string,
  fault: RefundFault | null,
): Change {
  const capture = order.captures.find(({ id }) => id === captureId);
  if (!capture) return { order, refused: notFound(), events: [] };
  const left = capture.cents - heldBack(order, captureId);
  const cents = request.amount ? readValue(request.amount.value) : left;
  const refused = whyNot(capture, left, cents, request, at);
  if (refused || cents === null) return { order, refused: refused ?? refusal(400), events: [] };
  const refund: BookedRefund = {
    id: refundIdOf(order.id, order.refunds.length),
    captureId,
    status: fault === null ? 'COMPLETED' : fault === 'refund_pending' ? 'PENDING' : 'FAILED',
    cents,
    currency: capture.currency,
    ourRef: request.custom_id,
    note: request.note_to_payer,
    createdAt: at,
    updatedAt: at,
  };
  return withRefund({ ...order, refunds: [...order.refunds, refund] }, refund, at);
}

/** Ends a pending refund; any other is left as it is. */
export function settleRefund(
  order: BookedOrder,
  refundId: string,
  to: 'COMPLETED' | 'FAILED',
  at: string,
): Change {
  const found = order.refunds.find(({ id }) => id === refundId);
  if (found?.status !== 'PENDING') return { order, events: [] };
  const settled: BookedRefund = { ...found, status: to, updatedAt: at };
  const refunds = order.refunds.map((refund) => (refund === found ? settled : refund));
  return withRefund({ ...order, refunds }, settled, at);
}

function whyNot(
  capture: BookedCapture,
  left: number,
  cents: number | null,
  { amount }: RefundRequest,
  at: string,
): ApiAnswer | null {
  if (capture.status === 'PENDING') return refusal(422, 'PENDING_CAPTURE');
  if (capture.status === 'REVERSED') return refusal(422, 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  if (capture.status === 'DECLINED') return refusal(422, 'REFUND_NOT_ALLOWED');
  if (Date.parse(at) - Date.parse(capture.createdAt) > REFUND_DAYS * DAY_MS) {
    return refusal(422, 'REFUND_TIME_LIMIT_EXCEEDED');
  }
  if (left === 0) return refusal(422, 'CAPTURE_FULLY_REFUNDED');
  if (cents === null) return refusal(400, 'INVALID_PARAMETER_SYNTAX');
  if (amount && amount.currency_code !== capture.currency) return refusal(422, 'CURRENCY_MISMATCH');
  return cents > left ? refusal(422, 'REFUND_AMOUNT_EXCEEDED') : null;
}

/** A refund under way holds its money back as well. */
function heldBack(order: BookedOrder, captureId: string): number {
  return sumOf(order, captureId, (refund) => refund.status !== 'FAILED');
}

function withRefund(order: BookedOrder, refund: BookedRefund, at: string): Change {
  const captures = order.captures.map((capture): BookedCapture => {
    if (capture.id !== refund.captureId || refund.status !== 'COMPLETED') return capture;
    if (capture.status === 'REVERSED') return capture;
    const returned = sumOf(order, capture.id, ({ status }) => status === 'COMPLETED');
    return {
      ...capture,
      status: returned < capture.cents ? 'PARTIALLY_REFUNDED' : 'REFUNDED',
      updatedAt: at,
    };
  });
  return {
    order: { ...order, captures, updatedAt: at, revision: order.revision + 1 },
    events: [refundEvent(refund)],
  };
}

function sumOf(order: BookedOrder, captureId: string, counts: (refund: BookedRefund) => boolean): number {
  return order.refunds
    .filter((refund) => refund.captureId === captureId && counts(refund))
    .reduce((sum, refund) => sum + refund.cents, 0);
}

function refundEvent({ id, status }: BookedRefund): BookedEvent {
  const type = status === 'COMPLETED' ? 'PAYMENT.CAPTURE.REFUNDED' : `PAYMENT.REFUND.${status}`;
  return { type, resourceType: 'refund', summary: `Refund ${status.toLowerCase()}`, subject: id };
}
