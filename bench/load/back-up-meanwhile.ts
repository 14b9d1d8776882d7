import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKUP_PARTS } from '#server/backup-parts.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { loadConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { openStorage } from '#server/platform/storage/storage.ts';
import { readFiles, readNow, readSnapshot } from '#tests/setup/read-installation.ts';
import { ms, timeOf } from '../measure.ts';

/** Left out of a backup, or changed by its restore on purpose. */
const OF_THE_PLACE = ['sessions', 'installation', 'mail_outbox'];

/** A backup made under load, with what the database held in its moment. */
export interface MadeBackup {
  folder: string;
  path: string;
  rows: Map<string, string[]>;
  told: string;
}

/** Backs the running product up from another process's place, as `npm run backup` does. */
export async function backUpMeanwhile(dataDir: string): Promise<MadeBackup> {
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const folder = await mkdtemp(join(tmpdir(), 'lousa-bench-backup-'));
  const path = join(folder, 'under-load.tar');
  const database = await openDatabase(config);
  const storage = await openStorage(config);
  let rows = new Map<string, string[]>();
  let told = '';
  try {
    const taken = await timeOf(async () => {
      const end = await writeBackup(
        { config, database, storage, ...BACKUP_PARTS },
        {
          path,
          passphrase: null,
          async onSnapshot(name) {
            rows = await readSnapshot(database, name);
          },
        },
      );
      const megabytes = Math.round(end.size / 1e6);
      told = `${end.tables.reduce((sum, table) => sum + table.rows, 0)} rows, ${end.files.count} files, ${megabytes} MB`;
    });
    return { folder, path, rows, told: `backup under load: ${told} in ${ms(taken)}` };
  } finally {
    await rm(storage.spoolDir, { recursive: true, force: true });
    await database.close();
  }
}

/** Restores it with the command into a new folder and compares every row and every file with the source. */
export async function* compareRestored(made: MadeBackup, sourceDir: string): AsyncGenerator<string> {
  const dataDir = join(made.folder, 'restored');
  const taken = await timeOf(() => restore(made.path, dataDir));
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = await openDatabase(config);
  const storage = await openStorage(config);
  const source = await openStorage(loadConfig({ DATA_DIR: sourceDir, LOG_LEVEL: 'silent' }));
  try {
    const rows = await readNow(database);
    const different = [...made.rows]
      .filter(([name, before]) => !OF_THE_PLACE.includes(name) && !isSame(before, rows.get(name)))
      .map(([name]) => name);
    const count = [...made.rows.values()].reduce((sum, all) => sum + all.length, 0);
    yield `restored in ${ms(taken)}: ${count} rows of ${made.rows.size} tables compared, different: ${different.join(', ') || 'none'}`;
    const [files, originals] = [await readFiles(storage), await readFiles(source)];
    const wrong = [...files].filter(([key, sum]) => originals.get(key) !== sum).length;
    yield `${files.size} files compared byte by byte, different: ${wrong}`;
  } finally {
    await database.close();
    await rm(source.spoolDir, { recursive: true, force: true });
    await rm(made.folder, { recursive: true, force: true });
  }
}

async function restore(path: string, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['scripts/restore.ts', path], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the restore ended with ${code}`);
}

/** A job that ran while the next of its key waited is one that waits after a restore: rows are told apart by what they say. */
function isSame(one: string[], other: string[] = []): boolean {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((row) => right.has(row));
}
