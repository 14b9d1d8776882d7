import { afterAll, beforeAll, expect, it } from 'vitest';
import { NEWEST_NOTES, type OpenedClient } from '#shared/backoffice/clients.contract.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { insertPaid } from '#tests/builders/payment-rows.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let admin: ApiClient;
let ana: ApiClient;
let bia: ApiClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAdmin(test);
  ana = await registerTeacher(test.app, { firstName: 'Ana', lastName: 'Souza' });
  bia = await registerTeacher(test.app, { firstName: 'Bia', lastName: 'Lima' });
});
afterAll(() => test.close());

const open = async (id: string) => admin.get(`/api/admin/clients/${id}`);
const order = async (by: ApiClient, title: string): Promise<string> =>
  (await placeOrder(by, { title })).json.id;

it('a client is told with what was ordered, said last and noted, and nothing of anybody else', async () => {
  const [volcanoes, poems] = [await order(ana, 'Vulcões'), await order(ana, 'Poemas')];
  const others = await order(bia, 'Cerrado');
  await ana.post(`/api/lessons/${volcanoes}/messages`, { content: 'Está ficando pronto?' });
  await admin.post(`/api/lessons/${poems}/messages`, { content: 'Sai amanhã.' });
  await bia.post(`/api/lessons/${others}/messages`, { content: 'Oi' });
  for (let n = 0; n <= NEWEST_NOTES; n++) {
    await admin.post(`/api/admin/lessons/${volcanoes}/notes`, { text: `Nota ${n}` });
  }
  await admin.post(`/api/admin/lessons/${others}/notes`, { text: 'De outra cliente' });
  const { json }: { json: OpenedClient } = await open(ana.user.id);
  expect(json).toMatchObject({
    firstName: 'Ana',
    email: ana.user.email,
    lessonCount: 2,
    total: 98,
    isClosed: false,
    lastMessage: { lessonTitle: 'Poemas', content: 'Sai amanhã.', senderRole: 'admin' },
  });
  expect(json.notes.map(({ text }) => text)).toEqual(['Nota 5', 'Nota 4', 'Nota 3', 'Nota 2', 'Nota 1']);
  expect(json.notes[0]).toMatchObject({ lessonTitle: 'Vulcões', author: 'Administração Lousa' });
});

it('a client carries what its school agreed, noted by an admin and kept in the log', async () => {
  const path = `/api/admin/clients/${ana.user.id}/modality`;
  expect((await open(ana.user.id)).json.modality).toBeNull();
  expect((await ana.put(path, { modality: 'ia_total' })).status).toBe(403);
  expect((await admin.put(path, { modality: 'grátis' })).status).toBe(400);
  expect((await admin.put(path, { modality: 'ia_total' })).status).toBe(204);
  expect((await admin.put(path, { modality: 'ia_total' })).status).toBe(204);
  expect((await open(ana.user.id)).json.modality).toBe('ia_total');
  const { json: log } = await admin.get('/api/admin/audit?action=client.modality');
  expect(log).toHaveLength(1);
  expect((await admin.put(path, { modality: null })).status).toBe(204);
  expect((await open(ana.user.id)).json.modality).toBeNull();
  const editor = await signInEditor(test, 'contrato@lousa.test');
  const ofEditor = `/api/admin/clients/${editor.user.id}/modality`;
  expect((await admin.put(ofEditor, { modality: 'ia_total' })).status).toBe(404);
});

it('payments can be asked for by client', async () => {
  const lesson = await order(bia, 'Rios');
  await insertPaid(test.deps.database, lesson);
  const of = async (id: string) => (await admin.get(`/api/admin/payments?client=${id}`)).json;
  expect((await of(bia.user.id)).map(({ client }: { client: { id: string } }) => client.id)).toEqual([
    bia.user.id,
  ]);
  expect(await of(ana.user.id)).toEqual([]);
  expect(await of('ninguém')).toEqual([]);
  expect((await admin.get(`/api/admin/payments/sum?client=${bia.user.id}`)).json.payments).toBe(1);
});

it('who never ordered is a client without anything, and staff are none', async () => {
  const davi = await registerTeacher(test.app, { firstName: 'Davi' });
  expect((await open(davi.user.id)).json).toMatchObject({
    lessonCount: 0,
    total: 0,
    lastMessage: null,
    notes: [],
  });
  const editor = await signInEditor(test);
  for (const id of [editor.user.id, admin.user.id, crypto.randomUUID(), 'nada']) {
    expect((await open(id)).status).toBe(404);
  }
  expect((await ana.get(`/api/admin/clients/${ana.user.id}`)).status).toBe(403);
});

it('an account that was closed says so, and whose it was no longer', async () => {
  const vera = await registerTeacher(test.app, { firstName: 'Vera', email: 'vera@escola.test' });
  const lesson = await order(vera, 'Marés');
  await insertPaid(test.deps.database, lesson);
  expect((await vera.delete('/api/account', { password: TEACHER_PASSWORD })).status).toBe(204);
  const { status, json, text } = await open(vera.user.id);
  expect([status, json.isClosed]).toEqual([200, true]);
  expect(text).not.toMatch(/Vera|vera@/);
});
