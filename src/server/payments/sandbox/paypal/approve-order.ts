import type { Change } from '#server/emulators/paypal/capture-order.ts';
import type { BookedOrder } from '#server/emulators/paypal/paypal-book.ts';

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
