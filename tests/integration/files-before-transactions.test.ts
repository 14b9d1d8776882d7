import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { Answer, ApiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { fileForm } from '#tests/builders/files.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { orderForm, placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { uploadDelivery } from '#tests/builders/production.ts';
import { readFiles } from '#tests/setup/read-installation.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

/** More than there are connections in the pool. */
const AT_ONCE = 24;

let test: TestApp;
let ana: ApiClient;
let admin: ApiClient;
let editor: ApiClient;
/** How many connections of the pool were in use whenever bytes were put. */
let inUse: number[] = [];
/** What every put waits for. */
let slowness: Promise<void> = Promise.resolve();
beforeAll(async () => {
  test = await createTestApp();
  const { storage, database } = test.deps;
  const { putFile } = storage;
  storage.putFile = async (...args) => {
    inUse.push(database.pool.totalCount - database.pool.idleCount);
    await slowness;
    return putFile(...args);
  };
  [ana, admin, editor] = [await registerTeacher(test.app), await signInAdmin(test), await signInEditor(test)];
});
beforeEach(() => {
  inUse = [];
  slowness = Promise.resolve();
});
afterAll(() => test.close());

const file = { bytes: tinyPdf(), name: 'aula.pdf' };
const sendAhead = async () => (await ana.post('/api/materials', fileForm())).json.id as string;
async function lessonOfAna(status: 'waiting_approval' | 'paid'): Promise<string> {
  const { json } = await placeOrder(ana);
  await setLesson(test, json.id, { status, ...(status === 'paid' ? { paidAt: new Date() } : {}) });
  return json.id;
}

const WAYS: [string, () => Promise<() => Promise<Answer>>][] = [
  ['an order with its file', async () => () => placeOrder(ana, {}, file)],
  ['a file sent ahead', async () => () => ana.post('/api/materials', fileForm())],
  [
    'an order that names one',
    async () => {
      const materialId = await sendAhead();
      return () => placeOrder(ana, { materialId });
    },
  ],
  [
    'another material',
    async () => {
      const id = await lessonOfAna('waiting_approval');
      return () => ana.put(`/api/lessons/${id}/material`, orderForm({}, file));
    },
  ],
  [
    'an attachment',
    async () => {
      const id = await lessonOfAna('waiting_approval');
      return () => ana.post(`/api/upload/${id}`, fileForm());
    },
  ],
  [
    'a file of the admin',
    async () => {
      const lessonId = await lessonOfAna('waiting_approval');
      return () => admin.post('/api/admin/files', fileForm({ lessonId, fileType: 'editor_work' }));
    },
  ],
  [
    'a delivery',
    async () => {
      const lessonId = await lessonOfAna('paid');
      const assigned = await admin.post('/api/admin/assign-editor', { lessonId, editorId: editor.user.id });
      return () => uploadDelivery(editor, assigned.json.id);
    },
  ],
];

it.each(WAYS)('%s holds no connection while its bytes are stored', async (_what, prepare) => {
  const send = await prepare();
  inUse = [];
  const answer = await send();
  expect([answer.status, answer.text]).toEqual([expect.toBeOneOf([200, 201]), answer.text]);
  expect(inUse).toEqual([0]);
});

it('a storage that takes its time keeps nobody from reading', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  slowness = promise;
  const orders = Array.from({ length: AT_ONCE }, (_, number) =>
    placeOrder(ana, { title: `Aula ${number}` }, file),
  );
  try {
    await expect.poll(() => inUse.length, { timeout: 60_000 }).toBe(AT_ONCE);
    const { pool } = test.deps.database;
    expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
    expect((await ana.get('/api/lessons')).status).toBe(200);
  } finally {
    resolve();
  }
  expect(new Set((await Promise.all(orders)).map(({ status }) => status))).toEqual(new Set([201]));
});

it('bytes that no row names in the end are taken away again', async () => {
  const id = await lessonOfAna('waiting_approval');
  const before = await readFiles(test.deps.storage);
  const { promise, resolve } = Promise.withResolvers<void>();
  slowness = promise;
  const replacing = ana.put(`/api/lessons/${id}/material`, orderForm({}, file));
  await expect.poll(() => inUse.length).toBe(1);
  await setLesson(test, id, { status: 'cancelled' });
  resolve();
  expect((await replacing).status).toBe(409);
  expect(await readFiles(test.deps.storage)).toEqual(before);
});

it('an order sent twice under one key is one lesson with one file', async () => {
  const before = (await readFiles(test.deps.storage)).size;
  const headers = { 'idempotency-key': 'the-same' };
  const send = () => placeOrder(ana, { title: 'Duas vezes' }, file, headers);
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  expect((await readFiles(test.deps.storage)).size).toBe(before + 1);
});
