import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { openCardSide } from '#server/payments/providers/open-card-side.ts';
import { openPixSide } from '#server/payments/providers/open-pix-side.ts';
import { openSandboxBank } from './sandbox-bank.ts';

/**
 * Opens the clients of both providers: by the configuration, or in `PAYMENTS=sandbox` without an address of a
 * provider, on emulators of our own that listen on loopback. They end with the process (`deps.onStop`).
 */
export async function openGateways(deps: AppDeps): Promise<PaymentsDeps> {
  const { config } = deps;
  let listeningAt: string | null = null;
  const cardSide = await openCardSide(deps, () => listeningAt);
  const pixSide = await openPixSide(deps);
  const isDemo = cardSide.emulator !== null && pixSide.emulator !== null;
  return {
    ...deps,
    gateways: {
      card: cardSide.gateway,
      pix: pixSide.gateway,
      cardScript: cardSide.script,
      pixKey: pixSide.key,
      payee: config.company.name,
      isLive: config.payments === 'live',
      sandbox: isDemo ? openSandboxBank(cardSide.emulator, pixSide.emulator) : null,
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
