import { databaseStore } from '#server/emulators/database-store.ts';
import { type PayPalEmulator, startPayPalEmulator } from '#server/emulators/paypal/start-paypal-emulator.ts';
import type { CardGateway } from '#server/payments/money/card-gateway.ts';
import type { Gateways } from '#server/payments/money/payments-deps.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { openPayPal } from './paypal/open-paypal.ts';

const LIVE_API = 'https://api-m.paypal.com';
const SANDBOX_API = 'https://api-m.sandbox.paypal.com';
const LIVE_SCRIPT = 'https://www.paypal.com/web-sdk/v6/core';
const SANDBOX_SCRIPT = 'https://www.sandbox.paypal.com/web-sdk/v6/core';
export const DEMO_SCRIPT_PATH = '/api/sandbox/paypal/web-sdk.js';

export interface CardSide {
  gateway: CardGateway;
  script: Gateways['cardScript'];
  emulator: PayPalEmulator | null;
}

/** PayPal, or its emulator in the sandbox without credentials. */
export async function openCardSide(deps: AppDeps, productUrl: () => string | null): Promise<CardSide> {
  const { config, clock } = deps;
  const { paypal, payments } = config;
  if (payments === 'sandbox' && paypal.clientId === null) return openEmulated(deps, productUrl);
  const isLive = payments === 'live';
  const settings = {
    baseUrl: paypal.baseUrl ?? (isLive ? LIVE_API : SANDBOX_API),
    clientId: paypal.clientId ?? '',
    clientSecret: paypal.clientSecret ?? '',
    webhookId: paypal.webhookId ?? '',
    certHosts: paypal.certHosts,
    clock,
  };
  return {
    gateway: openPayPal(settings),
    script: {
      clientId: settings.clientId,
      scriptUrl: paypal.scriptUrl ?? (isLive ? LIVE_SCRIPT : SANDBOX_SCRIPT),
      environment: isLive ? 'production' : 'sandbox',
    },
    emulator: null,
  };
}

async function openEmulated(deps: AppDeps, productUrl: () => string | null): Promise<CardSide> {
  const { clock, config, database } = deps;
  const emulator = await startPayPalEmulator({
    store: databaseStore(database.db),
    clock,
    webhookUrl: () => {
      const origin = productUrl();
      return origin === null ? null : `${origin}/api/webhooks/paypal`;
    },
  });
  deps.onStop(() => emulator.close());
  return {
    gateway: emulatedGateway(emulator, clock),
    script: {
      clientId: emulator.clientId,
      scriptUrl: config.paypal.scriptUrl ?? DEMO_SCRIPT_PATH,
      environment: 'sandbox',
    },
    emulator,
  };
}

/** The real client on the emulator. Its authority is asked for at the first webhook: making keys takes a while. */
function emulatedGateway(emulator: PayPalEmulator, clock: AppDeps['clock']): CardGateway {
  const { baseUrl, clientId, clientSecret, webhookId, certHosts } = emulator;
  const settings = { baseUrl, clientId, clientSecret, webhookId, certHosts, clock };
  let trusting: Promise<CardGateway> | null = null;
  const openTrusting = async () =>
    openPayPal({ ...settings, trustedCertificates: await emulator.trustedCertificates() });
  return {
    ...openPayPal(settings),
    async readWebhook(headers, body) {
      trusting ??= openTrusting();
      return (await trusting).readWebhook(headers, body);
    },
  };
}
