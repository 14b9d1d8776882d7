import { type ChildProcess, execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAlive, processesWorkingIn } from '#server/platform/process-state.ts';
import { connectionTo, findPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const run = promisify(execFile);
const PROCESS = join(import.meta.dirname, '../../../../../tests/processes/database-user.ts');

const ANSWER_WITHIN_MS = 10_000;

let baseDir = '';
let dataDir = '';
let clusterDir = '';
const started: ChildProcess[] = [];
beforeAll(async () => {
  baseDir = await mkdtemp(join(tmpdir(), 'lousa-pgbase-'));
  await (await startEmbeddedPostgres({ dataDir: baseDir })).stop();
});
afterAll(() => rm(baseDir, { recursive: true, force: true }));
beforeEach(async () => {
  // mkdtemp closes the folder to everyone else: as root, PostgreSQL's own user has no way into it.
  dataDir = join(await mkdtemp(join(tmpdir(), 'lousa-pgtest-')), 'data');
  clusterDir = join(dataDir, 'postgres-18');
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  const left = await findPostmaster(clusterDir);
  if (left) process.kill(left.pid, 'SIGKILL');
  await expect.poll(() => processesWorkingIn(clusterDir)).toEqual([]);
  if (left) await rm(left.socketDir, { recursive: true, force: true });
  await rm(join(dataDir, '..'), { recursive: true, force: true });
});

/** A copy of a cluster made once; owners and rights stay as they were. */
const copyBase = () => run('cp', ['-a', baseDir, dataDir]);

async function startProcess(): Promise<{ child: ChildProcess; how: string; socketDir: string }> {
  const child = fork(PROCESS, [dataDir]);
  started.push(child);
  const [told] = (await once(child, 'message')) as [{ how: string; socketDir: string }];
  return { child, ...told };
}
async function stopProcess(child: ChildProcess): Promise<void> {
  child.send('stop');
  await once(child, 'exit');
}
async function query(socketDir: string, statement: string): Promise<unknown[]> {
  // A server killed in between may leave a question without an answer for ever.
  const client = new Client({ ...connectionTo(socketDir, 'lousa'), query_timeout: ANSWER_WITHIN_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    // Not waited for: the end of a connection cut in mid-greeting may never be told.
    void client.end().catch(() => undefined);
  }
}
const isGone = async () => (await findPostmaster(clusterDir)) === null;

// A start may take forty seconds on a busy machine, and some tests need two.
describe('the embedded PostgreSQL', { timeout: 150_000 }, () => {
  it('starts in a folder closed to others, speaks on no port, and leaves nothing but the data', async () => {
    // Half a cluster, as a crash while it was made would leave it.
    await mkdir(`${clusterDir}.init-999999999`, { recursive: true });
    const server = await startEmbeddedPostgres({ dataDir });
    const socketDir = String(server.pgConfig.host);
    const [settings] = await query(
      socketDir,
      `select current_setting('listen_addresses') as addresses,
      current_setting('data_checksums') as checksums, 'ção' < 'd' as is_portuguese`,
    );
    expect(settings).toEqual({ addresses: '', checksums: 'on', is_portuguese: true });
    expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
    expect(process.getuid?.() === 0 && (await stat(clusterDir)).uid === 0).toBe(false);
    await server.stop();
    expect(await isGone()).toBe(true);
    await expect(stat(socketDir)).rejects.toThrow();
    expect((await readdir(dataDir)).sort()).toEqual(['postgres-18', 'postgres.log']);
  });

  it('is shared by processes that start at once on an empty folder; the last to leave ends it', async () => {
    const [a, b] = await Promise.all([startProcess(), startProcess()]);
    const c = await startProcess();
    expect([a.how, b.how, c.how].filter((how) => how === 'started')).toHaveLength(1);
    expect(new Set([a.socketDir, b.socketDir, c.socketDir]).size).toBe(1);
    await query(a.socketDir, 'create table kept (id int)');
    await Promise.all([stopProcess(a.child), stopProcess(b.child)]);
    expect(await query(c.socketDir, 'select * from kept')).toEqual([]);
    await stopProcess(c.child);
    expect(await isGone()).toBe(true);
  });

  it('outlives a killed process and is taken over by the next one, nothing acknowledged is lost', async () => {
    await copyBase();
    const first = await startProcess();
    await query(first.socketDir, 'create table kept as select 42 as answer');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const second = await startProcess();
    expect(second).toMatchObject({ how: 'adopted', socketDir: first.socketDir });
    expect(await query(second.socketDir, 'select * from kept')).toEqual([{ answer: 42 }]);
    await stopProcess(second.child);
    expect(await isGone()).toBe(true);
  });

  it('killed under two living processes is started again where both look for it', async () => {
    await copyBase();
    const [a, b] = await Promise.all([startProcess(), startProcess()]);
    await query(a.socketDir, 'create table kept as select 42 as answer');
    const before = await findPostmaster(clusterDir);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    const ask = () => query(b.socketDir, 'select * from kept').catch(() => 'away');
    await expect.poll(ask, { timeout: 90_000 }).toEqual([{ answer: 42 }]);
    expect((await findPostmaster(clusterDir))?.pid).not.toBe(before?.pid);
    await stopProcess(a.child);
    await stopProcess(b.child);
    expect(await isGone()).toBe(true);
  });

  it('starts again after it and its process were both killed', async () => {
    await copyBase();
    const first = await startProcess();
    await query(first.socketDir, 'create table kept as select 42 as answer');
    const postmaster = await findPostmaster(clusterDir);
    first.child.kill('SIGKILL');
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    const second = await startProcess();
    expect(await query(second.socketDir, 'select * from kept')).toEqual([{ answer: 42 }]);
    await stopProcess(second.child);
    await expect(stat(first.socketDir)).rejects.toThrow();
  });

  it('does not take a stranger with the number of its old lock file for itself', async () => {
    await copyBase();
    const server = await startEmbeddedPostgres({ dataDir });
    await server.stop();
    await writeFile(
      join(clusterDir, 'postmaster.pid'),
      `${process.pid}\n${clusterDir}\n0\n5432\n/tmp/none\n`,
    );
    const again = await startEmbeddedPostgres({ dataDir });
    expect(again.how).toBe('started');
    await again.stop();
    expect(await isAlive(process.pid)).toBe(true);
  });

  it('does not go on waiting for a server that dies while it is waited for', async () => {
    await copyBase();
    const posing = join(dataDir, 'postgres');
    await symlink('/bin/sleep', posing);
    const dying = spawn(posing, ['60']);
    await once(dying, 'spawn');
    await writeFile(join(clusterDir, 'postmaster.pid'), `${dying.pid}\n${clusterDir}\n0\n5432\n/tmp/none\n`);
    const starting = startEmbeddedPostgres({ dataDir });
    await sleep(300);
    dying.kill('SIGKILL');
    const server = await starting;
    expect(server).toMatchObject({ how: 'started' });
    expect(server.startMs).toBeLessThan(15_000);
    await server.stop();
  });
});
