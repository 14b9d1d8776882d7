import { spawn } from 'node:child_process';
import { link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { isAlive, isPostgres, numberIsTaken, processesWorkingIn } from '#server/platform/process-state.ts';
import { SUPERUSER } from './create-cluster.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { dataFolderArgument, type ServerUser } from './server-user.ts';
import { removeSocketDir } from './socket-folder.ts';

/** The main process of a running cluster. */
export interface Postmaster {
  pid: number;
  socketDir: string;
}

export interface Cluster {
  clusterDir: string;
  logFile: string;
  binaries: PostgresBinaries;
  user: ServerUser | null;
}

const READY_WITHIN_MS = 40_000;
/** A server killed in mid-greeting answers nothing, not even that it is gone. */
const TRY_MS = 3000;
/** After this an orderly stop becomes an immediate one, whose open ends the next start repairs. */
const STOP_WITHIN_MS = 2500;
const MAX_LOG_BYTES = 10_000_000;

export const connectionTo = (socketDir: string, database: string): ClientConfig => ({
  host: socketDir,
  user: SUPERUSER,
  database,
  connectionTimeoutMillis: TRY_MS,
});

/** The running postmaster of a cluster, or null. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const lock = await readLock(clusterDir);
  return lock && (await isAlive(lock.pid)) && (await isPostgres(lock.pid)) ? lock : null;
}

/**
 * Removes a lock file that would keep PostgreSQL from starting: it takes a zombie, or a stranger with
 * the same number, for a living rival. (A process that is simply gone it judges better itself.)
 * Its own guard against survivors goes with the file, so they are waited for here.
 */
async function clearStaleLock(clusterDir: string): Promise<void> {
  const lock = await readLock(clusterDir);
  // Another process may clear it, and start a server, while this one waits.
  const isStillStale = async () =>
    (await readLock(clusterDir))?.text === lock?.text && !(await findPostmaster(clusterDir));
  for (let i = 0; i < 200 && lock && numberIsTaken(lock.pid) && (await isStillStale()); i++) {
    if ((await processesWorkingIn(clusterDir)).length === 0) {
      if (await isStillStale()) await removeLock(clusterDir, lock.text);
      return;
    }
    await sleep(50);
  }
}

/**
 * Removes the lock file if `text` is all it says. It is looked at once it has been moved aside, which only one process can
 * do: a server that another one started since the last look gets its own back.
 */
async function removeLock(clusterDir: string, text: string): Promise<void> {
  const file = lockFileOf(clusterDir);
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== text) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

const lockFileOf = (clusterDir: string) => join(clusterDir, 'postmaster.pid');

async function readLock(clusterDir: string): Promise<(Postmaster & { text: string }) | null> {
  const text = await readFile(lockFileOf(clusterDir), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, socketDir: lines[4] ?? '', text } : null;
}

/** Starts a postmaster that outlives this process. It may lose to one started at the same moment: then null. */
export async function startPostmaster(cluster: Cluster, socketDir: string): Promise<Postmaster | null> {
  const { clusterDir, binaries, user } = cluster;
  const abandoned = (await readLock(clusterDir))?.socketDir;
  await clearStaleLock(clusterDir);
  const tooLong = (await stat(cluster.logFile).catch(() => null))?.size ?? 0;
  const log = await open(cluster.logFile, tooLong > MAX_LOG_BYTES ? 'w' : 'a', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '100',
    cluster_name: 'lousa',
    timezone: 'UTC',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: Ctrl-C reaches the whole group and would end the database before the drain.
  const child = spawn(binaries.postgres, ['-D', dataFolderArgument(clusterDir, user), ...args], {
    cwd: clusterDir,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { LC_ALL: 'C', TZ: 'UTC', LOUSA_DATABASE: clusterDir },
    ...user,
  });
  const ended = new Promise<'ended'>((resolve) => {
    child.once('exit', () => resolve('ended'));
    child.once('error', () => resolve('ended'));
  });
  child.unref();
  await log.close();
  const stop = new AbortController();
  const outcome = await Promise.race([ended, waitUntilReady(socketDir, () => !stop.signal.aborted)]);
  stop.abort();
  if (outcome !== 'ready' || !child.pid) return null;
  if (abandoned && abandoned !== socketDir) await removeSocketDir(abandoned);
  return { pid: child.pid, socketDir };
}

/**
 * Waits until the server answers a statement: it may be recovering from a crash. `isThere` ends the
 * wait for one that died: a process just killed still looks alive for a moment.
 */
export async function waitUntilReady(
  socketDir: string,
  isThere: () => boolean | Promise<boolean>,
): Promise<'ready' | 'gone' | 'timeout'> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; ) {
    if (!(await isThere())) return 'gone';
    const client = new Client({ ...connectionTo(socketDir, 'postgres'), query_timeout: TRY_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return 'ready';
    } catch {
      await sleep(15);
    } finally {
      // Not waited for: the end of a connection cut in mid-greeting may never be told.
      void client.end().catch(() => undefined);
    }
  }
  return 'timeout';
}

/** Ends a postmaster: open work is rolled back, the files are left clean. */
export async function stopPostmaster(clusterDir: string, postmaster: Postmaster): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const current = await findPostmaster(clusterDir);
    if (current?.pid !== postmaster.pid) break;
    process.kill(postmaster.pid, signal);
    for (let i = 0; i < STOP_WITHIN_MS / 20 && (await isAlive(postmaster.pid)); i++) await sleep(20);
  }
  await removeSocketDir(postmaster.socketDir);
}
