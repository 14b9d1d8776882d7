import { readFile } from 'node:fs/promises';
import { databaseStore } from '#server/emulators/database-store.ts';
import { type PixEmulator, startPixEmulator } from '#server/emulators/pix/pix-emulator.ts';
import type { PixGateway } from '#server/payments/money/pix-gateway.ts';
import { type Config, ConfigError } from '#server/platform/config.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { openBcbPix } from './bcb-pix/open-bcb-pix.ts';

export interface PixSide {
  gateway: PixGateway;
  /** The receiver's Pix key. */
  key: string;
  emulator: PixEmulator | null;
}

/** The bank that speaks API Pix, or its emulator in the sandbox without an address. */
export async function openPixSide(deps: AppDeps): Promise<PixSide> {
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
