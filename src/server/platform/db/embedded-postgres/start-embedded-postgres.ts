import { access, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { createCluster, flushCluster } from './create-cluster.ts';
import { Ownership } from './ownership.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import {
  type Cluster,
  connectionTo,
  findPostmaster,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
  waitUntilReady,
} from './postmaster.ts';
import { chooseServerUser } from './server-user.ts';
import { createSocketDir, removeSilentSocketDir, removeSocketDir } from './socket-folder.ts';

export interface EmbeddedPostgres {
  pgConfig: ClientConfig;
  /** Started anew, taken over from a process that died, or shared with one that lives. */
  how: 'started' | 'adopted' | 'attached';
  startMs: number;
  /** Ends the server unless another process still uses it. */
  stop(): Promise<void>;
}

const DATABASE = 'lousa';
const CLUSTER_FOLDER = 'postgres-18';
const MAX_STARTS = 5;

/** Whether a database of ours lies in DATA_DIR, running or not. */
export const hasEmbeddedCluster = (dataDir: string): Promise<boolean> =>
  access(join(dataDir, CLUSTER_FOLDER, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/**
 * The PostgreSQL of DATA_DIR. Several processes may call this for one folder: one server runs, all
 * share it, the last to stop ends it. A server killed under a living process is started again.
 */
export async function startEmbeddedPostgres(place: { dataDir: string }): Promise<EmbeddedPostgres> {
  const begun = performance.now();
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(place.dataDir);
  const clusterDir = join(dataDir, CLUSTER_FOLDER);
  const user = await chooseServerUser(clusterDir);
  const binaries = await findPostgresBinaries(user);
  const isNewCluster = await createCluster(clusterDir, binaries, user);
  const cluster: Cluster = { clusterDir, logFile: join(dataDir, 'postgres.log'), binaries, user };
  const first = await ensureRunning(cluster);
  const ownership = await Ownership.request(
    () => connectionTo(first.postmaster.socketDir, 'postgres'),
    // The same socket folder: every pool in every process knows only that one.
    async () => void (await ensureRunning(cluster, first.postmaster.socketDir)),
  );
  await createDatabase(first.postmaster.socketDir);
  // A file that comes and goes under its hands may stop the flush; the next checkpoint writes it anyway.
  const flushed = isNewCluster ? flushCluster(clusterDir, binaries, user).catch(() => undefined) : null;
  return {
    pgConfig: connectionTo(first.postmaster.socketDir, DATABASE),
    how: first.isNew ? 'started' : ownership.isHeld ? 'adopted' : 'attached',
    startMs: Math.round(performance.now() - begun),
    async stop() {
      await flushed;
      if (!(await ownership.giveUp())) return;
      const postmaster = await findPostmaster(clusterDir);
      if (postmaster) await stopPostmaster(clusterDir, postmaster);
      else await removeSilentSocketDir(first.postmaster.socketDir);
    },
  };
}

async function ensureRunning(
  cluster: Cluster,
  knownSocketDir?: string,
): Promise<{ postmaster: Postmaster; isNew: boolean }> {
  for (let i = 0; i < MAX_STARTS; i++) {
    const running = await findPostmaster(cluster.clusterDir);
    const isThere = async () => (await findPostmaster(cluster.clusterDir))?.pid === running?.pid;
    if (running?.socketDir && (await waitUntilReady(running.socketDir, isThere)) === 'ready') {
      return { postmaster: running, isNew: false };
    }
    const socketDir = await createSocketDir(cluster.clusterDir, cluster.user, knownSocketDir);
    const started = await startPostmaster(cluster, socketDir);
    if (started) return { postmaster: started, isNew: true };
    if (socketDir !== knownSocketDir) await removeSocketDir(socketDir);
  }
  throw new Error(`O PostgreSQL embutido não iniciou. Veja o motivo em ${cluster.logFile}`);
}

async function createDatabase(socketDir: string): Promise<void> {
  const client = new Client(connectionTo(socketDir, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another process made it in between.
    if ((error as { code?: string }).code !== '42P04' && (error as { code?: string }).code !== '23505')
      throw error;
  } finally {
    await client.end();
  }
}
