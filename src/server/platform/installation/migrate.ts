import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { prepareQueues } from '#server/platform/jobs/prepare-queues.ts';
import { StartRefused } from '#server/platform/start-refused.ts';

export const MIGRATION_LOCK = 505_162;
const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../../db/migrations');

/**
 * Brings the tables and the job queues up to date. Any number of processes may do it at once: the
 * lock is held on the same connection that migrates, the others wait and find nothing to do.
 * @throws StartRefused on tables that a newer version has changed, and where a restore was broken off
 */
export async function migrate(
  database: Pick<Database, 'pgConfig'>,
  jobs: readonly Job[] = [],
): Promise<void> {
  const client = new Client(database.pgConfig);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseHalfRestored(client);
    await refuseNewerTables(client);
    await applyMigrations(client);
    await prepareQueues(client, jobs);
  } finally {
    await client.end();
  }
}

/** Runs what a database has not yet seen; of an empty one, also only the migrations `upTo` names. */
export async function applyMigrations(
  client: Client,
  { upTo }: { upTo?: readonly number[] } = {},
): Promise<void> {
  if (!upTo) return runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  const folder = await mkdtemp(join(tmpdir(), 'lousa-migrations-'));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { when: number }[] };
    const entries = journal.entries.filter(({ when }) => upTo.includes(when));
    await writeFile(path, JSON.stringify({ ...journal, entries }));
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Which migrations a database has seen, by the time each was written; none of an empty one. */
export async function listApplied(client: Client): Promise<number[]> {
  const { rows } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  if (!rows[0]?.is_there) return [];
  const applied = await client.query(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return applied.rows.map((row) => Number(row.created_at));
}

const listKnown = () =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((migration) => migration.folderMillis);

/** Those of the list that this code does not have. */
export function listUnknown(applied: readonly number[]): number[] {
  const known = listKnown();
  return applied.filter((at) => !known.includes(at));
}

/** The migrations of this code that a database has yet to see. */
export async function findMissing(database: Pick<Database, 'pgConfig'>): Promise<number[]> {
  const client = new Client(database.pgConfig);
  await client.connect();
  try {
    return listMissing(await listApplied(client));
  } finally {
    await client.end();
  }
}

/** Those of this code that are not in the list. */
export const listMissing = (applied: readonly number[]): number[] =>
  listKnown().filter((at) => !applied.includes(at));

/** A database in which a restore has begun and not ended; the schema holds what it still needs. */
export const RESTORING_SCHEMA = 'restoring';

async function refuseHalfRestored(client: Client): Promise<void> {
  const { rows } = await client.query('select to_regnamespace($1) is not null as is_there', [
    RESTORING_SCHEMA,
  ]);
  if (rows[0]?.is_there !== true) return;
  throw new StartRefused(
    'Lousa não iniciou: a restauração de um backup foi interrompida aqui. Rode `npm run restore -- ARQUIVO` de novo; ele recomeça do início.',
  );
}

/** Old code on new tables would write what the new code does not expect, and leave out what it needs. */
async function refuseNewerTables(client: Client): Promise<void> {
  if (listUnknown(await listApplied(client)).length === 0) return;
  throw new StartRefused(
    'Lousa não iniciou: este banco de dados já foi usado por uma versão mais nova, que mudou as tabelas. Inicie essa versão, ou restaure numa instalação vazia um backup feito antes da atualização (docs/backup.md).',
  );
}
