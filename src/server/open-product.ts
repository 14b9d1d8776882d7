import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openDocumentPool } from './document-pool.ts';
import type { Gateways, PaymentsDeps } from './payments/money/payments-deps.ts';
import { openGateways } from './payments/providers/open-gateways.ts';
import type { Config } from './platform/config.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { type AppDeps, openDeps } from './platform/deps.ts';
import { migrate } from './platform/installation/migrate.ts';
import { type JobRunner, startJobs } from './platform/jobs/start-jobs.ts';
import type { Log } from './platform/log.ts';
import type { Shutdown } from './platform/shutdown.ts';
import { sweepSpool } from './platform/storage/storage.ts';
import { listJobs } from './worker.ts';

/** The product put together, on a database that is up to date: its jobs rest, and nothing listens yet. */
export interface Product {
  deps: PaymentsDeps;
  /** Builds the HTTP side, which does not listen yet. */
  openApp(): Promise<FastifyInstance>;
  /** Starts background work in this process; asked again it answers the same runner. */
  startJobs(): Promise<JobRunner>;
}

/**
 * Puts the product together, for the process that serves it, the demo and the tests alike. Whatever is opened is
 * added to `shutdown` at once, so that a start that fails half-way can be ended too.
 * @throws StartRefused
 */
export async function openProduct({
  config,
  log,
  shutdown,
  database: given,
  deps: overrides,
  gateways = {},
  clientFolder,
}: {
  config: Config;
  log: Log;
  shutdown: Shutdown;
  /** A database that is open already; it is ended with the product all the same. */
  database?: Database;
  deps?: Partial<AppDeps> | undefined;
  gateways?: Partial<Gateways> | undefined;
  /** Of the built screens; those of this checkout unless told otherwise. */
  clientFolder?: string;
}): Promise<Product> {
  const database = given ?? (await openDatabase(config, log));
  shutdown.add('database', 5000, () => database.close());
  const readingPool = overrides?.readingPool ?? openDocumentPool();
  const parts = await openDeps({ config, database, log, readingPool }, overrides);
  shutdown.add('parts', 1000, parts.close);
  const opened = await openGateways(parts.deps);
  const deps = { ...opened, gateways: { ...opened.gateways, ...gateways } };
  const jobs = listJobs(deps);
  const kinds = jobs.map(({ job }) => job);
  await Promise.all([migrate(database, kinds), sweepSpool(deps.storage.spoolDir)]);
  let runner: Promise<JobRunner> | null = null;
  shutdown.add('jobs', 3000, async () => (await runner)?.stop());
  return {
    deps,
    startJobs() {
      runner ??= startJobs(database, jobs, log);
      return runner;
    },
    async openApp() {
      const app = await buildApp(deps, clientFolder);
      shutdown.add('http', 2000, () => app.close());
      // Streams never end by themselves: readers are sent away first, and come back to another process.
      shutdown.add('streams', 500, () => deps.events.endStreams());
      await app.ready();
      return app;
    },
  };
}
