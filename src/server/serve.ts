import { once } from 'node:events';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { ensureMasterAdmin } from './accounts/ensure-master-admin.ts';
import { HOLDINGS } from './files/holdings.ts';
import { openProduct } from './open-product.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { claimInstallation } from './platform/installation/claim-installation.ts';
import { createLog, describeError, type Log } from './platform/log.ts';
import { Shutdown } from './platform/shutdown.ts';
import { StartRefused } from './platform/start-refused.ts';

/** Past the sum of the steps only in a defect. */
const STOP_WITHIN_MS = 12_000;
/** Where many connect at once, the system drops what is over and the client waits seconds to try again. */
const WAITING_CONNECTIONS = 4096;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** One process of the product, from the first line of its settings to its last open connection. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const shutdown = new Shutdown();
  const stopping = new AbortController();
  const startup = start(config, log, shutdown, stopping.signal);
  const grace = closeWithGrace(
    { delay: STOP_WITHIN_MS, logger: null, skip: [...SIGNALS] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'the process ends on an error');
      stopping.abort();
      // What is being opened must be open before it can be ended.
      await startup.catch(() => undefined);
      await shutdown.run(log);
    },
  );
  // npm passes on a signal that the whole group already got: the same one again is no impatience.
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping.signal.aborted) return;
      log.info({ signal }, 'stopping');
      stopping.abort();
      grace.close();
    });
  }
  try {
    await startup;
  } catch (error) {
    if (stopping.signal.aborted) return;
    await shutdown.run(log);
    throw error;
  }
}

async function start(config: Config, log: Log, shutdown: Shutdown, stopping: AbortSignal): Promise<void> {
  const clientBuilt = awaitClient(stopping);
  clientBuilt.catch(() => undefined);
  const product = await openProduct({ config, log, shutdown });
  const { deps } = product;
  await claimInstallation(deps, HOLDINGS);
  const { inventedPassword } = await ensureMasterAdmin(deps);
  if (config.role !== 'web') await product.startJobs();
  await clientBuilt;
  const app = await product.openApp();
  stopping.throwIfAborted();
  await app.listen({ host: config.host, port: config.port, backlog: WAITING_CONNECTIONS });
  greet(app, config, inventedPassword);
  // A worker answers no notices: they go to those who answer requests.
  await deps.gateways.announce(config.role === 'worker' ? config.publicUrl : addressOf(app, config));
}

/** The starter builds the client meanwhile and says so over its channel; without one there is nothing to wait for. */
async function awaitClient(signal: AbortSignal): Promise<void> {
  if (!process.argv.includes('--await-client') || !process.channel) return;
  await once(process, 'message', { signal });
  process.disconnect();
}

function greet(app: FastifyInstance, config: Config, inventedPassword: string | null): void {
  const listening = addressOf(app, config);
  const where = config.port === 0 ? listening : config.publicUrl;
  const lines = [
    `Lousa está em ${where}${where === listening ? '' : ` (escutando em ${listening})`}`,
    `Administração: ${where}/admin-login com ${config.adminEmail}`,
    ...(inventedPassword === null ? [] : [`Senha criada agora e mostrada só desta vez: ${inventedPassword}`]),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}

/** Where it really listens, whatever address people use. */
function addressOf(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return `http://${config.host}:${port}`;
}

main().catch((error) => {
  if (error instanceof ConfigError || error instanceof StartRefused)
    process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`Lousa não iniciou: ${JSON.stringify(describeError(error), null, 1)}\n`);
  process.exit(1);
});
