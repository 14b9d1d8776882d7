import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openAnalysisPool } from '#server/document-pool.ts';
import { buildApp } from '#server/app.ts';
import { openGateways } from '#server/payments/gateways/open-gateways.ts';
import type { Gateways, PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { loadConfig } from '#server/platform/config.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { type AppDeps, openDeps } from '#server/platform/deps.ts';
import { type JobRunner, startJobs } from '#server/platform/jobs/start-jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { listJobs } from '#server/worker.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  inject: FastifyInstance['inject'];
  deps: PaymentsDeps;
  /** Runs background work until none waits; the first call starts the worker. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

export const TEST_ADMIN = { email: 'admin@lousa.test', password: 'Mestre-2026-secreta' };

/** The real app on a database and a data folder of its own. Jobs wait until `runJobs`. */
export async function createTestApp(
  overrides: { deps?: Partial<AppDeps>; gateways?: Partial<Gateways>; env?: Record<string, string> } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lousa-app-'));
  const config = loadConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://lousa.test',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: TEST_ADMIN.email,
    ADMIN_PASSWORD: TEST_ADMIN.password,
    ...overrides.env,
  });
  const database = await createTestDatabase();
  const log = createLog(config.logLevel);
  const { deps: parts, close } = await openDeps(
    { config, database, log, readingPool: openAnalysisPool({ isLazy: true }) },
    overrides.deps,
  );
  const opened = await openGateways(parts);
  const deps = { ...opened, gateways: { ...opened.gateways, ...overrides.gateways } };
  const jobs = listJobs(deps);
  await migrate(
    database,
    jobs.map(({ job }) => job),
  );
  const app = await buildApp(deps);
  await app.ready();
  let runner: Promise<JobRunner> | null = null;
  return {
    app,
    inject: app.inject.bind(app) as FastifyInstance['inject'],
    deps,
    async runJobs() {
      runner ??= startJobs(database, jobs, log);
      await (await runner).idle();
    },
    async close() {
      deps.events.endStreams();
      await app.close();
      await (await runner)?.stop(1000);
      await close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
