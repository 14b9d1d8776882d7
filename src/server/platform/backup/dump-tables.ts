import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { JOBS_SCHEMA } from '#server/platform/jobs/jobs.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { type BackupHead, JOBS_TABLE, TABLE_FOLDER } from './backup-format.ts';

const compress = promisify(gzip);
const PIECE_BYTES = 1_000_000;

type Table = BackupHead['tables'][number];

/** Every table of the product with its columns, as the database itself tells. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`);
  return rows;
}

export async function listSequences(client: Client): Promise<BackupHead['sequences']> {
  const { rows } = await client.query(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return rows;
}

export const copyOf = ({ name, columns }: Table): string =>
  `${quoteName(name)} (${columns.map(quoteName).join(', ')})`;
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The rows of a table in the text of COPY, in compressed pieces; how many there were. */
export const dumpTable = (client: Client, archive: ArchiveWriter, table: Table): Promise<number> =>
  dump(client, archive, table.name, `copy ${copyOf(table)} to stdout`);

/** What waits to be done, with what was in hand: every job bears being run twice. */
export const dumpJobs = (client: Client, archive: ArchiveWriter): Promise<number> =>
  dump(
    client,
    archive,
    JOBS_TABLE,
    `copy (select to_jsonb(job) from (
        select id, name, data, singleton_key, priority, group_id, start_after from ${JOBS_SCHEMA}.job
        where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%') job) to stdout`,
  );

async function dump(
  client: Client,
  archive: ArchiveWriter,
  name: string,
  statement: string,
): Promise<number> {
  const rows = client.query(copyTo(statement));
  let held: Buffer[] = [];
  let length = 0;
  let pieces = 0;
  const send = async () => {
    pieces++;
    const piece = await compress(Buffer.concat(held));
    held = [];
    length = 0;
    await archive.add(`${TABLE_FOLDER}${name}/${String(pieces).padStart(6, '0')}.copy.gz`, piece);
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    held.push(chunk);
    length += chunk.length;
    if (length >= PIECE_BYTES) await send();
  }
  if (length > 0) await send();
  return rows.rowCount;
}
