import { randomBytes } from 'node:crypto';
import type { EmulatorOptions, RunningEmulator } from '#server/emulators/emulator.ts';
import type { SandboxStore } from '#server/emulators/sandbox-store.ts';
import { openAccessTokens } from './access-tokens.ts';
import { approveOrder, type Change, settleCapture } from './capture-order.ts';
import { openCertificates } from './certificates.ts';
import { type Faults, openFaults } from './faults.ts';
import { serveOnLoopback } from './http-server.ts';
import { type OrderKeeper, openOrderKeeper } from './order-keeper.ts';
import { orderRoutes } from './order-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { type BookedCapture, type BookedOrder, type BookedRefund, ORDERS } from './paypal-book.ts';
import { routeCalls } from './paypal-routes.ts';
import { settleRefund } from './refund-capture.ts';
import { describeEvent } from './represent-order.ts';
import type { Webhook } from './sign-webhook.ts';
import { openWebhookSigner, type WebhookSigner } from './sign-webhook.ts';
import { openWebhooks, type Webhooks } from './webhooks.ts';

/** The same in every process: a webhook of one may be read by another. */
const WEBHOOK_ID = 'LOUSASANDBOXWEBHOOK';
const CLIENT_ID = 'lousa-sandbox';

export interface PayPalEmulator extends RunningEmulator {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Where its certificates come from, as `certHosts` of the client. */
  certHosts: string[];
  /** PEM; the keys are made when first asked for. */
  trustedCertificates(): Promise<string[]>;
  control: PayPalControl;
}

/**
 * PayPal's side of the table as a loopback HTTP server: OAuth, Orders v2, Payments v2 and webhooks v1 by their
 * public specification. The buyer is played with `POST {baseUrl}/emulator/orders/{id}/buyer {outcome}` or by
 * `control`. Its books are in the store, so that a restart forgets nothing but access tokens.
 * `webhookUrl` answers null while nobody wants to be told.
 */
export async function startPayPalEmulator(
  options: EmulatorOptions & { webhookUrl: () => string | null; webhooks?: 'auto' | 'held' },
): Promise<PayPalEmulator> {
  const { store, clock, deliver, webhooks: mode = 'auto' } = options;
  let address = '';
  // What is held is wanted even while it has nowhere to go.
  const webhookUrl = () => options.webhookUrl() ?? (mode === 'held' ? address : null);
  const credentials = { clientId: CLIENT_ID, clientSecret: randomBytes(24).toString('base64url') };
  const baseUrl = () => address;
  const certificates = openCertificates(store, clock);
  const faults = openFaults(store);
  const signer = openWebhookSigner(certificates, { webhookId: WEBHOOK_ID, webhookUrl, baseUrl, clock });
  const webhooks = openWebhooks({ mode, sign: (event: unknown) => signer.sign(event), deliver });
  const keeper = openOrderKeeper(store, clock, (order, events) => {
    for (const event of events) webhooks.push(describeEvent(event, order, address, clock.now()));
  });
  const server = await serveOnLoopback(
    routeCalls(
      [...orderRoutes(keeper, store, clock, baseUrl), ...paymentRoutes(keeper, baseUrl), ...signer.routes],
      openAccessTokens(credentials, clock),
      faults,
    ),
  );
  address = server.baseUrl;
  return {
    ...credentials,
    baseUrl: address,
    webhookId: WEBHOOK_ID,
    certHosts: ['127.0.0.1'],
    trustedCertificates: () => certificates.authorities(),
    control: emulatorControl({ store, keeper, faults, signer, webhooks }),
    async close() {
      await webhooks.close();
      await server.close();
    },
  };
}

/** A capture as the "provider" has it, to be compared with our own ledger. */
interface BooksEntry {
  captureId: string;
  orderId: string;
  attemptId: string | null;
  amountCents: number;
  currency: string;
  status: BookedCapture['status'];
  refunds: { id: string; ourRef: string | null; amountCents: number; status: BookedRefund['status'] }[];
}

/** The hands of a test or a demonstration on the provider's side. Unknown ids throw. */
interface PayPalControl {
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
  /** Takes the webhooks queued with `webhooks: 'held'`, in the order of what happened. */
  heldWebhooks(): Promise<Webhook[]>;
  deliver(webhook: Webhook): Promise<{ status: number }>;
  forge(event: unknown): Promise<Webhook>;
}

function emulatorControl(parts: {
  store: SandboxStore;
  keeper: OrderKeeper;
  faults: Faults;
  signer: WebhookSigner;
  webhooks: Pick<Webhooks<never>, 'take' | 'deliver'>;
}): PayPalControl {
  const { store, keeper, faults, signer, webhooks } = parts;
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
    heldWebhooks: () => webhooks.take(),
    deliver: (webhook) => webhooks.deliver(webhook),
    forge: (event) => signer.forge(event),
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
