import { randomUUID } from 'node:crypto';
import {
  type BookedCapture,
  type BookedEvent,
  type BookedOrder,
  type BookedRefund,
  writeAmount,
} from './paypal-book.ts';

const link = (baseUrl: string, rel: string, path: string, method = 'GET') => ({
  href: `${baseUrl}${path}`,
  rel,
  method,
});

/** An order as GET /v2/checkout/orders/{id} shows it. */
export function representOrder(order: BookedOrder, baseUrl: string) {
  const { unit } = order;
  const path = `/v2/checkout/orders/${order.id}`;
  const payments = {
    captures: order.captures.map((capture) => representCapture(order, capture, baseUrl)),
    ...(order.refunds.length > 0
      ? { refunds: order.refunds.map((refund) => representRefund(order, refund, baseUrl)) }
      : {}),
  };
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        amount: writeAmount(unit.cents, unit.currency),
        ...(unit.customId ? { custom_id: unit.customId } : {}),
        ...(unit.invoiceId ? { invoice_id: unit.invoiceId } : {}),
        ...(unit.description ? { description: unit.description } : {}),
        ...(order.captures.length > 0 ? { payments } : {}),
      },
    ],
    create_time: order.createdAt,
    update_time: order.updatedAt,
    links: [link(baseUrl, 'self', path), link(baseUrl, 'capture', `${path}/capture`, 'POST')],
  };
}

/** As GET /v2/payments/captures/{id} shows it. */
export function representCapture(order: BookedOrder, capture: BookedCapture, baseUrl: string) {
  const path = `/v2/payments/captures/${capture.id}`;
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.reason ? { status_details: { reason: capture.reason } } : {}),
    amount: writeAmount(capture.cents, capture.currency),
    final_capture: true,
    ...(order.unit.customId ? { custom_id: order.unit.customId } : {}),
    ...(order.unit.invoiceId ? { invoice_id: order.unit.invoiceId } : {}),
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: capture.createdAt,
    update_time: capture.updatedAt,
    links: [
      link(baseUrl, 'self', path),
      link(baseUrl, 'refund', `${path}/refund`, 'POST'),
      link(baseUrl, 'up', `/v2/checkout/orders/${order.id}`),
    ],
  };
}

/** As GET /v2/payments/refunds/{id} shows it. */
export function representRefund(order: BookedOrder, refund: BookedRefund, baseUrl: string) {
  return {
    id: refund.id,
    status: refund.status,
    amount: writeAmount(refund.cents, refund.currency),
    ...(refund.ourRef ? { custom_id: refund.ourRef } : {}),
    ...(order.unit.invoiceId ? { invoice_id: order.unit.invoiceId } : {}),
    ...(refund.note ? { note_to_payer: refund.note } : {}),
    create_time: refund.createdAt,
    update_time: refund.updatedAt,
    links: [
      link(baseUrl, 'self', `/v2/payments/refunds/${refund.id}`),
      link(baseUrl, 'up', `/v2/payments/captures/${refund.captureId}`),
    ],
  };
}

/** The body of a webhook: what happened and the object it happened to, as it stands then. */
export function describeEvent(event: BookedEvent, order: BookedOrder, baseUrl: string, at: Date) {
  const capture = order.captures.find(({ id }) => id === event.subject);
  const refund = order.refunds.find(({ id }) => id === event.subject);
  const resource = refund
    ? representRefund(order, refund, baseUrl)
    : capture
      ? representCapture(order, capture, baseUrl)
      : representOrder(order, baseUrl);
  return {
    id: `WH-${randomUUID().replaceAll('-', '').toUpperCase()}`,
    event_version: '1.0',
    create_time: at.toISOString(),
    resource_type: event.resourceType,
    resource_version: '2.0',
    event_type: event.type,
    summary: event.summary,
    resource,
    links: [],
  };
}
