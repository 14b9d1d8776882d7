import { execFile } from 'node:child_process';
import { access, chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from '#server/platform/process-state.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { dataFolderArgument, type ServerUser } from './server-user.ts';

const run = promisify(execFile);
export const SUPERUSER = 'lousa';
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };

/**
 * Makes the database cluster unless it is there; answers whether it did. Made beside and renamed, so
 * that a crash cannot leave half a cluster and of two processes at once the first one's counts. What
 * was made is not yet safe from a power cut: see `flushCluster`.
 */
export async function createCluster(
  clusterDir: string,
  binaries: PostgresBinaries,
  user: ServerUser | null,
): Promise<boolean> {
  if (await exists(join(clusterDir, 'PG_VERSION'))) return false;
  await mkdir(dirname(clusterDir), { recursive: true, mode: 0o700 });
  await removeAbandoned(clusterDir);
  const unfinished = `${clusterDir}.init-${process.pid}`;
  await mkdir(unfinished, { mode: 0o700 });
  if (user) await chown(unfinished, user.uid, user.gid);
  await run(
    binaries.initdb,
    [
      ...['-D', dataFolderArgument(unfinished, user), '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8'],
      ...['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=pt-BR', '--data-checksums'],
      ...['--no-instructions', '--no-sync'],
    ],
    { cwd: unfinished, env: ENVIRONMENT, ...user },
  );
  await rename(unfinished, clusterDir).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  return true;
}

/** Waits for the disk, a second or so in which the server can already run. */
export async function flushCluster(
  clusterDir: string,
  binaries: PostgresBinaries,
  user: ServerUser | null,
): Promise<void> {
  const args = ['--sync-only', '-D', dataFolderArgument(clusterDir, user)];
  await run(binaries.initdb, args, { cwd: clusterDir, env: ENVIRONMENT, ...user });
}

async function removeAbandoned(clusterDir: string): Promise<void> {
  const folder = dirname(clusterDir);
  const prefix = `${basename(clusterDir)}.init-`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || (await isAlive(Number(name.slice(prefix.length))))) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
