import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/platform/config.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { isAlive } from '#server/platform/process-state.ts';
import { listFolder } from './list-folder.ts';
import type { Storage } from './storage-port.ts';

/** Files under DATA_DIR/files, or in the bucket of STORAGE_URL. */
export async function openStorage(config: Pick<Config, 'storageUrl' | 'dataDir'>): Promise<Storage> {
  // One folder per process: what a dead one left can be told from what a living one is receiving.
  const spoolDir = join(config.dataDir, 'spool', `${hostname()}-${process.pid}`);
  await mkdir(spoolDir, { recursive: true, mode: 0o700 });
  if (config.storageUrl !== null) {
    // Its client library is large: whoever keeps files in a folder does not wait for it at every start.
    const { openS3Storage } = await import('./s3-storage.ts');
    return openS3Storage(config.storageUrl, spoolDir);
  }
  const root = join(config.dataDir, 'files');
  await mkdir(root, { recursive: true, mode: 0o700 });
  return openFolderStorage(root, spoolDir);
}

function openFolderStorage(root: string, spoolDir: string): Storage {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  const pathOf = async (key: string) => {
    const path = join(root, key);
    // One purged between the two looks is not there either.
    const found = (await disk.exists(key)) ? await stat(path).catch(orMissing) : null;
    if (!found?.isFile()) throw new Problem('file_not_found');
    return path;
  };
  return {
    spoolDir,
    putFile: (key, localPath) => disk.copyFromFs(localPath, key),
    readStream: async (key, range) => {
      // Opened before anything is answered: a file purged at this moment is a refusal, not a broken stream.
      const file = await open(await pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new Problem('file_not_found') : error;
      });
      return file.createReadStream(range);
    },
    withLocalFile: async (key, use) => use(await pathOf(key)),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    listFiles: (folder) => listFolder(root, folder),
  };
}

function orMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/**
 * Removes what processes of this machine that are gone left in their spool folders, and empties the
 * own one, whose number may have been another's. Run at start, before any request.
 */
export async function sweepSpool(spoolDir: string): Promise<void> {
  const parent = dirname(spoolDir);
  const own = `${hostname()}-`;
  for (const name of await readdir(parent)) {
    const pid = Number(name.slice(own.length));
    const isLeft = name.startsWith(own) && (pid === process.pid || !(await isAlive(pid)));
    if (isLeft) await rm(join(parent, name), { recursive: true, force: true });
  }
  await mkdir(spoolDir, { recursive: true, mode: 0o700 });
}
