import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Config } from '#server/platform/config.ts';
import type { Database, DbOrTx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { installationTable } from '#server/platform/installation/installation.table.ts';
import {
  listApplied,
  listMissing,
  listUnknown,
  MIGRATION_LOCK,
} from '#server/platform/installation/migrate.ts';
import { takeBackupLease } from '#server/platform/storage/backup-lease.ts';
import type { Storage } from '#server/platform/storage/storage-port.ts';
import { ArchiveWriter } from './archive-writer.ts';
import {
  type BackupEnd,
  type BackupHead,
  FILE_FOLDER,
  HEAD_MEMBER,
  type StoredFiles,
  TOTP_MEMBER,
} from './backup-format.ts';
import { BackupRefused } from './backup-refused.ts';
import { dumpJobs, dumpTable, listSequences, listTables, quoteName } from './dump-tables.ts';
import { KeyList } from './key-list.ts';

export interface BackupSource {
  config: Pick<Config, 'dataDir' | 'totpKey'>;
  database: Pick<Database, 'pgConfig'>;
  storage: Storage;
  files: readonly StoredFiles[];
  /** Tables whose rows stay behind. */
  withoutRows: readonly string[];
}
export interface BackupOptions {
  path: string;
  /** Null: not encrypted. */
  passphrase: string | null;
  onProgress?(step: BackupStep): void;
  /** Told the name of the snapshot while it is open. */
  onSnapshot?(name: string): Promise<void>;
  signal?: AbortSignal;
}
export type BackupStep =
  | { step: 'table'; name: string; rows: number }
  | { step: 'files'; done: number; total: number; bytes: number };

/**
 * One file with everything an installation is made of, while it runs: the rows as they stood in one moment, the jobs
 * that waited then, and every stored file those rows name. Nothing is deleted from the storage until it is done.
 * @throws BackupRefused
 */
export async function writeBackup(
  source: BackupSource,
  options: BackupOptions,
): Promise<BackupEnd & { size: number }> {
  const client = new Client({
    ...source.database.pgConfig,
    application_name: 'lousa backup',
    idle_in_transaction_session_timeout: 0,
    keepAlive: true,
  });
  let lost: Error | null = null;
  client.on('error', (error) => {
    lost = error;
  });
  await client.connect();
  const keys = await KeyList.create(source.storage.spoolDir);
  let archive: ArchiveWriter | null = null;
  try {
    if (!(await takeBackupLease(client)))
      throw new BackupRefused('Outro backup está sendo feito agora. Espere que ele termine.');
    archive = await ArchiveWriter.create(options.path, options.passphrase);
    const { tables, jobs } = await dumpDatabase(client, archive, { source, options, keys });
    const files = await copyFiles(archive, keys, { source, options });
    // Who lost the connection lost the lease with it, and files may have gone.
    await client.query('select 1').catch((error: Error) => {
      throw lost ?? error;
    });
    const end = { tables, jobs, files };
    const { size } = await archive.finish(end);
    return { ...end, size };
  } catch (error) {
    await archive?.abandon();
    throw error;
  } finally {
    await keys.remove();
    await client.end().catch(() => undefined);
  }
}

interface Making {
  source: BackupSource;
  options: BackupOptions;
}

async function dumpDatabase(
  client: Client,
  archive: ArchiveWriter,
  { source, options, keys }: Making & { keys: KeyList },
): Promise<Pick<BackupEnd, 'tables' | 'jobs'>> {
  const { head, db } = await beginSnapshot(client, source);
  await options.onSnapshot?.(
    String((await client.query('select pg_export_snapshot() as name')).rows[0]?.name),
  );
  const totp = await findTotpKey(source.config);
  await archive.add(
    HEAD_MEMBER,
    JSON.stringify({ ...head, totpKey: totp.about } satisfies BackupHead, null, 1),
  );
  if (totp.content) await archive.add(TOTP_MEMBER, totp.content);
  const tables: BackupEnd['tables'] = [];
  for (const table of head.tables) {
    options.signal?.throwIfAborted();
    const rows = await dumpTable(client, archive, table);
    tables.push({ name: table.name, rows });
    options.onProgress?.({ step: 'table', name: table.name, rows });
  }
  const jobs = await dumpJobs(client, archive);
  for (const kind of source.files) for await (const page of kind.list(db)) await keys.add(page);
  await client.query('commit');
  return { tables, jobs };
}

/** One moment for all tables, and no table that changes its shape between the moment and the copy. */
async function beginSnapshot(
  client: Client,
  { withoutRows }: BackupSource,
): Promise<{ head: Omit<BackupHead, 'totpKey'>; db: DbOrTx }> {
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  await client.query('begin isolation level repeatable read, read only');
  const migrations = await listApplied(client);
  if (migrations.length === 0)
    throw new BackupRefused(
      'Este banco de dados está vazio: não há de que fazer backup. Confira DATA_DIR e DATABASE_URL.',
    );
  if (listUnknown(migrations).length > 0 || listMissing(migrations).length > 0)
    throw new BackupRefused(
      'O banco de dados é de outra versão do programa. Faça o backup com a versão que está em uso, antes de atualizar.',
    );
  const tables = (await listTables(client)).filter(({ name }) => !withoutRows.includes(name));
  await client.query(
    `lock table ${tables.map(({ name }) => quoteName(name)).join(', ')} in access share mode`,
  );
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
  const db = drizzle(client, { casing: 'snake_case' });
  const [installation] = await db.select().from(installationTable);
  return {
    db,
    head: {
      format: 'lousa-backup',
      version: 1,
      createdAt: new Date().toISOString(),
      installation: installation?.id ?? null,
      migrations,
      tables,
      sequences: await listSequences(client),
    },
  };
}

/** Without it nobody with a second factor gets in. One of the environment is not ours to write down. */
async function findTotpKey({
  totpKey,
  dataDir,
}: BackupSource['config']): Promise<{ about: BackupHead['totpKey']; content: Buffer | null }> {
  if (totpKey !== null) return { about: { from: 'environment', sha256: sumOfKey(totpKey) }, content: null };
  const content = await readFile(join(dataDir, 'keys', 'totp.key')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!content) return { about: { from: 'none', sha256: null }, content };
  return { about: { from: 'archive', sha256: sumOfKey(content.toString()) }, content };
}

/** By which a key is known without being told. */
export const sumOfKey = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex.trim(), 'hex')).digest('hex');

/** After the snapshot: what a row names was stored before the row, and nothing goes while the lease is held. */
async function copyFiles(
  archive: ArchiveWriter,
  keys: KeyList,
  { source, options }: Making,
): Promise<BackupEnd['files']> {
  const files = { count: 0, bytes: 0, missing: 0, changed: 0 };
  for await (const { key, sha256 } of keys.read()) {
    options.signal?.throwIfAborted();
    const copied = await source.storage
      .withLocalFile(key, (path) => archive.addFile(`${FILE_FOLDER}${key}`, path))
      .catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'file_not_found') return null;
        throw error;
      });
    if (copied) {
      files.count++;
      files.bytes += copied.size;
      if (sha256 !== null && sha256 !== copied.sha256) files.changed++;
    } else files.missing++;
    options.onProgress?.({
      step: 'files',
      done: files.count + files.missing,
      total: keys.count,
      bytes: files.bytes,
    });
  }
  return files;
}
