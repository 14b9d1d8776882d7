import { once } from 'node:events';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { ensureMasterAdmin } from './accounts/ensure-master-admin.ts';
import { openAnalysisPool } from './document-pool.ts';
import { buildApp } from './app.ts';
import { openGateways } from './payments/gateways/open-gateways.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDeps } from './platform/deps.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import { createLog, describeError, type Log } from './platform/log.ts';
import { Shutdown } from './platform/shutdown.ts';
import { sweepSpool } from './platform/storage/storage.ts';
import { listJobs } from './worker.ts';

/** Past the sum of the steps only in a defect. */
const STOP_WITHIN_MS = 12_000;
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
  const database = await openDatabase(config, log);
  shutdown.add('database', 5000, () => database.close());
  const { deps: parts, close } = await openDeps({ config, database, log, readingPool: openAnalysisPool() });
  shutdown.add('parts', 1000, close);
  const deps = await openGateways(parts);
  const jobs = listJobs(deps);
  const kinds = jobs.map(({ job }) => job);
  await Promise.all([migrate(database, kinds), sweepSpool(deps.storage.spoolDir)]);
  const { inventedPassword } = await ensureMasterAdmin(deps);
  if (config.role !== 'web') {
    const runner = await startJobs(database, jobs, log);
    shutdown.add('jobs', 3000, () => runner.stop());
  }
  await clientBuilt;
  const app = await buildApp(deps);
  shutdown.add('http', 2000, () => app.close());
  // Streams never end by themselves: readers are sent away first, and come back to another process.
  shutdown.add('streams', 500, () => deps.events.endStreams());
  stopping.throwIfAborted();
  await app.listen({ host: config.host, port: config.port });
  greet(app, config, inventedPassword);
  await deps.gateways.announce(addressOf(app, config));
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
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`Lousa não iniciou: ${JSON.stringify(describeError(error), null, 1)}\n`);
  process.exit(1);
});
