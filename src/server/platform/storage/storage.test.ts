import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itKeepsFiles } from '#tests/builders/storage-contract.ts';
import { parseStorageUrl } from './s3-storage.ts';
import { openStorage, sweepSpool } from './storage.ts';
import type { Storage } from './storage-port.ts';

describe('files stored in a folder', () => {
  itKeepsFiles((dataDir) => openStorage({ dataDir, storageUrl: null }));
});

describe('stored files', () => {
  let dataDir = '';
  let storage: Storage;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lousa-files-'));
    storage = await openStorage({ dataDir, storageUrl: null });
    await writeFile(join(storage.spoolDir, 'in'), 'x');
    const about = { contentType: 'application/pdf', size: 1 };
    await storage.putFile('lessons/1/a.pdf', join(storage.spoolDir, 'in'), about);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('cannot be reached by a key that leaves the folder', async () => {
    await expect(storage.readStream('../../etc/passwd')).rejects.toThrow();
  });

  it('on their way are swept at the next start, but not those of another living process', async () => {
    const folderOf = (pid: number) => join(dataDir, 'spool', `${hostname()}-${pid}`);
    for (const pid of [process.ppid, 999_999_999]) {
      await mkdir(folderOf(pid));
      await writeFile(join(folderOf(pid), 'in'), 'x');
    }
    await sweepSpool(storage.spoolDir);
    expect(await readdir(storage.spoolDir)).toEqual([]);
    expect(await readFile(join(folderOf(process.ppid), 'in'), 'utf8')).toBe('x');
    await expect(readdir(folderOf(999_999_999))).rejects.toThrow();
    expect(await storage.exists('lessons/1/a.pdf')).toBe(true);
  });

  it.runIf(existsSync('/dev/full'))('for which there is no room are refused with a sentence', async () => {
    // The disk behind this name is always full.
    await symlink('/dev/full', join(dataDir, 'files', 'lessons', '1', 'full.pdf'));
    await writeFile(join(storage.spoolDir, 'big'), Buffer.alloc(100_000, 'x'));
    const about = { contentType: 'application/pdf', size: 100_000 };
    const put = storage.putFile('lessons/1/full.pdf', join(storage.spoolDir, 'big'), about);
    await expect(put).rejects.toMatchObject({ code: 'storage_full', status: 503 });
    await expect(put).rejects.toThrow(/Não há espaço/);
  });

  it('may lie in a bucket of any S3 server, named by one address', () => {
    const { bucket, client } = parseStorageUrl('s3://KEY:a%2Fb@minio:9000/lousa?region=sa-east-1&tls=false');
    expect(bucket).toBe('lousa');
    expect(client).toMatchObject({
      ...{ endpoint: 'http://minio:9000', region: 'sa-east-1', forcePathStyle: true },
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b' },
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    expect(parseStorageUrl('s3://lousa').bucket).toBe('lousa');
  });
});
