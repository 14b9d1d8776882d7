import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openProduct } from '#server/open-product.ts';
import { loadConfig } from '#server/platform/config.ts';
import { connectDatabase, type Database } from '#server/platform/db/database.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '#server/platform/log.ts';
import { Shutdown } from '#server/platform/shutdown.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run; `template` is a migrated, empty database to clone. */
    postgres: { host: string; user: string; template: string };
  }
}

const TEMPLATE = 'lousa_template';

/** One PostgreSQL for the whole run, with one migrated database that each test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lousa-test-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const admin = { ...server.pgConfig, database: 'postgres' };
  await run(admin, `create database ${TEMPLATE}`);
  await prepareTemplate(connectDatabase({ ...server.pgConfig, database: TEMPLATE }), join(dataDir, 'app'));
  // Lost work is fine here and waiting for the disk is not.
  await run(
    admin,
    'alter system set fsync = off',
    'alter system set synchronous_commit = off',
    'alter system set full_page_writes = off',
    'select pg_reload_conf()',
  );
  project.provide('postgres', {
    host: String(server.pgConfig.host),
    user: String(server.pgConfig.user),
    template: TEMPLATE,
  });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** With the queues of the product as well: made anew for each of two hundred apps they took as long as the app. */
async function prepareTemplate(database: Database, dataDir: string): Promise<void> {
  const shutdown = new Shutdown();
  const config = loadConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://lousa.test', LOG_LEVEL: 'silent' });
  try {
    await openProduct({ config, log: createLog('silent'), shutdown, database });
  } finally {
    await shutdown.endAll();
  }
}

async function run(where: ClientConfig, ...statements: string[]): Promise<void> {
  const client = new Client(where);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
