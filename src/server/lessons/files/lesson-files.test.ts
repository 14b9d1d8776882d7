import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

const bytes = tinyPdf();
let test: TestApp;
let ana: ApiClient;
let lessonId: string;
let url: string;
beforeAll(async () => {
  test = await createTestApp();
  ana = await registerTeacher(test.app);
  const { json } = await placeOrder(ana, {}, { bytes, name: 'Aula nº 1 – água.pdf', type: 'text/html' });
  lessonId = json.id;
  url = json.filePath;
});
afterAll(() => test.close());

describe('a download', () => {
  it('is an attachment of the judged type that no browser runs and no cache keeps', async () => {
    const answer = await ana.get(url);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'content-length': String(bytes.length),
    });
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition).toMatch(/^attachment;/);
    expect(decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '')).toBe(
      'Aula nº 1 – água.pdf',
    );
  });

  it('may be asked for in part', async () => {
    const part = await ana.get(url, { range: 'bytes=5-9' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 5-9/${bytes.length}`]);
    expect(part.bytes.equals(bytes.subarray(5, 10))).toBe(true);
    const beyond = await ana.get(url, { range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    expect([beyond.json.status, beyond.headers['content-disposition']]).toEqual([416, undefined]);
  });

  it('goes out whole where the reader has a part of another version', async () => {
    const { etag } = (await ana.get(url)).headers;
    const askFor = async (version: string) =>
      (await ana.get(url, { range: 'bytes=5-9', 'if-range': version })).status;
    expect(await askFor(String(etag))).toBe(206);
    expect(await askFor('"another"')).toBe(200);
    expect(await askFor('Wed, 21 Oct 2015 07:28:00 GMT')).toBe(200);
  });

  it.each([
    '"aspas"; filename="outro.html',
    'aula\r\nX-Injetado: 1.pdf',
    '../../etc/passwd.pdf',
    '<img src=x>.pdf',
    '．．／aula.pdf',
    '👩‍🏫.pdf',
    '%2e%2e%2faula.pdf',
  ])('has a safe name where the file came as %j', async (name) => {
    const { json } = await placeOrder(ana, {}, { bytes, name });
    const answer = await ana.get(json.filePath);
    expect(answer.status).toBe(200);
    expect(answer.headers['x-injetado']).toBeUndefined();
    expect(String(answer.headers['content-disposition'])).toMatch(
      /^attachment(; (filename="(\\.|[^"\\])*"|filename=[\w.-]+|filename\*=UTF-8''[\w%.!~*'()-]+))+$/,
    );
  });

  it('is not there for other teachers, visitors and odd ids', async () => {
    const bia = await registerTeacher(test.app);
    for (const wanted of [url, '/api/files/1/download', '/api/files/..%2f..%2fetc/download']) {
      const answer = await bia.get(wanted);
      expect(answer.status).toBe(404);
      if (wanted === url) expect(answer.json.message).toBe('Arquivo não encontrado');
    }
    expect((await bia.get(`/api/lessons/${lessonId}/files`)).status).toBe(404);
    expect((await apiClient(test.app).get(url)).status).toBe(401);
  });

  it('ends when the file is blocked or deleted', async () => {
    const { db } = test.deps.database;
    const id = url.split('/')[3] ?? '';
    const gone = { isBlocked: false, status: 'deleted', deletedAt: new Date() } as const;
    for (const closed of [{ isBlocked: true }, gone]) {
      await db.update(filesTable).set(closed).where(eq(filesTable.id, id));
      expect((await ana.get(url)).status).toBe(404);
      expect((await ana.get(`/api/lessons/${lessonId}/files`)).json).toEqual([]);
    }
    await db.update(filesTable).set({ status: 'active', deletedAt: null }).where(eq(filesTable.id, id));
    expect((await ana.get(url)).status).toBe(200);
  });

  it('says so where the stored bytes are gone', async () => {
    const { json } = await placeOrder(ana, {}, { bytes, name: 'sumiu.pdf' });
    const [row] = await test.deps.database.db
      .select()
      .from(filesTable)
      .where(eq(filesTable.lessonId, json.id));
    await test.deps.storage.delete(row?.storageKey ?? '');
    expect((await ana.get(json.filePath)).status).toBe(404);
  });
});
