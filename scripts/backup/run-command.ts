import { rm } from 'node:fs/promises';
import { ImportRefused } from '#server/curriculum/import/import-refused.ts';
import { BackupRefused } from '#server/platform/backup/backup-refused.ts';
import { type Config, ConfigError, loadConfig } from '#server/platform/config.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { createLog, describeError } from '#server/platform/log.ts';
import { openStorage } from '#server/platform/storage/storage.ts';
import type { Storage } from '#server/platform/storage/storage-port.ts';

const EXPECTED = [BackupRefused, ConfigError, ImportRefused];

/** Runs one command on the settings of the environment; what goes wrong is told in a sentence. */
export async function runCommand(run: (config: Config) => Promise<void>): Promise<void> {
  try {
    await run(loadConfig(process.env));
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    const why = isExpected ? (error as Error).message : JSON.stringify(describeError(error), null, 1);
    process.stderr.write(`\n${isExpected ? '' : 'Não deu certo: '}${why}\n`);
    process.exitCode = 1;
  }
}

/** Database and storage for the time of `use`; the embedded database is started where no process runs it. */
export async function withInstallation(
  config: Config,
  use: (installation: { config: Config; database: Database; storage: Storage }) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config, createLog('silent'));
  const storage = await openStorage(config);
  try {
    await use({ config, database, storage });
  } finally {
    await rm(storage.spoolDir, { recursive: true, force: true });
    await database.close();
  }
}
