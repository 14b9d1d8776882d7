import { randomBytes } from 'node:crypto';
import type { EmulatorOptions, RunningEmulator } from '#server/emulators/emulator.ts';
import { openAccessTokens } from '#server/emulators/paypal/access-tokens.ts';
import { openCertificates } from '#server/emulators/paypal/certificates.ts';
import { describeEvent } from './describe-event.ts';
import { emulatorControl, type PayPalControl } from './emulator-control.ts';
import { openFaults } from '#server/emulators/paypal/faults.ts';
import { serveOnLoopback } from '#server/emulators/paypal/http-server.ts';
import { openNoticeDesk } from '#server/emulators/paypal/sign-webhook.ts';
import { openOrderKeeper } from '#server/emulators/paypal/order-keeper.ts';
import { orderRoutes } from '#server/emulators/paypal/order-routes.ts';
import { paymentRoutes } from '#server/emulators/paypal/payment-routes.ts';
import { routeCalls } from '#server/emulators/paypal/paypal-routes.ts';
import { openWebhooks } from '#server/emulators/paypal/webhooks.ts';

/** The same in every process: a notice of one may be read by another. */
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
  const desk = openNoticeDesk(certificates, { webhookId: WEBHOOK_ID, webhookUrl, baseUrl, clock });
  const webhooks = openWebhooks({ mode, sign: (event: unknown) => desk.sign(event), deliver });
  const keeper = openOrderKeeper(store, clock, (order, events) => {
    for (const event of events) webhooks.push(describeEvent(event, order, address, clock.now()));
  });
  const server = await serveOnLoopback(
    routeCalls(
      [...orderRoutes(keeper, store, clock, baseUrl), ...paymentRoutes(keeper, baseUrl), ...desk.routes],
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
    control: emulatorControl({ store, keeper, faults, desk, webhooks }),
    async close() {
      await webhooks.close();
      await server.close();
    },
  };
}
