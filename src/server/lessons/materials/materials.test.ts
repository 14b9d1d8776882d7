import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { createLog } from '#server/platform/log.ts';
import { estimateCapacity, type MaterialAmount, measureText } from '#shared/analysis/capacity.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { fileForm } from '#tests/builders/files.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { materialsTable } from './materials.table.ts';
import { purgeMaterials } from './purge-materials.job.ts';

const GONE = 'O arquivo enviado não está mais guardado. Escolha-o de novo.';
const CONTENT = 'Usar o arquivo em anexo.';
let now = new Date();
let test: TestApp;
let ana: ApiClient;
beforeAll(async () => {
  test = await createTestApp({ deps: { clock: { now: () => now } } });
});
beforeEach(async () => {
  now = new Date();
  await db().delete(materialsTable);
  ana = await registerTeacher(test.app);
});
afterAll(() => test.close());

const db = () => test.deps.database.db;
const send = (client: ApiClient, bytes: Uint8Array = tinyPdf(), headers?: Record<string, string>) =>
  client.post('/api/materials', fileForm({}, { bytes, name: 'aula.pdf' }), headers);
const order = (client: ApiClient, materialId: string, key: string = randomUUID()) =>
  placeOrder(client, { content: CONTENT, materialId }, undefined, { 'idempotency-key': key });
const bytesKept = () => readdir(join(test.deps.config.dataDir, 'files', 'materials')).catch(() => []);
/** By a clock that is so many hours ahead. */
const purge = (hours = 0) =>
  purgeMaterials({ ...test.deps, clock: { now: () => new Date(now.getTime() + hours * HOUR_MS) } }).run(
    {},
    {
      jobId: randomUUID(),
      retryCount: 0,
      isLastTry: false,
      signal: new AbortController().signal,
      db: db(),
      log: createLog('silent'),
    },
  );

describe('a file sent ahead of its order', () => {
  it('is measured, and the report of the order tells the same number', async () => {
    const bytes = tinyPdf('A água evapora com o calor do sol e volta como chuva. '.repeat(20));
    const { status, json } = await send(ana, bytes);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      originalName: 'aula.pdf',
      size: bytes.length,
      status: 'reading',
      error: null,
    });
    await test.runJobs();
    const { json: read } = await ana.get(`/api/materials/${json.id}`);
    expect(read).toMatchObject({ status: 'read', pageCount: 1, recognised: null, isEstimate: false });
    const amount: MaterialAmount = read.amount;
    expect(amount.words).toBeGreaterThan(5);

    const { json: lesson } = await order(ana, json.id);
    expect(lesson).toMatchObject({ fileName: 'aula.pdf', content: CONTENT });
    await test.runJobs();
    const { json: ready } = await ana.get(`/api/lessons/${lesson.id}`);
    expect(measureText(CONTENT, true)).toEqual({ characters: 0, words: 0 });
    expect(ready.aiAnalysis.capacity.supported).toBe(estimateCapacity('presentation', amount));
    const download = await ana.get(ready.filePath);
    expect(download.bytes.equals(Buffer.from(bytes))).toBe(true);
  });

  it.each([
    ['a page', '<html><script>alert(1)</script></html>', 415],
    ['nothing', '', 422],
    ['half a document', tinyPdf().subarray(0, 80), 422],
  ])('is refused where it is %s, and nothing stays', async (_what, content, status) => {
    const before = await bytesKept();
    expect((await send(ana, Buffer.from(content))).status).toBe(status);
    expect((await ana.post('/api/materials', {})).status).toBe(400);
    expect(await bytesKept()).toEqual(before);
    expect(await db().select().from(materialsTable)).toEqual([]);
  });

  it('is kept once however often the same sending is repeated', async () => {
    const before = (await bytesKept()).length;
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(ana, tinyPdf(), { 'idempotency-key': 'same' })),
    );
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect((await bytesKept()).length).toBe(before + 1);
  });

  it('gives way where more are sent than a form could hold', async () => {
    const before = (await bytesKept()).length;
    const ids: string[] = [];
    for (let sent = 0; sent < 6; sent++) {
      now = new Date(now.getTime() + 1000);
      ids.push((await send(ana)).json.id);
    }
    expect((await ana.get(`/api/materials/${ids[0]}`)).status).toBe(404);
    expect((await ana.get(`/api/materials/${ids[5]}`)).status).toBe(200);
    expect((await bytesKept()).length).toBe(before + 5);
  });

  it('is nobody else’s: not to look at, not to order from, not to remove', async () => {
    const { json } = await send(ana);
    const bia = await registerTeacher(test.app);
    for (const answer of [
      await bia.get(`/api/materials/${json.id}`),
      await bia.delete(`/api/materials/${json.id}`),
      await order(bia, json.id),
      await order(bia, 'nothing-like-an-id'),
    ])
      expect([answer.status, answer.json.message]).toEqual([404, GONE]);
    expect((await ana.get(`/api/materials/${json.id}`)).status).toBe(200);
    expect(await db().select().from(lessonsTable).where(eq(lessonsTable.ownerId, bia.user.id))).toEqual([]);
  });

  it('leaves nothing when it is taken back, and its reading ends quietly', async () => {
    const before = await bytesKept();
    const { json } = await send(ana);
    expect((await ana.delete(`/api/materials/${json.id}`)).status).toBe(204);
    await test.runJobs();
    expect((await ana.get(`/api/materials/${json.id}`)).status).toBe(404);
    expect(await bytesKept()).toEqual(before);
  });
});

describe('orders from a file sent ahead', () => {
  it('may be two, each with a copy of its own, and each made once', async () => {
    const { json } = await send(ana);
    const answers = await Promise.all([
      order(ana, json.id, 'one'),
      order(ana, json.id, 'two'),
      order(ana, json.id, 'one'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(2);
    const lessons = await db().select().from(lessonsTable).where(eq(lessonsTable.ownerId, ana.user.id));
    const files = await db().select().from(filesTable).where(eq(filesTable.uploaderId, ana.user.id));
    expect([lessons.length, files.length]).toEqual([2, 2]);
    await ana.delete(`/api/materials/${json.id}`);
    for (const { storageKey } of files) expect(await test.deps.storage.exists(storageKey)).toBe(true);
  });

  it('are answered again after the file has gone, where they were answered before', async () => {
    const { json } = await send(ana);
    const first = await order(ana, json.id, 'again');
    await ana.delete(`/api/materials/${json.id}`);
    expect((await order(ana, json.id, 'again')).json).toEqual(first.json);
    expect((await order(ana, json.id, 'new')).json.message).toBe(GONE);
  });

  it('do not take a second file beside it', async () => {
    const { json } = await send(ana);
    const both = await placeOrder(ana, { materialId: json.id }, { bytes: tinyPdf(), name: 'b.pdf' });
    expect([both.status, both.json.issues[0].path]).toEqual([400, 'file']);
  });

  it('whose bytes go while they are copied is gone, not a fault of ours', async () => {
    const { json } = await send(ana);
    const [row] = await db().select().from(materialsTable).where(eq(materialsTable.id, json.id));
    const { storage } = test.deps;
    const put = storage.putFile.bind(storage);
    vi.spyOn(storage, 'putFile').mockImplementationOnce(async (...to) => {
      await storage.delete(row?.storageKey ?? '');
      return put(...to);
    });
    const answer = await order(ana, json.id);
    expect([answer.status, answer.json.message]).toEqual([404, GONE]);
  });

  it('and the end of its day meet in either order, and the lesson has its file or is none', async () => {
    for (let round = 0; round < 4; round++) {
      const { json } = await send(ana);
      const [row] = await db().select().from(materialsTable).where(eq(materialsTable.id, json.id));
      const [answer] = await Promise.all([order(ana, json.id), purge(25)]);
      if (answer.status === 201) {
        const [file] = await db().select().from(filesTable).where(eq(filesTable.lessonId, answer.json.id));
        expect(await test.deps.storage.exists(file?.storageKey ?? '')).toBe(true);
      } else expect(answer.json.message).toBe(GONE);
      await purge(25);
      expect(await test.deps.storage.exists(row?.storageKey ?? '')).toBe(false);
    }
  });
});

describe('after its day', () => {
  it('a file sent ahead is gone, for its owner at once and for good with the purge', async () => {
    const { json } = await send(ana);
    const { json: young } = await send(ana);
    await db()
      .update(materialsTable)
      .set({ expiresAt: new Date(now.getTime() - 1) })
      .where(eq(materialsTable.id, json.id));
    expect((await ana.get(`/api/materials/${json.id}`)).status).toBe(404);
    expect((await order(ana, json.id)).status).toBe(404);
    await purge();
    const left = await db().select().from(materialsTable);
    expect(left.map(({ id }) => id)).toEqual([young.id]);
    expect((await bytesKept()).some((name) => name.startsWith(json.id))).toBe(false);
  });

  it('bytes that a crash left without a row go, and nothing that is not ours', async () => {
    const folder = join(test.deps.config.dataDir, 'files', 'materials');
    await send(ana);
    const old = new Date(now.getTime() - 27 * HOUR_MS);
    for (const name of [`${randomUUID()}.pdf`, 'someone-elses.txt']) {
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), old, old);
    }
    const before = await bytesKept();
    await purge();
    const gone = before.filter((name) => name.endsWith('.pdf')).length - 1;
    const after = await bytesKept();
    expect(after).toContain('someone-elses.txt');
    expect(before.length - after.length).toBeGreaterThanOrEqual(1);
    expect(gone).toBeGreaterThanOrEqual(1);
  });
});

it('a person takes files sent ahead away with everything else, and they go with the account', async () => {
  const { json } = await send(ana);
  const zip = await ana.get('/api/account/export');
  expect(Object.keys(unzipSync(zip.bytes))).toContain(`rascunhos/${json.id}-aula.pdf`);
  expect((await ana.call('DELETE', '/api/account', { password: TEACHER_PASSWORD })).status).toBeLessThan(300);
  expect(await db().select().from(materialsTable)).toEqual([]);
  expect((await bytesKept()).some((name) => name.startsWith(json.id))).toBe(false);
});
