import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_QUOTA_BYTES } from '#shared/upload-limits.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { fileForm } from '#tests/builders/files.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { orderForm, placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { filesTable } from './files.table.ts';

const file = { bytes: tinyPdf(), name: 'aula.pdf' };
const SIZE = file.bytes.length;
const FULL = /500 MB da conta. Cole o texto da aula/;

let test: TestApp;
let ana: ApiClient;
let admin: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAdmin(test);
});
beforeEach(async () => {
  ana = await registerTeacher(test.app);
  lessonId = (await placeOrder(ana)).json.id;
  await setLesson(test, lessonId, { status: 'waiting_approval' });
});
afterAll(() => test.close());

/** One file of Ana's that takes so much room by its row. */
async function use(sizeBytes: number, set: Partial<typeof filesTable.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  await test.deps.database.db.insert(filesTable).values({
    ...{ id, lessonId, uploaderId: ana.user.id, originalName: 'a.pdf', mimeType: 'application/pdf' },
    ...{ fileType: 'user_content', sizeBytes, sha256: '00', storageKey: `lessons/${lessonId}/${id}.pdf` },
    ...set,
  });
  return id;
}
const used = async () => (await ana.get('/api/account/storage')).json;
const ways = {
  order: () => placeOrder(ana, {}, file),
  ahead: () => ana.post('/api/materials', fileForm()),
  material: () => ana.put(`/api/lessons/${lessonId}/material`, orderForm({}, file)),
  attachment: () => ana.post(`/api/upload/${lessonId}`, fileForm()),
};

describe('the space of an account', () => {
  it('is told with what it uses, replaced materials included and deliveries not', async () => {
    expect(await used()).toEqual({ usedBytes: 0, limitBytes: ACCOUNT_QUOTA_BYTES });
    await ways.order();
    await ways.attachment();
    await use(1000, { status: 'archived' });
    await use(5000, { status: 'deleted', deletedAt: new Date() });
    await use(5000, { uploaderId: admin.user.id, fileType: 'final_delivery' });
    expect(await used()).toMatchObject({ usedBytes: 2 * SIZE + 1000 });
  });

  it.each(Object.keys(ways) as (keyof typeof ways)[])(
    'that is full refuses %s with a sentence',
    async (way) => {
      await use(ACCOUNT_QUOTA_BYTES - SIZE + 1);
      const refused = await ways[way]();
      expect([refused.status, refused.json.message]).toEqual([409, expect.stringMatching(FULL)]);
      expect(await used()).toMatchObject({ usedBytes: ACCOUNT_QUOTA_BYTES - SIZE + 1 });
      expect((await placeOrder(ana, { title: 'Só texto' })).status).toBe(201);
    },
  );

  it.each(Object.keys(ways) as (keyof typeof ways)[])('takes %s that just fits', async (way) => {
    await use(ACCOUNT_QUOTA_BYTES - SIZE);
    expect((await ways[way]()).status).toBeLessThan(300);
  });

  it('takes one of several that come for the last place', async () => {
    await use(ACCOUNT_QUOTA_BYTES - SIZE);
    const answers = await Promise.all(Array.from({ length: 6 }, ways.attachment));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await used()).toMatchObject({ usedBytes: ACCOUNT_QUOTA_BYTES });
  });

  it('answers an order again that filled it, instead of refusing the second try', async () => {
    await use(ACCOUNT_QUOTA_BYTES - SIZE);
    const send = () => placeOrder(ana, {}, file, { 'idempotency-key': 'filling' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.json.id]).toEqual([201, 201, first.json.id]);
  });

  it('has room again when the admin deletes a file', async () => {
    const big = await use(ACCOUNT_QUOTA_BYTES);
    expect((await ways.attachment()).status).toBe(409);
    await test.deps.database.db
      .update(filesTable)
      .set({ status: 'deleted', deletedAt: new Date() })
      .where(eq(filesTable.id, big));
    expect((await ways.attachment()).status).toBe(201);
  });

  it('does not bind the house', async () => {
    await use(ACCOUNT_QUOTA_BYTES, { uploaderId: admin.user.id });
    const added = await admin.post('/api/admin/files', fileForm({ lessonId, fileType: 'editor_work' }));
    expect(added.status).toBe(201);
  });
});

describe('putting another material in the place of the last', () => {
  it('can be done twenty times a day, and then a sentence says when again', async () => {
    const replace = async (id: string) => {
      const answer = await ana.put(`/api/lessons/${id}/material`, orderForm({ content: 'Outro texto.' }));
      await setLesson(test, id, { status: 'waiting_approval' });
      return answer;
    };
    for (let i = 0; i < 20; i++) expect((await replace(lessonId)).status).toBe(200);
    const refused = await replace(lessonId);
    expect([refused.status, refused.json.message]).toEqual([
      429,
      expect.stringMatching(/trocado 20 vezes hoje.*mensagens/),
    ]);
    const other = (await placeOrder(ana)).json.id;
    await setLesson(test, other, { status: 'waiting_approval' });
    expect((await replace(other)).status).toBe(200);
  });
});
