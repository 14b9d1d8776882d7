import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { prepareQueues } from '#server/platform/jobs/prepare-queues.ts';
import type { Database } from './database.ts';

const MIGRATION_LOCK = 505_162;
const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../../db/migrations');

/**
 * Brings the tables and the job queues up to date. Any number of processes may do it at once: the
 * lock is held on the same connection that migrates, the others wait and find nothing to do.
 */
export async function migrate(
  database: Pick<Database, 'pgConfig'>,
  jobs: readonly Job[] = [],
): Promise<void> {
  const client = new Client(database.pgConfig);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await prepareQueues(client, jobs);
  } finally {
    await client.end();
  }
}
