import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { filesTable } from './files.table.ts';
import { sweepOrphanedFiles } from './sweep-orphaned-files.job.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newKey = () => `lessons/${randomUUID()}/${randomUUID()}.pdf`;
const exists = (key: string) => test.deps.storage.exists(key);

async function storeAged(key: string, hours: number): Promise<string> {
  const { storage } = test.deps;
  const path = join(storage.spoolDir, 'in');
  await writeFile(path, tinyPdf());
  await storage.putFile(key, path, { contentType: 'application/pdf', size: tinyPdf().length });
  await age(key, hours);
  return key;
}

async function age(key: string, hours: number): Promise<void> {
  const at = new Date(test.deps.clock.now().getTime() - hours * HOUR_MS);
  await utimes(join(test.deps.config.dataDir, 'files', key), at, at);
}

function sweep(signal = new AbortController().signal): Promise<void> {
  const log = createLog('silent');
  const { db } = test.deps.database;
  return sweepOrphanedFiles(test.deps).run(
    {},
    { jobId: randomUUID(), retryCount: 0, isLastTry: false, signal, db, log },
  );
}

describe('the sweep on a database that names no file at all', () => {
  it('takes nothing: the files may be those of another database', async () => {
    const early = await storeAged(newKey(), 100);
    await sweep();
    expect(await exists(early)).toBe(true);
  });
});

describe('the sweep of orphaned files', () => {
  let named = '';
  beforeAll(async () => {
    const ana = await registerTeacher(test.app);
    const { json } = await placeOrder(ana, {}, { bytes: tinyPdf(), name: 'aula.pdf' });
    const rows = test.deps.database.db.select().from(filesTable);
    const [row] = await rows.where(eq(filesTable.lessonId, json.id));
    named = row?.storageKey ?? '';
    await age(named, 1000);
  });

  it('takes what no row names after a day and leaves young orphans and old named files', async () => {
    const old = await storeAged(newKey(), 25);
    const young = await storeAged(newKey(), 23);
    await sweep();
    expect([await exists(old), await exists(young), await exists(named)]).toEqual([false, true, true]);
    await age(young, 25);
    await sweep();
    expect([await exists(young), await exists(named)]).toEqual([false, true]);
  });

  it('keeps archived and deleted files that still have their row', async () => {
    const { db } = test.deps.database;
    for (const status of ['archived', 'deleted', 'active'] as const) {
      const deletedAt = status === 'deleted' ? new Date() : null;
      await db.update(filesTable).set({ status, deletedAt }).where(eq(filesTable.storageKey, named));
      await sweep();
      expect([status, await exists(named)]).toEqual([status, true]);
    }
  });

  it('touches nothing that the product did not put there', async () => {
    const foreign = ['lessons/notes.pdf', 'backup/2026.tar', `lessons/${randomUUID()}/aula.pdf`];
    for (const key of foreign) await storeAged(key, 1000);
    await sweep();
    for (const key of foreign) expect([key, await exists(key)]).toEqual([key, true]);
  });

  it('ends when the process is told to stop', async () => {
    const old = await storeAged(newKey(), 25);
    await expect(sweep(AbortSignal.abort())).rejects.toThrow();
    expect(await exists(old)).toBe(true);
  });

  it('goes through more than one page', async () => {
    const keys = Array.from({ length: 520 }, newKey);
    const [model = ''] = keys;
    await storeAged(model, 30);
    await test.deps.storage.withLocalFile(model, async (path) => {
      const about = { contentType: 'application/pdf', size: tinyPdf().length };
      for (const key of keys.slice(1)) await test.deps.storage.putFile(key, path, about);
    });
    await Promise.all(keys.map((key) => age(key, 30)));
    await sweep();
    expect((await Promise.all(keys.map(exists))).filter(Boolean)).toEqual([]);
    expect(await exists(named)).toBe(true);
  });
});
