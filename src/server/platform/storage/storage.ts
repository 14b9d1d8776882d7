import { randomUUID } from 'node:crypto';
import { link, mkdir, open, opendir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/platform/config.ts';
import { isDiskFull } from '#server/platform/disk-full.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { isAlive } from '#server/platform/process-state.ts';
import type { Storage, StoredFile } from './storage-port.ts';

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
    async putFile(key, localPath) {
      try {
        await disk.copyFromFs(localPath, key);
      } catch (error) {
        throw isDiskFull(error)
          ? new Problem('storage_full', { cause: error, retryAfterSeconds: 120 })
          : error;
      }
    },
    async createText(key, text) {
      const beside = join(spoolDir, randomUUID());
      await mkdir(dirname(join(root, key)), { recursive: true, mode: 0o700 });
      try {
        await writeFile(beside, text, { mode: 0o600 });
        // A link comes into being whole and never in the place of another.
        await link(beside, join(root, key));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(beside, { force: true });
      }
    },
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

const PAGE_SIZE = 500;

/**
 * The files under `root/folder` and its folders, in pages, with keys relative to `root`; none where
 * there is no such folder. What goes away meanwhile is left out; links are not followed.
 */
async function* listFolder(root: string, folder: string): AsyncGenerator<StoredFile[]> {
  let page: StoredFile[] = [];
  for await (const path of walk(join(root, folder))) {
    const storedAt = await orNothing(stat(path).then(({ mtime }) => mtime));
    if (!storedAt) continue;
    page.push({ key: relative(root, path).split(sep).join('/'), storedAt });
    if (page.length === PAGE_SIZE) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}

async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await orNothing(opendir(folder));
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

async function orNothing<T>(looked: Promise<T>): Promise<T | null> {
  try {
    return await looked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
