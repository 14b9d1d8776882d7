import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { createLog } from '#server/platform/log.ts';
import { openStorage } from '#server/platform/storage/storage.ts';
import type { Storage } from '#server/platform/storage/storage-port.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import {
  claimInstallation,
  demandOwnStorage,
  type Holdings,
  INSTALLATION_KEY,
  readInstallationId,
} from './claim-installation.ts';
import { installationTable } from './installation.table.ts';

let places: string[] = [];
let database: Database;
let storage: Storage;
beforeEach(async () => {
  database = await createTestDatabase();
  storage = await newStorage();
});
afterEach(async () => {
  await database.close();
  for (const place of places) await rm(place, { recursive: true, force: true });
  places = [];
});

async function newStorage(): Promise<Storage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lousa-claim-'));
  places.push(dataDir);
  return openStorage({ dataDir, storageUrl: null });
}

async function put(key: string, into = storage): Promise<string> {
  const path = join(into.spoolDir, 'in');
  await writeFile(path, 'x');
  await into.putFile(key, path, { contentType: 'text/plain', size: 1 });
  return key;
}

const naming = (...keys: string[]): Holdings => ({ folder: 'lessons/', sampleKeys: async () => keys });
const claim = (where = storage, holdings = naming()) =>
  claimInstallation({ database, storage: where, log: createLog('silent') }, holdings);
const idInDatabase = async () => (await database.db.select().from(installationTable))[0]?.id;

describe('the first start', () => {
  it('gives database and storage one id, which every later start finds', async () => {
    await claim();
    const id = await idInDatabase();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await readInstallationId(storage)).toBe(id);
    await claim();
    expect(await idInDatabase()).toBe(id);
  });

  it('of three processes at once gives one id', async () => {
    await Promise.all([claim(), claim(), claim()]);
    expect(await readInstallationId(storage)).toBe(await idInDatabase());
  });

  it('that died between database and storage is ended by the next one', async () => {
    const id = randomUUID();
    await database.db.insert(installationTable).values({ id });
    await claim();
    expect(await readInstallationId(storage)).toBe(id);
  });

  it('takes an installation of old over where its files are, and refuses it where they are not', async () => {
    const key = await put('lessons/1/a.pdf');
    const elsewhere = await newStorage();
    await expect(claim(elsewhere, naming(key))).rejects.toThrow(/não estão neste armazenamento.*DATA_DIR/s);
    expect(await readInstallationId(elsewhere)).toBeNull();
    await claim(storage, naming(key));
    expect(await readInstallationId(storage)).toBe(await idInDatabase());
  });

  it('of a new database refuses a storage with files of somebody else', async () => {
    await put('lessons/1/a.pdf');
    await expect(claim()).rejects.toThrow(/arquivos que este banco de dados não conhece/);
  });
});

describe('a process with the same database and other files', () => {
  beforeEach(() => claim());

  it('is refused with a sentence that says what to do', async () => {
    await expect(claim(await newStorage())).rejects.toThrow(/usar os mesmos arquivos.*docs\/backup\.md/s);
  });

  it('and with those of another installation as well', async () => {
    const other = await newStorage();
    await other.createText(INSTALLATION_KEY, JSON.stringify({ installation: randomUUID() }));
    await expect(claim(other)).rejects.toThrow(/pertence a outra instalação/);
    await other.delete(INSTALLATION_KEY);
    await other.createText(INSTALLATION_KEY, 'not what we wrote');
    await expect(claim(other)).rejects.toThrow(/pertence a outra instalação/);
  });

  it('would sweep nothing there', async () => {
    await expect(demandOwnStorage(database.db, await newStorage())).rejects.toThrow();
    await demandOwnStorage(database.db, storage);
  });
});

describe('a storage that does not answer', () => {
  const away = (): Storage => ({
    ...storage,
    readStream: () => Promise.reject(new Problem('unavailable')),
  });

  it('keeps a first start from happening, and no later one', async () => {
    await expect(claim(away())).rejects.toThrow(/não respondeu/);
    await claim();
    await claim(away());
  });
});
