import type { SandboxStore } from '#server/emulators/sandbox-store.ts';
import { approveOrder } from './approve-order.ts';
import { type Change, settleCapture } from '#server/emulators/paypal/capture-order.ts';
import type { Faults } from '#server/emulators/paypal/faults.ts';
import type { NoticeDesk } from '#server/emulators/paypal/sign-webhook.ts';
import type { OrderKeeper } from '#server/emulators/paypal/order-keeper.ts';
import { type BookedCapture, type BookedOrder, type BookedRefund, ORDERS } from '#server/emulators/paypal/paypal-book.ts';
import { settleRefund } from '#server/emulators/paypal/refund-capture.ts';
import type { Notice } from './sign-notice.ts';
import type { Webhooks } from '#server/emulators/paypal/webhooks.ts';

/** A capture as the "provider" has it, to be compared with our own ledger. */
export interface BooksEntry {
  captureId: string;
  orderId: string;
  attemptId: string | null;
  amountCents: number;
  currency: string;
  status: BookedCapture['status'];
  refunds: { id: string; ourRef: string | null; amountCents: number; status: BookedRefund['status'] }[];
}

/** The hands of a test or a demonstration on the provider's side. Unknown ids throw. */
export interface PayPalControl {
  approve(orderId: string): Promise<void>;
  /** The buyer approves with a card that the next capture finds declined. */
  decline(orderId: string): Promise<void>;
  plan: Faults['plan'];
  completePending(captureId: string): Promise<void>;
  denyPending(captureId: string): Promise<void>;
  completeRefund(refundId: string): Promise<void>;
  failRefund(refundId: string): Promise<void>;
  /** A chargeback: the capture is taken back. */
  reverse(captureId: string): Promise<void>;
  books(): Promise<BooksEntry[]>;
  /** Takes the notices queued with `webhooks: 'held'`, in the order of what happened. */
  heldNotices(): Promise<Notice[]>;
  deliver(notice: Notice): Promise<{ status: number }>;
  forge(event: unknown): Promise<Notice>;
}

export function emulatorControl(parts: {
  store: SandboxStore;
  keeper: OrderKeeper;
  faults: Faults;
  desk: NoticeDesk;
  webhooks: Pick<Webhooks<never>, 'take' | 'deliver'>;
}): PayPalControl {
  const { store, keeper, faults, desk, webhooks } = parts;
  const change = async (id: string, act: (order: BookedOrder, at: string) => Change) => {
    if (!(await keeper.change(id, act))) throw new Error(`the emulator knows no ${id}`);
  };
  return {
    approve: (id) => change(id, (order, at) => approveOrder(order, false, at)),
    decline: (id) => change(id, (order, at) => approveOrder(order, true, at)),
    plan: faults.plan,
    completePending: (id) => change(id, (order, at) => settleCapture(order, id, 'COMPLETED', at)),
    denyPending: (id) => change(id, (order, at) => settleCapture(order, id, 'DECLINED', at)),
    completeRefund: (id) => change(id, (order, at) => settleRefund(order, id, 'COMPLETED', at)),
    failRefund: (id) => change(id, (order, at) => settleRefund(order, id, 'FAILED', at)),
    reverse: (id) => change(id, (order, at) => settleCapture(order, id, 'REVERSED', at)),
    books: async () => (await store.list<BookedOrder>(ORDERS)).flatMap(toEntries),
    heldNotices: () => webhooks.take(),
    deliver: (notice) => webhooks.deliver(notice),
    forge: (event) => desk.forge(event),
  };
}

function toEntries(order: BookedOrder): BooksEntry[] {
  return order.captures.map((capture) => ({
    captureId: capture.id,
    orderId: order.id,
    attemptId: order.unit.customId ?? null,
    amountCents: capture.cents,
    currency: capture.currency,
    status: capture.status,
    refunds: order.refunds
      .filter((refund) => refund.captureId === capture.id)
      .map(({ id, ourRef, cents, status }) => ({ id, ourRef: ourRef ?? null, amountCents: cents, status })),
  }));
}
