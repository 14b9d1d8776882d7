import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { databaseStore } from '#server/emulators/database-store.ts';
import type { RunningEmulator } from '#server/emulators/emulator.ts';
import { DEMO_SDK } from '#server/emulators/paypal/demo-sdk.ts';
import { type PixEmulator, startPixEmulator } from '#server/emulators/pix/pix-emulator.ts';
import type { PaymentsDeps, SandboxBank } from '#server/payments/money/payments-deps.ts';
import type { PixGateway } from '#server/payments/money/pix-gateway.ts';
import { type Config, ConfigError } from '#server/platform/config.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { openBcbPix } from './bcb-pix/open-bcb-pix.ts';
import { DEMO_SCRIPT_PATH, openCardSide } from './open-card-side.ts';

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

interface PixSide {
  gateway: PixGateway;
  /** The receiver's Pix key. */
  key: string;
  emulator: PixEmulator | null;
}

/** The bank that speaks API Pix, or its emulator in the sandbox without an address. */
async function openPixSide(deps: AppDeps): Promise<PixSide> {
  const { config, clock } = deps;
  const { pix } = config;
  if (pix.baseUrl === null) return openEmulated(deps);
  const certificate = await readCertificate(pix);
  const key = pix.key ?? '';
  const gateway = openBcbPix({
    baseUrl: pix.baseUrl,
    tokenUrl: pix.tokenUrl ?? `${new URL(pix.baseUrl).origin}/oauth/token`,
    clientId: pix.clientId ?? '',
    clientSecret: pix.clientSecret ?? '',
    key,
    ...(certificate ? { certificate } : {}),
    clock,
  });
  return { gateway, key, emulator: null };
}

async function openEmulated(deps: AppDeps): Promise<PixSide> {
  const { clock, database } = deps;
  const emulator = await startPixEmulator({ store: databaseStore(database.db), clock });
  deps.onStop(() => emulator.close());
  const { baseUrl, tokenUrl, clientId, clientSecret, key } = emulator;
  const gateway = openBcbPix({ baseUrl: `${baseUrl}/v2`, tokenUrl, clientId, clientSecret, key, clock });
  return { gateway, key, emulator };
}

/** The PEM files of mTLS, or none. @throws ConfigError naming the setting that cannot be read */
async function readCertificate({ certFile, certKeyFile, caFile }: Config['pix']) {
  if (certFile === null && certKeyFile === null) return null;
  const read = async (name: string, path: string | null) => {
    if (path === null)
      throw new ConfigError(`${name} falta: PIX_CERT e PIX_CERT_KEY andam juntos. (set both)`);
    return readFile(path, 'utf8').catch(() => {
      throw new ConfigError(
        `${name} inválido: o arquivo não pôde ser lido. (cannot read the file of ${name})`,
      );
    });
  };
  const ca = caFile === null ? undefined : await read('PIX_CA', caFile);
  return {
    cert: await read('PIX_CERT', certFile),
    key: await read('PIX_CERT_KEY', certKeyFile),
    ...(ca === undefined ? {} : { ca }),
  };
}
