import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let product: TestApp;
let teacher: ApiClient;
let editor: ApiClient;
let lessonId: string;

beforeAll(async () => {
  product = await createTestApp();
  const { db } = product.deps.database;
  teacher = await registerTeacher(product.app);
  editor = await registerTeacher(product.app, { firstName: 'Edu' });
  await db.update(usersTable).set({ role: 'editor' }).where(eq(usersTable.id, editor.user.id));
  lessonId = (await placeOrder(teacher)).json.id;
  await db.update(lessonsTable).set({ editorId: editor.user.id }).where(eq(lessonsTable.id, lessonId));
});
afterAll(() => product.close());

const conversation = () => `/api/lessons/${lessonId}/messages`;

it('a conversation begins empty and keeps the order in which people wrote', async () => {
  expect((await teacher.get(conversation())).json).toEqual([]);
  const sent = await teacher.post(conversation(), {
    content: '  Posso trocar a capa?\r\nObrigada. ',
    messageType: 'text',
  });
  expect([sent.status, sent.json.content, sent.json.isOwn]).toEqual([
    201,
    'Posso trocar a capa?\nObrigada.',
    true,
  ]);
  await editor.post(conversation(), { content: 'Pode, sim.' });
  const read = (await teacher.get(conversation())).json;
  expect(read.map((m: { content: string; isFromEditor: boolean }) => [m.content, m.isFromEditor])).toEqual([
    ['Posso trocar a capa?\nObrigada.', false],
    ['Pode, sim.', true],
  ]);
});

it('what one side wrote is read once the other side has opened it', async () => {
  await teacher.post(conversation(), { content: 'Ficou ótimo.' });
  const lastOf = async (client: ApiClient) => (await client.get(conversation())).json.at(-1);
  expect((await lastOf(teacher)).read).toBe(false);
  await lastOf(editor);
  expect((await lastOf(teacher)).read).toBe(true);
});

it.each([
  { content: '' },
  { content: '', attachmentIds: [] },
  { content: ' \n ' },
  { content: 'a'.repeat(4001) },
  {},
  { content: 7 },
])('a blank or endless message is refused (%#)', async (body) => {
  const before = (await teacher.get(conversation())).json.length;
  const answer = await teacher.post(conversation(), body);
  expect([answer.status, answer.json.message.length > 5]).toEqual([400, true]);
  expect((await teacher.get(conversation())).json.length).toBe(before);
});

it('a message sent twice with one key is one message', async () => {
  const before = (await teacher.get(conversation())).json.length;
  const send = (content: string) =>
    teacher.post(conversation(), { content }, { 'idempotency-key': 'same-click' });
  const [first, second] = await Promise.all([send('Uma vez só.'), send('Uma vez só.')]);
  expect([first.status, second.status, second.json.id]).toEqual([201, 201, first.json.id]);
  expect((await send('Outra coisa.')).status).toBe(409);
  expect((await teacher.get(conversation())).json.length).toBe(before + 1);
});

it('nobody else finds the conversation', async () => {
  const stranger = await registerTeacher(product.app);
  for (const answer of [
    await stranger.get(conversation()),
    await stranger.post(conversation(), { content: 'Oi' }),
  ]) {
    expect([answer.status, answer.json.message]).toEqual([404, 'Aula não encontrada']);
  }
  expect((await apiClient(product.app).get(conversation())).status).toBe(401);
});
