import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { INSTALLATION_KEY } from '#server/platform/installation/claim-installation.ts';
import { migrate } from '#server/platform/installation/migrate.ts';
import { defineJob, handle } from '#server/platform/jobs/jobs.ts';
import { startJobs } from '#server/platform/jobs/start-jobs.ts';
import { mailOutboxTable } from '#server/platform/mail/mail-outbox.table.ts';
import { deleteDeferred } from '#server/platform/storage/defer-deletions.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { backUp, type EmptyPlace, emptyPlace } from '#tests/setup/backups.ts';
import { readFiles, readNow } from '#tests/setup/read-installation.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { checkBackup } from './restore-backup.ts';

const waitingJob = defineJob({ name: 'test.waiting', schema: z.object({ number: z.number() }) });

let folder = '';
let test: TestApp;
let plain = '';
let places: EmptyPlace[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-backup-'));
  test = await createTestApp();
  const { database, enqueue, config, clock } = test.deps;
  await migrate(database, [waitingJob]);
  const ana = await registerTeacher(test.app);
  await placeOrder(ana, {}, { bytes: tinyPdf(), name: 'aula.pdf' });
  await database.db.transaction(async (tx) => {
    for (const number of [1, 2]) await enqueue(tx, waitingJob, { number });
    await enqueue(
      tx,
      waitingJob,
      { number: 3 },
      { singletonKey: 'three', startAfter: new Date('2040-01-01') },
    );
  });
  await database.db
    .insert(mailOutboxTable)
    .values({ kind: 'account.x', payload: {}, nextTryAt: clock.now(), createdAt: clock.now() });
  await mkdir(join(config.dataDir, 'keys'), { recursive: true });
  await writeFile(join(config.dataDir, 'keys', 'totp.key'), 'ab'.repeat(32));
  plain = join(folder, 'plain.tar');
  await backUp(test.deps, { path: plain });
});
afterEach(async () => {
  for (const place of places) await place.close();
  places = [];
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function newPlace(): Promise<EmptyPlace> {
  const place = await emptyPlace();
  places.push(place);
  return place;
}

const isEmpty = async ({ database, storage }: EmptyPlace) => {
  const { rows } = await database.db.execute(
    sql`select count(*)::int as n from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return (
    rows[0]?.n === 0 && (await readFiles(storage)).size === 0 && !(await storage.exists(INSTALLATION_KEY))
  );
};

describe('a file of a backup that is not whole', () => {
  it.each([0, 1, 511, 5000, -512 * 5, -512 * 3])(
    'is refused before anything is touched: cut at %i',
    async (at) => {
      const path = join(folder, `cut-${at}.tar`);
      await writeFile(path, (await readFile(plain)).subarray(0, at));
      const place = await newPlace();
      await expect(place.restore(path)).rejects.toThrow(/danificado|não é um backup/);
      expect(await isEmpty(place)).toBe(true);
    },
  );

  it('and one in which a byte changed as well', async () => {
    const bytes = await readFile(plain);
    const at = bytes.indexOf('database/users/') + 512 + 40;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const path = join(folder, 'changed.tar');
    await writeFile(path, bytes);
    const place = await newPlace();
    await expect(place.restore(path)).rejects.toThrow(/danificado/);
    expect(await isEmpty(place)).toBe(true);
  });

  it('and something else altogether', async () => {
    const path = join(folder, 'lesson.pdf');
    await writeFile(path, tinyPdf());
    await expect((await newPlace()).restore(path)).rejects.toThrow(/danificado|não é um backup/);
  });
});

describe('a backup that is locked', () => {
  it('opens with its passphrase alone', async () => {
    const path = join(folder, 'locked.tar.age');
    await backUp(test.deps, { path, passphrase: 'giz na lousa às sete' });
    expect((await readFile(path)).includes('lousa-backup')).toBe(false);
    const place = await newPlace();
    await expect(place.restore(path)).rejects.toThrow(/protegido por senha.*BACKUP_PASSPHRASE/);
    await expect(place.restore(path, 'outra')).rejects.toThrow(/senha do backup não confere/);
    expect(await isEmpty(place)).toBe(true);
    await place.restore(path, 'giz na lousa às sete');
  });
});

describe('a restore', () => {
  it('is refused where an installation is, and of a newer version', async () => {
    const used = await newPlace();
    await migrate(used.database);
    await expect(used.restore(plain)).rejects.toThrow(/não está vazia: o banco/);
    const other = await newPlace();
    await other.storage.createText('lessons/1/a.txt', 'x');
    await expect(other.restore(plain)).rejects.toThrow(/não está vazia: o armazenamento/);
    expect(await other.storage.exists(INSTALLATION_KEY)).toBe(false);

    const newer = join(folder, 'newer.tar');
    const bytes = (await readFile(plain)).toString('latin1');
    const last = /(\d{13})\n ],\n "tables"/.exec(bytes)?.[1] ?? '';
    const changed = Buffer.from(bytes.replace(last, '9999999999999'), 'latin1');
    const sumOf = (text: string) => createHash('sha256').update(headOf(text)).digest('hex');
    await writeFile(
      newer,
      Buffer.from(
        changed.toString('latin1').replace(sumOf(bytes), sumOf(changed.toString('latin1'))),
        'latin1',
      ),
    );
    const place = await newPlace();
    await expect(place.restore(newer)).rejects.toThrow(/versão mais nova do programa/);
    expect(await isEmpty(place)).toBe(true);
  });

  it('that was broken off does not start, and can be begun again', async () => {
    const place = await newPlace();
    const { putFile } = place.storage;
    place.storage.putFile = () => Promise.reject(new Error('the disk is full'));
    await expect(place.restore(plain)).rejects.toThrow('the disk is full');
    await expect(migrate(place.database)).rejects.toThrow(/restauração de um backup foi interrompida/);
    place.storage.putFile = putFile;
    await place.restore(plain);
    await migrate(place.database);
    expect(await readFiles(place.storage)).toEqual(await readFiles(test.deps.storage));
  });

  it('gives the copy an id of its own, so that both may live', async () => {
    const place = await newPlace();
    await place.restore(plain);
    const { rows } = await place.database.db.execute(sql`select id, is_in_storage from installation`);
    expect(rows).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), is_in_storage: true }]);
    const { head } = await checkBackup({ path: plain, passphrase: null });
    expect(rows[0]?.id).not.toBe(head.installation);
  });

  it('brings the key of second factors, and says where it cannot', async () => {
    const place = await newPlace();
    expect((await place.restore(plain)).isTotpKeyWrong).toBe(false);
    expect(await readFile(join(place.dataDir, 'keys', 'totp.key'), 'utf8')).toBe('ab'.repeat(32));
    const path = join(folder, 'environment.tar');
    await backUp({ ...test.deps, config: { ...test.deps.config, totpKey: 'cd'.repeat(32) } }, { path });
    expect((await readFile(path)).includes('keys/totp.key')).toBe(false);
    expect((await (await newPlace()).restore(path)).isTotpKeyWrong).toBe(true);
  });

  it('lets jobs wait again, runs them once, and sends no mail that had waited', async () => {
    const place = await newPlace();
    expect((await place.restore(plain)).heldMails).toBeGreaterThan(0);
    await migrate(place.database, [waitingJob]);
    const seen: number[] = [];
    const handler = handle(waitingJob, async ({ number }) => void seen.push(number));
    const runner = await startJobs(place.database, [handler], test.deps.log);
    await runner.idle();
    await runner.stop(1000);
    expect(seen.sort()).toEqual([1, 2]);
    const { rows } = await place.database.db.execute(
      sql`select data, singleton_key, start_after from jobs.job where name = ${waitingJob.name} and state = 'created'`,
    );
    expect(rows).toMatchObject([{ data: { number: 3 }, singleton_key: 'three' }]);
    const mails = await place.database.db.select().from(mailOutboxTable);
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['unconfirmed']));
  });

  it('goes on counting where the backup had arrived', async () => {
    const place = await newPlace();
    await place.restore(plain);
    const insert = sql`insert into events (topic, type, data) values ('t', 'x', '{}') returning id`;
    const before = (await readNow(place.database)).get('events')?.length ?? 0;
    expect(before).toBeGreaterThan(0);
    expect(Number((await place.database.db.execute(insert)).rows[0]?.id)).toBeGreaterThan(before);
  });
});

describe('while a backup is being made', () => {
  it('nothing is deleted from the storage, and right after it all of it is', async () => {
    const { storage, database, log } = test.deps;
    const key = `lessons/${randomUUID()}/${randomUUID()}.pdf`;
    await storage.createText(key, 'x');
    const path = join(folder, 'meanwhile.tar');
    await backUp(test.deps, {
      path,
      async onSnapshot() {
        await storage.delete(key);
        expect(await storage.exists(key)).toBe(true);
        await expect(backUp(test.deps, { path: join(folder, 'second.tar') })).rejects.toThrow(/Outro backup/);
      },
    });
    expect(await storage.exists(key)).toBe(true);
    const context = { jobId: randomUUID(), retryCount: 0, isLastTry: false, db: database.db, log };
    await deleteDeferred(test.deps).run({}, { ...context, signal: new AbortController().signal });
    expect(await storage.exists(key)).toBe(false);
  });

  it('one that fails or is stopped leaves no file behind, and lets the next one begin', async () => {
    const path = join(folder, 'failing.tar');
    const failing = { ...test.deps.storage, withLocalFile: () => Promise.reject(new Error('away')) };
    await expect(backUp({ ...test.deps, storage: failing }, { path })).rejects.toThrow('away');
    await expect(backUp(test.deps, { path, signal: AbortSignal.abort() })).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('failing'))).toEqual([]);
    await backUp(test.deps, { path });
  });

  it('a file that is not what its row says, or not there, is told', async () => {
    const { storage } = test.deps;
    const [key = ''] = (await readFiles(storage)).keys();
    const path = join(test.deps.config.dataDir, 'files', key);
    const bytes = await readFile(path);
    await writeFile(path, 'something else');
    expect((await backUp(test.deps, { path: join(folder, 'a.tar') })).files).toMatchObject({
      changed: 1,
      missing: 0,
    });
    await rm(path);
    expect((await backUp(test.deps, { path: join(folder, 'b.tar') })).files).toMatchObject({
      changed: 0,
      missing: 1,
    });
    await writeFile(path, bytes);
  });
});

/** The text of the first member of an archive. */
function headOf(archive: string): Buffer {
  const size = Number.parseInt(archive.slice(124, 135), 8);
  return Buffer.from(archive.slice(512, 512 + size), 'latin1');
}
