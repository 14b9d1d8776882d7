import { opendir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { StoredFile } from './storage-port.ts';

const PAGE_SIZE = 500;

/**
 * The files under `root/folder` and its folders, in pages, with keys relative to `root`; none where
 * there is no such folder. What goes away meanwhile is left out; links are not followed.
 */
export async function* listFolder(root: string, folder: string): AsyncGenerator<StoredFile[]> {
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
