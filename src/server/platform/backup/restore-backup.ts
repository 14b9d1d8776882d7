import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import { markStorage, readInstallationId } from '#server/platform/installation/claim-installation.ts';
import { installationTable } from '#server/platform/installation/installation.table.ts';
import {
  applyMigrations,
  listUnknown,
  MIGRATION_LOCK,
  RESTORING_SCHEMA,
} from '#server/platform/installation/migrate.ts';
import { restoreJobs } from '#server/platform/jobs/restore-jobs.ts';
import { holdMails } from '#server/platform/mail/hold-mails.ts';
import type { Storage } from '#server/platform/storage/storage-port.ts';
import { type ArchivePlace, contentOf, readArchive } from './archive-reader.ts';
import { END_MEMBER } from './archive-writer.ts';
import {
  type BackupEnd,
  type BackupHead,
  endSchema,
  FILE_FOLDER,
  HEAD_MEMBER,
  headSchema,
  JOBS_TABLE,
  TABLE_FOLDER,
  TOTP_MEMBER,
} from './backup-format.ts';
import { BackupRefused, DAMAGED } from './backup-refused.ts';
import { TableLoader } from './load-tables.ts';
import { sumOfKey } from './write-backup.ts';

export interface RestoreTarget {
  config: Pick<Config, 'dataDir' | 'totpKey'>;
  database: Pick<Database, 'pgConfig'>;
  storage: Storage;
  /** Where stored files lie: none may be there. */
  folders: readonly string[];
}
export interface RestoreProgress {
  step: 'check' | 'restore';
  /** From 0 to 1. */
  share: number;
}
/** What whoever restores has to know. */
export interface RestoreOutcome {
  head: BackupHead;
  end: BackupEnd;
  heldMails: number;
  /** The key of second factors is another one than that of the backup, or missing. */
  isTotpKeyWrong: boolean;
}

/**
 * Reads the whole file before anything is touched: damaged, cut off, locked, or of a newer version, it is refused.
 * @throws BackupRefused
 */
export async function checkBackup(
  place: ArchivePlace,
  onProgress?: (progress: RestoreProgress) => void,
): Promise<{ head: BackupHead; end: BackupEnd }> {
  let head: BackupHead | null = null;
  let end: BackupEnd | null = null;
  for await (const member of readArchive(place, (share) => onProgress?.({ step: 'check', share }))) {
    if (member.name === HEAD_MEMBER) head = parse(headSchema, await contentOf(member));
    if (member.name === END_MEMBER) end = parse(endSchema, await contentOf(member));
    if (!head)
      throw new BackupRefused('Este arquivo não é um backup da Lousa, ou é de um formato mais novo.');
  }
  if (!head || !end) throw new BackupRefused(DAMAGED);
  if (listUnknown(head.migrations).length > 0)
    throw new BackupRefused(
      'O backup é de uma versão mais nova do programa. Atualize o programa e restaure de novo. Nada foi alterado.',
    );
  return { head, end };
}

/**
 * Makes an empty installation into the one of the backup, under a new id. What is broken off in between does not start
 * and can be begun again.
 * @throws BackupRefused
 */
export async function restoreBackup(
  target: RestoreTarget,
  place: ArchivePlace,
  { head, end }: { head: BackupHead; end: BackupEnd },
  onProgress?: (progress: RestoreProgress) => void,
): Promise<RestoreOutcome> {
  const client = new Client({
    ...target.database.pgConfig,
    application_name: 'lousa restore',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [MIGRATION_LOCK]);
    if (rows[0]?.is_ours !== true)
      throw new BackupRefused('Outro processo está usando este banco de dados. Pare-o e tente de novo.');
    const id = await takePlace(client, target);
    await applyMigrations(client, { upTo: head.migrations });
    await unpack(client, target, { place, head, end, onProgress });
    await applyMigrations(client);
    await restoreJobs(client, RESTORING_SCHEMA);
    return await finish(client, target, { head, end, id });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Only where nothing is, or what an earlier try left. The id under which the restored installation will live. */
async function takePlace(client: Client, { storage, folders }: RestoreTarget): Promise<string> {
  const { rows } = await client.query(
    `select to_regnamespace($1) is not null as is_left,
       exists (select from pg_class where relnamespace in (to_regnamespace('public'), to_regnamespace('drizzle'), to_regnamespace('jobs'))
         and relkind in ('r', 'p')) as is_used`,
    [RESTORING_SCHEMA],
  );
  const { is_left: isLeft, is_used: isUsed } = rows[0] ?? {};
  if (isUsed && !isLeft)
    throw new BackupRefused(
      'Esta instalação não está vazia: o banco de dados já tem tabelas. Restaure numa pasta DATA_DIR nova ou num banco novo. Nada foi alterado.',
    );
  const marked = await readInstallationId(storage);
  const begun = isLeft
    ? (await client.query(`select id::text from ${RESTORING_SCHEMA}.state`)).rows[0]?.id
    : null;
  if (marked !== null && marked !== begun) throw new BackupRefused(USED_STORAGE);
  if (begun === null)
    for (const folder of folders)
      for await (const page of storage.listFiles(folder))
        if (page.length > 0) throw new BackupRefused(USED_STORAGE);
  const id = begun ?? randomUUID();
  await client.query('begin');
  for (const schema of isLeft ? [RESTORING_SCHEMA, 'jobs', 'drizzle', 'public'] : [])
    await client.query(`drop schema if exists ${schema} cascade`);
  await client.query('create schema if not exists public');
  await client.query(`create schema ${RESTORING_SCHEMA}`);
  await client.query(`create table ${RESTORING_SCHEMA}.state as select $1::uuid as id`, [id]);
  await client.query(`create table ${RESTORING_SCHEMA}.jobs (job jsonb)`);
  await client.query('commit');
  if (marked === null) await markStorage(storage, id);
  return id;
}

const USED_STORAGE =
  'Esta instalação não está vazia: o armazenamento já tem arquivos, talvez de outra instalação. Restaure numa pasta DATA_DIR nova ou num bucket vazio (STORAGE_URL). Nada foi alterado.';

interface Unpacking {
  place: ArchivePlace;
  head: BackupHead;
  end: BackupEnd;
  onProgress: ((progress: RestoreProgress) => void) | undefined;
}

async function unpack(
  client: Client,
  target: RestoreTarget,
  { place, head, end, onProgress }: Unpacking,
): Promise<void> {
  const tables = await TableLoader.begin(client, head);
  let isLoading = true;
  const endTables = async () => {
    if (!isLoading) return;
    isLoading = false;
    await tables.commit(
      new Map([...end.tables.map(({ name, rows }) => [name, rows] as const), [JOBS_TABLE, end.jobs]]),
    );
  };
  for await (const member of readArchive(place, (share) => onProgress?.({ step: 'restore', share }))) {
    const { name } = member;
    if (name.startsWith(TABLE_FOLDER)) {
      const table = name.slice(TABLE_FOLDER.length, name.lastIndexOf('/'));
      await tables.load(table, await contentOf(member));
    } else if (name.startsWith(FILE_FOLDER)) {
      await endTables();
      await storeFile(target.storage, name.slice(FILE_FOLDER.length), member.chunks);
    } else if (name === TOTP_MEMBER && target.config.totpKey === null) {
      await keepTotpKey(target.config.dataDir, await contentOf(member));
    }
  }
  await endTables();
}

async function storeFile(storage: Storage, key: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const path = join(storage.spoolDir, `restore-${randomUUID()}`);
  try {
    await pipeline(chunks, createWriteStream(path, { mode: 0o600 }));
    const { size } = await stat(path);
    await storage.putFile(key, path, { contentType: 'application/octet-stream', size });
  } finally {
    await rm(path, { force: true });
  }
}

async function keepTotpKey(dataDir: string, content: Buffer): Promise<void> {
  const folder = join(dataDir, 'keys');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, 'totp.key'), content, { mode: 0o600, flush: true });
}

/** From here on the product may start. */
async function finish(
  client: Client,
  { config }: RestoreTarget,
  { head, end, id }: { head: BackupHead; end: BackupEnd; id: string },
): Promise<RestoreOutcome> {
  const db = drizzle(client, { casing: 'snake_case' });
  const heldMails = await db.transaction(async (tx) => {
    await tx.delete(installationTable);
    await tx.insert(installationTable).values({ id, isInStorage: true });
    const held = await holdMails(tx);
    await tx.execute(`drop schema ${RESTORING_SCHEMA} cascade`);
    return held;
  });
  const isKept = head.totpKey.from === 'archive' && config.totpKey === null;
  const isSame = config.totpKey !== null && sumOfKey(config.totpKey) === head.totpKey.sha256;
  return { head, end, heldMails, isTotpKeyWrong: head.totpKey.from !== 'none' && !isKept && !isSame };
}

function parse<T>(schema: { parse(value: unknown): T }, content: Buffer): T {
  try {
    return schema.parse(JSON.parse(content.toString()));
  } catch (error) {
    throw new BackupRefused('Este arquivo não é um backup da Lousa, ou é de um formato mais novo.', {
      cause: error,
    });
  }
}
