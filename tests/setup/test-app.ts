import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openProduct } from '#server/open-product.ts';
import type { Gateways, PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { loadConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { createLog } from '#server/platform/log.ts';
import { Shutdown } from '#server/platform/shutdown.ts';
import { lendComposingPool, lendDocumentPool } from './lent-children.ts';
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
  overrides: {
    deps?: Partial<AppDeps>;
    gateways?: Partial<Gateways>;
    env?: Record<string, string>;
    /** An installation that is there already; both are gone after `close`. */
    place?: { database: Database; dataDir: string };
  } = {},
): Promise<TestApp> {
  const dataDir = overrides.place?.dataDir ?? (await mkdtemp(join(tmpdir(), 'lousa-app-')));
  const config = loadConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://lousa.test',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: TEST_ADMIN.email,
    ADMIN_PASSWORD: TEST_ADMIN.password,
    ...overrides.env,
  });
  const shutdown = new Shutdown();
  const { deps, openApp, startJobs } = await openProduct({
    config,
    log: createLog(config.logLevel),
    shutdown,
    database: overrides.place?.database ?? (await createTestDatabase()),
    deps: { readingPool: lendDocumentPool(), composingPool: lendComposingPool(), ...overrides.deps },
    gateways: overrides.gateways,
    // Whether screens are built here already changes no answer, and listing them costs each app 20 ms.
    clientFolder: join(dataDir, 'no-client'),
  });
  const app = await openApp();
  return {
    app,
    inject: app.inject.bind(app) as FastifyInstance['inject'],
    deps,
    runJobs: async () => (await startJobs()).idle(),
    async close() {
      await shutdown.endAll();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
