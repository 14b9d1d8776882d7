import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKUP_PARTS, STORAGE_FOLDERS } from '#server/backup-parts.ts';
import { checkBackup, type RestoreOutcome, restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { type BackupOptions, writeBackup } from '#server/platform/backup/write-backup.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { openStorage } from '#server/platform/storage/storage.ts';
import type { Storage } from '#server/platform/storage/storage-port.ts';
import { createTestDatabase } from './test-database.ts';

export const backUp = (
  deps: Pick<AppDeps, 'config' | 'database' | 'storage'>,
  options: Partial<BackupOptions> & { path: string },
) => writeBackup({ ...deps, ...BACKUP_PARTS }, { passphrase: null, ...options });

/** An empty database and an empty folder. */
export interface EmptyPlace {
  database: Database;
  dataDir: string;
  storage: Storage;
  restore(path: string, passphrase?: string): Promise<RestoreOutcome>;
  /** Only where no app took them over. */
  close(): Promise<void>;
}

export async function emptyPlace(): Promise<EmptyPlace> {
  const database = await createTestDatabase({ isEmpty: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'lousa-restore-'));
  const storage = await openStorage({ dataDir, storageUrl: null });
  const empty: EmptyPlace = {
    database,
    dataDir,
    storage,
    async restore(path, passphrase) {
      const place = { path, passphrase: passphrase ?? null };
      const target = { config: { dataDir, totpKey: null }, folders: STORAGE_FOLDERS };
      const { database: into, storage: files } = empty;
      return restoreBackup({ ...target, database: into, storage: files }, place, await checkBackup(place));
    },
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return empty;
}
