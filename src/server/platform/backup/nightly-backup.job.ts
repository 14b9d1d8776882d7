import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { backupName, chooseOutdated, isBackupName } from './choose-outdated.ts';
import { type BackupSource, writeBackup } from './write-backup.ts';

const nightlyBackupJob = defineJob({
  name: 'nightly-backup',
  schema: z.object({}),
  // 03:23 in São Paulo, after the books.
  options: {
    cron: '23 6 * * *',
    concurrency: 1,
    retryLimit: 2,
    retryDelaySeconds: 300,
    timeoutSeconds: 6 * 3600,
  },
});

/** Told once where a night ends without a backup. */
export type TellOfFailedBackup = (db: DbOrTx, backup: { folder: string; at: Date }) => Promise<void>;

/** A backup each night into BACKUP_DIR, where that is set; old ones make room once the new one is whole. */
export function nightlyBackup(
  deps: AppDeps,
  parts: Pick<BackupSource, 'files' | 'withoutRows'>,
  tellOfFailure: TellOfFailedBackup,
): HandledJob {
  const { backupDir: folder, backupPassphrase: passphrase } = deps.config;
  return handle(nightlyBackupJob, async (_payload, { db, log, signal, isLastTry }) => {
    if (folder === null) return;
    const at = deps.clock.now();
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, backupName(at, passphrase !== null));
      const { size, files } = await writeBackup({ ...deps, ...parts }, { path, passphrase, signal });
      log.info({ bytes: size, files: files.count }, 'backup made');
      if (files.missing + files.changed > 0)
        log.error(
          { missing: files.missing, changed: files.changed },
          'stored files are not as their rows say',
        );
      await makeRoom(folder);
    } catch (error) {
      if (isLastTry && !signal.aborted) await tellOfFailure(db, { folder, at });
      throw error;
    }
  });
}

/** What a killed process left unfinished goes as well: whoever writes now would hold the lease. */
async function makeRoom(folder: string): Promise<void> {
  const names = await readdir(folder);
  const unfinished = names.filter((name) => name.endsWith('.partial') && isBackupName(name.slice(0, -8)));
  for (const name of [...chooseOutdated(names), ...unfinished]) await rm(join(folder, name), { force: true });
}
