import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallOptions, ReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { MOST_WAITING_FILES } from '#server/lessons/lesson-limits.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { fileForm } from '#tests/builders/files.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { lendDocumentPool } from '#tests/setup/lent-children.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { analyseLessonJob } from './request-analysis.ts';

let test: TestApp;
let ana: ApiClient;
let bia: ApiClient;
const pool = lendDocumentPool();
/** What happens before a file is opened or analysed; the test's to choose. */
let before: (options: CallOptions | undefined) => Promise<unknown> = async () => undefined;
const readingPool: ReadingPool = {
  ...pool,
  open: async (path, options) => {
    await before(options);
    return pool.open(path, options);
  },
  run: async (mode, path, options) => {
    await before(options);
    return pool.run(mode, path, options);
  },
};
// One of its own for each test: a worker that was started goes on.
beforeEach(async () => {
  test = await createTestApp({ deps: { readingPool } });
  [ana, bia] = [await registerTeacher(test.app), await registerTeacher(test.app)];
});
afterEach(async () => {
  before = async () => undefined;
  await test.close();
});

const FILE = { bytes: tinyPdf('A água evapora com o calor do sol. '.repeat(20)), name: 'aula.pdf' };
const orderFile = (client: ApiClient) => placeOrder(client, { content: 'Em anexo.' }, FILE);
const aheadOf = async (client: ApiClient, id: string) =>
  (await client.get(`/api/lessons/${id}/line`)).json.ahead;

describe('an upload whose sender has gone', () => {
  it.each(['/api/lessons', '/api/materials'])('leaves the line of %s and the disk', async (path) => {
    const { promise: waits, resolve } = Promise.withResolvers<AbortSignal>();
    before = async (options) => {
      const { signal } = options ?? {};
      if (!signal) throw new Error('nobody would be told');
      resolve(signal);
      await new Promise((go) => signal.addEventListener('abort', go, { once: true }));
    };
    const base = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const fields = { title: 'Aula', content: 'Em anexo.', serviceType: 'booklet' };
    const sent = fetch(base + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.token}` },
      body: fileForm(fields, FILE),
      signal: leaving.signal,
    });
    const signal = await waits;
    expect((await readdir(test.deps.storage.spoolDir)).length).toBeGreaterThan(0);
    leaving.abort();
    await expect(sent).rejects.toThrow();
    await expect.poll(() => signal.aborted).toBe(true);
    await expect.poll(() => readdir(test.deps.storage.spoolDir)).toEqual([]);
    expect((await ana.get('/api/lessons')).json).toEqual([]);
  });
});

describe('the reading that one account may have in an hour', () => {
  /** Each file counts as held a child for so many seconds. */
  const takeSeconds = (seconds: number) => {
    before = async (options) => {
      const told = options?.onUsed;
      if (options && told) options.onUsed = (ms) => told(ms + seconds * 1000);
    };
  };

  it('is enough for six long scans in a row, and for many small files', async () => {
    takeSeconds(200);
    for (let sent = 0; sent < 6; sent++) expect((await orderFile(ana)).status).toBe(201);
    takeSeconds(1);
    for (let sent = 0; sent < 30; sent++) expect((await orderFile(bia)).status).toBe(201);
  });

  it('ends with a sentence that says when it goes on, for files alone and for this account alone', async () => {
    takeSeconds(1400);
    const { json: lesson } = await orderFile(ana);
    await orderFile(ana);
    const answers = [
      await orderFile(ana),
      await ana.post('/api/materials', fileForm({}, FILE)),
      await ana.put(`/api/lessons/${lesson.id}/material`, fileForm({}, FILE)),
    ];
    for (const { status, headers, json } of answers) {
      expect([status, json.type]).toEqual([429, 'urn:lousa:problem:too_many_requests']);
      expect(json.message).toMatch(
        /^Seus arquivos já ocuparam a leitura .+ Envie outro arquivo em \d+ minutos, ou cole o texto/,
      );
      expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    }
    expect((await placeOrder(ana)).status).toBe(201);
    expect((await orderFile(bia)).status).toBe(201);
  });

  it('counts what the analysis took as well', async () => {
    const { json: lesson } = await orderFile(ana);
    const key = 'select points from rate_limits where key like $1';
    // More than the look at the upload takes, and so long that it counts: a quick machine needs less than a twentieth.
    takeSeconds(60);
    await test.runJobs();
    expect((await ana.get(`/api/lessons/${lesson.id}`)).json.status).toBe('waiting_approval');
    const sum = (rows: { points: number }[]) => rows.reduce((total, { points }) => total + points, 0);
    await expect
      .poll(async () => sum((await test.deps.database.pool.query(key, ['reading:%'])).rows))
      .toBeGreaterThanOrEqual(600);
  });

  it('also ends where more files wait than can be read in hours, and not for typed text', async () => {
    for (let count = 0; count < MOST_WAITING_FILES; count++) {
      await test.deps.enqueue(
        test.deps.database.db,
        analyseLessonJob,
        { lessonId: `${count}`, version: 1 },
        { owner: ana.user.id },
      );
    }
    const refused = await orderFile(ana);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '120']);
    expect(refused.json.message).toMatch(/^Você já tem 40 aulas com arquivo na fila\./);
    expect((await placeOrder(ana)).status).toBe(201);
    expect((await orderFile(bia)).status).toBe(201);
  });
});

describe('the place in the line', () => {
  it('is told as the turns will be, to the owner alone, and ends with the analysis', async () => {
    const lessons: string[] = [];
    for (const client of [ana, ana, ana, bia]) lessons.push((await orderFile(client)).json.id);
    const [first = '', second = '', third = '', other = ''] = lessons;
    expect(await aheadOf(ana, first)).toBe(0);
    expect(await aheadOf(bia, other)).toBe(1);
    expect(await aheadOf(ana, second)).toBe(2);
    expect(await aheadOf(ana, third)).toBe(3);
    expect((await bia.get(`/api/lessons/${third}/line`)).status).toBe(404);
    const typed = (await placeOrder(ana)).json.id;
    expect(await aheadOf(ana, typed)).toBe(0);

    await test.runJobs();
    const { rows } = await test.deps.database.db.execute(
      sql`select data->>'lessonId' as id from jobs.job where name = 'analyse-lesson' and priority = 0 order by started_on`,
    );
    expect(rows.map(({ id }) => id)).toEqual([first, other, second, third]);
    for (const id of [first, second, third, typed]) expect(await aheadOf(ana, id)).toBeNull();
  });

  it('is told of a file sent ahead of its order, until it is read', async () => {
    const ids: string[] = [];
    for (const client of [ana, ana, bia])
      ids.push((await client.post('/api/materials', fileForm({}, FILE))).json.id);
    const [first = '', second = '', other = ''] = ids;
    const ahead = async (client: ApiClient, id: string) =>
      (await client.get(`/api/materials/${id}`)).json.ahead;
    expect([await ahead(ana, first), await ahead(bia, other), await ahead(ana, second)]).toEqual([0, 1, 2]);
    await test.runJobs();
    expect(await ahead(ana, second)).toBeNull();
  });
});
