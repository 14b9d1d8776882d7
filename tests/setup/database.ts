import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '#server/platform/installation/migrate.ts';

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
  await migrate({ pgConfig: { ...server.pgConfig, database: TEMPLATE } });
  // Lost work is fine here and waiting for the disk is not.
  await run(
    admin,
    'alter system set fsync = off',
    'alter system set synchronous_commit = off',
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

async function run(where: ClientConfig, ...statements: string[]): Promise<void> {
  const client = new Client(where);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
