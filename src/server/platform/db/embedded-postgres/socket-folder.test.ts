import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSocketDir, removeSocketDir, sweepSocketDirs } from './socket-folder.ts';

let parent = '';
let dataFolder = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lousa-sweep-'));
  dataFolder = join(parent, 'data');
  await mkdir(dataFolder);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** A folder as `createSocketDir` makes it, last started `idleMinutes` ago. */
async function leave(name: string, dataNamed: string | null, idleMinutes = 0): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder);
  if (dataNamed !== null) await writeFile(join(folder, 'data-folder'), dataNamed);
  const at = new Date(Date.now() - idleMinutes * 60_000);
  await utimes(folder, at, at);
  return folder;
}
async function listenIn(folder: string) {
  const server = createServer().listen(join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  return server;
}
const left = async () => (await readdir(parent)).filter((name) => name !== 'data').sort();

describe('a socket folder left behind', () => {
  it('goes at once where its data is gone, and after a while where nobody started its server again', async () => {
    await leave('lousa-pg-gone', join(parent, 'deleted'));
    await leave('lousa-pg-idle', dataFolder, 11);
    await leave('lousa-pg-older-release', null, 11);
    await leave('lousa-pg-reviving', dataFolder, 9);
    await leave('lousa-pg-being-made', null);
    await leave('someone-else', join(parent, 'deleted'), 99);
    await sweepSocketDirs(parent);
    expect(await left()).toEqual(['lousa-pg-being-made', 'lousa-pg-reviving', 'someone-else']);
  });

  it('stays as long as a server answers in it, however old it is', async () => {
    const folder = await leave('lousa-pg-live', join(parent, 'deleted'));
    const server = await listenIn(folder);
    const longAgo = new Date(0);
    await utimes(folder, longAgo, longAgo);
    await sweepSocketDirs(parent);
    expect(await left()).toEqual(['lousa-pg-live']);
    server.close();
    await once(server, 'close');
    await sweepSocketDirs(parent);
    expect(await left()).toEqual([]);
  });
});

it('a socket folder names its data, also for a user of its own, and is swept once the data is deleted', async () => {
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;
  const folder = await createSocketDir(dataFolder, user);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await createSocketDir(dataFolder, user, folder)).toBe(folder);
  await rm(dataFolder, { recursive: true });
  const next = await createSocketDir(parent, user);
  const names = await readdir(join(folder, '..'));
  expect(names).not.toContain(basename(folder));
  expect(names).toContain(basename(next));
  await removeSocketDir(next);
});
