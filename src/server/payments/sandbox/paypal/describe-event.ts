import { randomUUID } from 'node:crypto';
import type { BookedEvent, BookedOrder } from '#server/emulators/paypal/paypal-book.ts';
import { representCapture, representOrder, representRefund } from '#server/emulators/paypal/represent-order.ts';

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
