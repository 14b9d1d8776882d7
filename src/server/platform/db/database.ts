import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ClientConfig, Pool } from 'pg';
import type { Config } from '#server/platform/config.ts';
import type { Log } from '#server/platform/log.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type DbOrTx = Db | Tx;

export interface Database {
  db: Db;
  pool: Pool;
  /** For connections of their own, such as LISTEN. */
  pgConfig: ClientConfig;
  /** Ends the pool and, where this process started it, the embedded server. */
  close(): Promise<void>;
}

const POOL_SIZE = 12;
const POOL_END_MS = 1000;
/**
 * Every statement of ours reads few rows by an index: a helper process to share the work takes longer to start than the
 * work does, and on the disks of today a row here and there costs hardly more than the next one.
 */
const SETTINGS = { TimeZone: 'UTC', max_parallel_workers_per_gather: 0, random_page_cost: 1.1, jit: 'off' };

/** Opens DATABASE_URL, or starts (or joins) the embedded PostgreSQL under DATA_DIR. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log?: Log,
): Promise<Database> {
  if (config.databaseUrl !== null) return connectDatabase({ connectionString: config.databaseUrl }, log);
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir });
  log?.info({ how: server.how, ms: server.startMs }, 'embedded PostgreSQL ready');
  const database = connectDatabase(server.pgConfig, log);
  return {
    ...database,
    async close() {
      // A transaction that hangs must not keep the server alive: its stop ends every connection.
      await Promise.race([database.close(), sleep(POOL_END_MS, undefined, { ref: false })]);
      await server.stop();
    },
  };
}

/** A pool on a server that runs. A lost idle connection is only logged: the pool opens another. */
export function connectDatabase(server: ClientConfig, log?: Log): Database {
  const pgConfig: ClientConfig = {
    ...server,
    application_name: 'lousa',
    connectionTimeoutMillis: 5000,
    idle_in_transaction_session_timeout: 60_000,
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
  const pool = new Pool({ ...pgConfig, max: POOL_SIZE, statement_timeout: 30_000 });
  pool.on('error', (err) => log?.warn({ err }, 'database connection lost'));
  // The pool listens to idle connections alone: one lost between two statements of a transaction would
  // end the whole process. Its next statement fails, which is all that has to happen.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, pgConfig, close: () => pool.end() };
}
