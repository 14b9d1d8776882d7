import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage, StoredFile } from '#server/platform/storage/storage-port.ts';

/** What every storage must do, wherever its files lie; call it inside a `describe`. */
export function itKeepsFiles(open: (dataDir: string) => Promise<Storage>): void {
  const bytes = randomBytes(300_000);
  let dataDir = '';
  let storage: Storage;
  const put = async (key: string, content: Uint8Array) => {
    const path = join(storage.spoolDir, 'in');
    await writeFile(path, content);
    await storage.putFile(key, path, { contentType: 'application/pdf', size: content.length });
    await rm(path);
  };
  const list = async (folder: string) => {
    const pages: StoredFile[][] = [];
    for await (const page of storage.listFiles(folder)) pages.push(page);
    return pages;
  };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lousa-files-'));
    storage = await open(dataDir);
    await put('lessons/1/a.pdf', bytes);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('are read whole, in part, and as a local path', async () => {
    expect((await buffer(await storage.readStream('lessons/1/a.pdf'))).equals(bytes)).toBe(true);
    for (const [start, end] of [
      [0, 0],
      [3, 4],
      [100_000, 299_999],
    ] as const) {
      const part = await buffer(await storage.readStream('lessons/1/a.pdf', { start, end }));
      expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
    }
    const read = await storage.withLocalFile('lessons/1/a.pdf', (path) => readFile(path));
    expect(read.equals(bytes)).toBe(true);
  });

  it('that say who was first are written once, and the second one hears so', async () => {
    expect(await storage.createText('first.txt', 'a')).toBe(true);
    expect(await storage.createText('first.txt', 'b')).toBe(false);
    expect((await buffer(await storage.readStream('first.txt'))).toString()).toBe('a');
  });

  it('leave nothing on the way, even where their use fails', async () => {
    const failing = storage.withLocalFile('lessons/1/a.pdf', () => Promise.reject(new Error('unreadable')));
    await expect(failing).rejects.toThrow('unreadable');
    expect(await readdir(storage.spoolDir)).toEqual([]);
  });

  it('that are not there are a clear refusal, and deleting them is fine', async () => {
    const missing = { code: 'file_not_found' };
    await expect(storage.readStream('lessons/1/none.pdf')).rejects.toMatchObject(missing);
    await expect(storage.readStream('lessons/1/none.pdf', { start: 0, end: 1 })).rejects.toMatchObject(
      missing,
    );
    await expect(storage.withLocalFile('lessons/1', async () => 0)).rejects.toMatchObject(missing);
    expect(await storage.exists('lessons/1/none.pdf')).toBe(false);
    await storage.delete('lessons/1/none.pdf');
  });

  it('are replaced by a second one under the same key, and gone once deleted', async () => {
    await put('lessons/2/b.pdf', Buffer.from('first'));
    await put('lessons/2/b.pdf', Buffer.from('2nd'));
    expect(await storage.exists('lessons/2/b.pdf')).toBe(true);
    expect(String(await buffer(await storage.readStream('lessons/2/b.pdf')))).toBe('2nd');
    await storage.delete('lessons/2/b.pdf');
    expect(await storage.exists('lessons/2/b.pdf')).toBe(false);
    await expect(storage.readStream('lessons/2/b.pdf')).rejects.toMatchObject({ code: 'file_not_found' });
  });

  it('are listed by folder with the time they were stored, however many there are', async () => {
    const keys = Array.from({ length: 1001 }, (_, i) => `many/${i % 7}/${i}.pdf`);
    const path = join(storage.spoolDir, 'one');
    await writeFile(path, 'x');
    const about = { contentType: 'application/pdf', size: 1 };
    for (let at = 0; at < keys.length; at += 40) {
      await Promise.all(keys.slice(at, at + 40).map((key) => storage.putFile(key, path, about)));
    }
    await rm(path);
    const pages = await list('many/');
    expect(pages.length).toBeGreaterThan(1);
    expect(
      pages
        .flat()
        .map(({ key }) => key)
        .sort(),
    ).toEqual(keys.sort());
    const [only, ...others] = (await list('lessons/')).flat();
    expect([only?.key, others]).toEqual(['lessons/1/a.pdf', []]);
    expect(Math.abs(Date.now() - Number(only?.storedAt))).toBeLessThan(60_000);
    expect((await list('nothing/')).flat()).toEqual([]);
  });
}
