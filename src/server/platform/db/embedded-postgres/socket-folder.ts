import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ServerUser } from './server-user.ts';

const SOCKET_PREFIX = 'lousa-pg-';
const SOCKET_NAME = '.s.PGSQL.5432';
/** Names the data folder: PostgreSQL's own lock file cannot, where it was told `/proc/self/cwd`. */
const DATA_FOLDER_NAME = 'data-folder';
/** Whoever needs a server that died starts it again within seconds. */
const ABANDONED_AFTER_MS = 600_000;

/**
 * A closed folder for the socket of a cluster, fresh or `known`: no port, no collision, nothing on the
 * network. The path must stay under 107 bytes.
 */
export async function createSocketDir(
  clusterDir: string,
  user: ServerUser | null,
  known?: string,
): Promise<string> {
  const parent = user || tmpdir().length > 70 ? '/tmp' : tmpdir();
  await sweepSocketDirs(parent);
  const folder = known ?? (await mkdtemp(join(parent, SOCKET_PREFIX)));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, DATA_FOLDER_NAME), clusterDir, { mode: 0o600 });
  if (user) await chown(folder, user.uid, user.gid);
  const now = new Date();
  await utimes(folder, now, now);
  return folder;
}

export async function removeSocketDir(folder: string): Promise<void> {
  if (basename(folder).startsWith(SOCKET_PREFIX)) await rm(folder, { recursive: true, force: true });
}

/** Removes a server's socket folder unless a server answers there: another process may have revived it. */
export async function removeSilentSocketDir(folder: string): Promise<void> {
  if (!(await isListening(folder))) await removeSocketDir(folder);
}

/**
 * A server killed together with its process leaves its folder to nobody but a later start. One that
 * answers is never touched; a silent one goes at once where its data is gone, else only when nobody
 * has tried to start it for a while.
 */
export async function sweepSocketDirs(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(SOCKET_PREFIX)) continue;
    const folder = join(parent, name);
    if (!(await isAbandoned(folder).catch(() => false))) continue;
    await removeSocketDir(folder).catch(() => undefined);
  }
}

async function isAbandoned(folder: string): Promise<boolean> {
  const { mtimeMs } = await stat(folder);
  if (Date.now() - mtimeMs <= ABANDONED_AFTER_MS && !(await isDataGone(folder))) return false;
  return !(await isListening(folder));
}

async function isDataGone(folder: string): Promise<boolean> {
  const dataFolder = await readFile(join(folder, DATA_FOLDER_NAME), 'utf8').catch(() => '');
  if (!dataFolder.startsWith('/')) return false;
  return stat(dataFolder).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}

/** Whether a server accepts connections there; one that merely has no room for more counts as well. */
function isListening(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(folder, SOCKET_NAME));
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ENOENT' && error.code !== 'ECONNREFUSED');
    });
  });
}
