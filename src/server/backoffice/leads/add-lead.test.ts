import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leadsTable } from '#server/backoffice/backoffice.table.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let testApp: TestApp;
let admin: ApiClient;
const clock = testClock();
beforeAll(async () => {
  testApp = await createTestApp({ deps: { clock } });
  admin = await signInAdmin(testApp);
});
beforeEach(async () => {
  await testApp.deps.database.pool.query('delete from rate_limits');
  await testApp.deps.database.db.delete(leadsTable);
});
afterAll(() => testApp.close());

const FORM = {
  ...{ school: 'Colégio Aurora', cnpj: '', contact: 'Dona Rosa', email: 'rosa@escola.test' },
  ...{ phone: '(11) 91234-5678', subjects: 'Física e Química', modality: 'ia_total' },
};
const send = (form: object = {}, { from = '10.7.0.1', key = '' } = {}) =>
  apiClient(testApp.app, from).post(
    '/api/leads',
    { ...FORM, ...form },
    key ? { 'idempotency-key': key } : {},
  );
const schools = async () =>
  (await admin.get('/api/admin/leads')).json.map(({ school }: { school: string }) => school);

test('what a visitor asks for is on the list of the admin, and on nobody else’s', async () => {
  const { status, json } = await send({ cnpj: '12.ABC.345/01de-35' });
  expect([status, json.status, json.cnpj]).toEqual([201, 'new', '12ABC34501DE35']);
  expect((await admin.get('/api/admin/leads')).json).toEqual([json]);
  expect((await admin.get('/api/admin/desk')).json.waiting.newLeads).toBe(1);
  expect((await apiClient(testApp.app).get('/api/admin/leads')).status).toBe(401);
});

test('each fault stands at its field with its sentence, and nothing is kept', async () => {
  const blank = { school: ' ', contact: '', email: 'rosa', phone: '1', subjects: '', modality: 'grátis' };
  const { status, json } = await send({ ...blank, cnpj: '11.222.333/0001-82' });
  expect(status).toBe(400);
  expect(json.issues).toEqual([
    { path: 'school', message: 'Informe a escola' },
    { path: 'contact', message: 'Informe o nome do contato' },
    { path: 'email', message: 'Email inválido' },
    { path: 'phone', message: 'Telefone inválido' },
    { path: 'subjects', message: 'Informe as disciplinas' },
    { path: 'modality', message: 'Escolha uma modalidade da lista' },
  ]);
  for (const cnpj of ['11.222.333/0001-82', '00.000.000/0000-00', '123', 11222333000181]) {
    const refused = await send({ cnpj });
    expect([cnpj, refused.status, refused.json.issues]).toEqual([
      cnpj,
      400,
      [{ path: 'cnpj', message: 'CNPJ inválido' }],
    ]);
  }
  expect(await schools()).toEqual([]);
});

test('a double click, a request sent again and a network that changed make one request', async () => {
  const twice = await Promise.all([send({}, { key: 'k1' }), send({}, { key: 'k1' })]);
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = twice.map(({ json }) => json.id);
  expect(second).toBe(first);
  const otherNetwork = await Promise.all([send({}, { from: '10.7.0.2', key: 'k1' }), send(), send()]);
  expect(otherNetwork.map(({ json }) => json.id)).toEqual([first, first, first]);
  const changed = await send({ subjects: 'Só Física' }, { key: 'k1' });
  expect([changed.status, changed.json.message]).toEqual([409, expect.any(String)]);
  expect(await schools()).toHaveLength(1);
  expect((await send({ subjects: 'Só Física' }, { key: 'k2' })).json.id).not.toBe(first);
  expect(await schools()).toHaveLength(2);
});

test('the same words on another day are another request', async () => {
  await send();
  clock.advance(HOUR_MS + 1);
  await send();
  expect(await schools()).toHaveLength(2);
});

test('the twenty-first of an hour from one connection waits, whatever address it takes there', async () => {
  const from = (host: number) => ({ from: `2001:db8:7:7::${host}` });
  for (let i = 0; i < 20; i++) expect((await send({ school: `Escola ${i}` }, from(i + 1))).status).toBe(201);
  const refused = await send({ school: 'Mais uma' }, from(99));
  expect(refused.status).toBe(429);
  expect(refused.json.message).toMatch(/^Muitas tentativas\. Tente de novo em \d+ minutos\.$/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await send({}, { from: '2001:db8:7:8::1' })).status, 'a neighbour').toBe(201);
  expect(await schools()).not.toContain('Mais uma');
});

test('three hundred an hour are all there can be, from however many addresses', async () => {
  await send();
  await testApp.deps.database.pool.query("update rate_limits set points = 300 where key like 'lead-all:%'");
  const refused = await send({ school: 'Outra' }, { from: '10.7.9.9' });
  expect([refused.status, await schools()]).toEqual([429, [FORM.school]]);
});
