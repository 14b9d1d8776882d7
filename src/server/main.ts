import { once } from 'node:events';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { ensureMasterAdmin } from './accounts/ensure-master-admin.ts';
import { openAnalysisPool } from './analysis/open-analysis-pool.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDeps } from './platform/deps.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import { createLog, describeError } from './platform/log.ts';
import { sweepSpool } from './platform/storage/storage.ts';
import { listJobs } from './worker.ts';

const STOP_WITHIN_MS = 9000;

/** One process of the product, from the first line of its settings to its last open connection. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const ends: (() => Promise<void> | void)[] = [];
  // Last opened, first closed; a failing end must not keep the others from ending.
  const endAll = async () => {
    for (const end of ends.splice(0).reverse()) {
      await Promise.resolve(end()).catch((err) => log.warn({ err }, 'did not end cleanly'));
    }
  };
  const grace = closeWithGrace({ delay: STOP_WITHIN_MS, logger: null }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'the process ends on an error');
    else log.info({ signal }, 'stopping');
    await endAll();
  });
  try {
    const isClientBuilt = awaitClient();
    const database = await openDatabase(config, log);
    ends.push(() => database.close());
    const { deps, close } = await openDeps({ config, database, log, readingPool: openAnalysisPool() });
    ends.push(close);
    const jobs = listJobs(deps);
    await Promise.all([
      migrate(
        database,
        jobs.map(({ job }) => job),
      ),
      sweepSpool(deps.storage.spoolDir),
    ]);
    const { inventedPassword } = await ensureMasterAdmin(deps);
    if (config.role !== 'web') {
      const runner = await startJobs(database, jobs, log);
      ends.push(() => runner.stop());
    }
    await isClientBuilt;
    const app = await buildApp(deps);
    ends.push(() => app.close());
    // Streams never end by themselves: readers are sent away first, and come back to another process.
    ends.push(() => deps.events.endStreams());
    await app.listen({ host: config.host, port: config.port });
    greet(app, config, inventedPassword);
  } catch (error) {
    grace.uninstall();
    await endAll();
    throw error;
  }
}

/** The starter builds the client meanwhile and says so over its channel; without one there is nothing to wait for. */
async function awaitClient(): Promise<void> {
  if (!process.argv.includes('--await-client') || !process.channel) return;
  await once(process, 'message');
  process.disconnect();
}

function greet(app: FastifyInstance, config: Config, inventedPassword: string | null): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const listening = `http://${config.host}:${port}`;
  const where = config.port === 0 ? listening : config.publicUrl;
  const lines = [
    `Lousa está em ${where}${where === listening ? '' : ` (escutando em ${listening})`}`,
    `Administração: ${where}/admin/login com ${config.adminEmail}`,
    ...(inventedPassword === null ? [] : [`Senha criada agora e mostrada só desta vez: ${inventedPassword}`]),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}

main().catch((error) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`Lousa não iniciou: ${JSON.stringify(describeError(error), null, 1)}\n`);
  process.exit(1);
});
