import { type ApiAnswer, refusal } from './api-answer.ts';
import { type BookedCapture, type BookedEvent, type BookedOrder, captureIdOf } from './paypal-book.ts';

/** How a capture may be made to end other than well. */
export const CAPTURE_FAULTS = ['pending', 'wrong_amount', 'over_amount', 'wrong_currency'] as const;
export type CaptureFault = (typeof CAPTURE_FAULTS)[number];

/** What a change leaves: the order afterwards, and either a refusal or what there is to tell. */
export interface Change {
  order: BookedOrder;
  refused?: ApiAnswer;
  events: BookedEvent[];
}

/** Takes the money of an approved order. */
export function captureOrder(order: BookedOrder, at: string, fault: CaptureFault | null): Change {
  if (order.status === 'COMPLETED') {
    return { order, refused: refusal(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.'), events: [] };
  }
  if (order.status !== 'APPROVED') {
    return { order, refused: refusal(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved.'), events: [] };
  }
  const changed = { ...order, updatedAt: at, revision: order.revision + 1 };
  if (order.declinesNext) {
    return {
      // The buyer has to approve again, with another instrument.
      order: { ...changed, status: 'CREATED', declinesNext: false },
      refused: refusal(422, 'INSTRUMENT_DECLINED', 'The instrument presented was declined.'),
      events: [],
    };
  }
  const capture: BookedCapture = {
    id: captureIdOf(order.id, order.captures.length),
    status: fault === 'pending' ? 'PENDING' : 'COMPLETED',
    reason: fault === 'pending' ? 'PENDING_REVIEW' : null,
    currency: fault === 'wrong_currency' ? 'USD' : order.unit.currency,
    cents: order.unit.cents + (fault === 'wrong_amount' ? -1 : fault === 'over_amount' ? 100 : 0),
    createdAt: at,
    updatedAt: at,
  };
  return {
    order: { ...changed, status: 'COMPLETED', captures: [...order.captures, capture] },
    events: [captureEvent(capture.status === 'PENDING' ? 'PENDING' : 'COMPLETED', capture.id)],
  };
}

/** Ends a pending capture, or takes a completed one back by chargeback. Others are left as they are. */
export function settleCapture(
  order: BookedOrder,
  captureId: string,
  to: 'COMPLETED' | 'DECLINED' | 'REVERSED',
  at: string,
): Change {
  const found = order.captures.find(({ id }) => id === captureId);
  const isPending = found?.status === 'PENDING';
  const mayMove = to === 'REVERSED' ? !isPending && found?.status !== 'DECLINED' : isPending;
  if (!found || !mayMove || found.status === to) return { order, events: [] };
  const reason = to === 'REVERSED' ? 'CHARGEBACK' : null;
  const settled: BookedCapture = { ...found, status: to, reason, updatedAt: at };
  return {
    order: {
      ...order,
      updatedAt: at,
      revision: order.revision + 1,
      captures: order.captures.map((capture) => (capture === found ? settled : capture)),
    },
    events: [captureEvent(to === 'DECLINED' ? 'DENIED' : to, captureId)],
  };
}

function captureEvent(what: 'PENDING' | 'COMPLETED' | 'DENIED' | 'REVERSED', subject: string): BookedEvent {
  return {
    type: `PAYMENT.CAPTURE.${what}`,
    resourceType: 'capture',
    summary: `Payment capture ${what.toLowerCase()}`,
    subject,
  };
}

/** The buyer says yes; `declines` makes the bank say no to the capture that follows. A paid order stays as it is. */
export function approveOrder(order: BookedOrder, declines: boolean, at: string): Change {
  if (order.status === 'COMPLETED') return { order, events: [] };
  return {
    order: {
      ...order,
      status: 'APPROVED',
      declinesNext: declines,
      updatedAt: at,
      revision: order.revision + 1,
    },
    events: [
      {
        type: 'CHECKOUT.ORDER.APPROVED',
        resourceType: 'checkout-order',
        summary: 'An order has been approved by buyer',
        subject: order.id,
      },
    ],
  };
}
