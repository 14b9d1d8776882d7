import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { STORAGE_FOLDERS } from '#server/backup-parts.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Storage } from '#server/platform/storage/storage-port.ts';

/** Every row of every table and every job that waits, as text in a fixed order, by the name of the table. */
async function readRows(client: Client): Promise<Map<string, string[]>> {
  const { rows: tables } = await client.query(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const all = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await client.query(`select t::text as row from "${name}" t order by 1`);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  const { rows: jobs } = await client.query(`
    select name || ' ' || data::text || ' ' || coalesce(singleton_key, '') || ' ' || coalesce(group_id, '') || ' ' || priority as row from jobs.job
    where state in ('created', 'retry', 'active') order by 1`);
  all.set(
    'jobs',
    jobs.map(({ row }) => row),
  );
  return all;
}

/** The rows as a snapshot of another connection sees them. */
export async function readSnapshot({ pgConfig }: Database, snapshot: string): Promise<Map<string, string[]>> {
  const client = new Client(pgConfig);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read');
    await client.query(`set transaction snapshot '${snapshot}'`);
    return await readRows(client);
  } finally {
    await client.end();
  }
}

export async function readNow({ pgConfig }: Database): Promise<Map<string, string[]>> {
  const client = new Client(pgConfig);
  await client.connect();
  try {
    return await readRows(client);
  } finally {
    await client.end();
  }
}

/** The sums of all files the storage holds for the product, by key. */
export async function readFiles(storage: Storage): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const folder of STORAGE_FOLDERS) {
    for await (const page of storage.listFiles(folder)) {
      for (const { key } of page) {
        const hash = createHash('sha256');
        for await (const chunk of await storage.readStream(key)) hash.update(chunk);
        sums.set(key, hash.digest('hex'));
      }
    }
  }
  return sums;
}
