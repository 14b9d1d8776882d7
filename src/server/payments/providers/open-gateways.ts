import * as z from 'zod/mini';
import type { RunningEmulator } from '#server/emulators/emulator.ts';
import { DEMO_SDK } from '#server/emulators/paypal/demo-sdk.ts';
import type { PaymentsDeps, SandboxBank } from '#server/payments/money/payments-deps.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { DEMO_SCRIPT_PATH, openCardSide } from './open-card-side.ts';
import { openPixSide } from './open-pix-side.ts';

/**
 * Opens the clients of both providers: by the configuration, or in `PAYMENTS=sandbox` without an address of a
 * provider, on emulators of our own that listen on loopback. They end with the process (`deps.onStop`).
 */
export async function openGateways(deps: AppDeps): Promise<PaymentsDeps> {
  const { config } = deps;
  let listeningAt: string | null = null;
  const cardSide = await openCardSide(deps, () => listeningAt);
  const pixSide = await openPixSide(deps);
  return {
    ...deps,
    gateways: {
      card: cardSide.gateway,
      pix: pixSide.gateway,
      cardScript: cardSide.script,
      pixKey: pixSide.key,
      payee: config.company.name,
      isLive: config.payments === 'live',
      sandbox:
        cardSide.emulator && pixSide.emulator ? openSandboxBank(cardSide.emulator, pixSide.emulator) : null,
      async announce(productUrl) {
        listeningAt = productUrl;
        const origin = pixSide.emulator === null ? config.publicUrl : productUrl;
        const secret = config.pix.webhookSecret === null ? '' : `/${config.pix.webhookSecret}`;
        await pixSide.gateway
          .registerWebhook(`${origin}/api/webhooks/pix${secret}`)
          .catch((err: unknown) => deps.log.warn({ err }, 'the Pix provider did not take our webhook'));
      },
    },
  };
}

const paidSchema = z.object({ endToEndId: z.string() });

/** The payer's side of the emulators, over HTTP like everything else about them. */
function openSandboxBank(card: RunningEmulator, pix: RunningEmulator): SandboxBank {
  return {
    async payPix(txid) {
      return paidSchema.parse(await post(`${pix.baseUrl}/emulator/cob/${encodeURIComponent(txid)}/pay`, {}));
    },
    async decideCard(orderId, outcome) {
      await post(`${card.baseUrl}/emulator/orders/${encodeURIComponent(orderId)}/buyer`, { outcome });
    },
    cardScript: { path: DEMO_SCRIPT_PATH, source: DEMO_SDK },
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status === 404) throw new Problem('payment_not_found');
  if (!response.ok) {
    throw new Problem('wrong_state', {
      message: 'O banco de demonstração recusou: esta cobrança não pode mais ser paga.',
    });
  }
  return response.json();
}
