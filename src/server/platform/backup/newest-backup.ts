import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isBackupName } from './choose-outdated.ts';

/** When the newest backup of a folder was made whole, in seconds; 0 where there is none. */
export async function newestBackupAt(folder: string): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter(isBackupName).sort();
  const newest = names.at(-1);
  const made = newest === undefined ? null : await stat(join(folder, newest)).catch(() => null);
  return made === null ? 0 : Math.floor(made.mtimeMs / 1000);
}
