import { afterAll, beforeAll, expect, test } from 'vitest';
import { productionsTable, ratingsTable } from '#server/production/production.table.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { createPaymentTest, lessonToPay, type PaymentTest, paidByCard } from '#tests/builders/payments.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { TEST_ADMIN } from '#tests/setup/test-app.ts';

let pay: PaymentTest;
let admin: ApiClient;

beforeAll(async () => {
  pay = await createPaymentTest();
  admin = pay.admin;
});
afterAll(() => pay.close());

const person = { firstName: 'Edi', lastName: 'Torres', email: 'edi@lousa.test', password: 'editor-123' };
const login = (email: string, password: string) =>
  apiClient(pay.test.app).post('/api/auth/local/login', { email, password });

test('an editor is added once, with all fields, and never as an admin', async () => {
  const missing = await admin.post('/api/admin/editors', { firstName: 'X' });
  expect([missing.status, missing.json.message]).toEqual([400, 'Todos os campos são obrigatórios']);
  const short = await admin.post('/api/admin/editors', { ...person, firstName: 'E' });
  expect(short.json.message).toBe('Nome deve ter pelo menos 2 caracteres');
  const added = await admin.post('/api/admin/editors', { ...person, role: 'admin' });
  expect([added.status, added.json.role]).toEqual([201, 'editor']);
  expect(added.text).not.toMatch(/hash|editor-123/i);
  expect((await admin.post('/api/admin/editors', person)).status).toBe(409);
});

test('accounts are listed by page, role and search, without anything of their passwords', async () => {
  await registerTeacher(pay.test.app, { firstName: 'Filomena', email: 'filo@escola.test' });
  const first = await admin.get('/api/admin/users?limit=1');
  expect([first.json.length, first.headers['x-total-count']]).toEqual([1, '3']);
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await admin.get(next)).json[0].id).not.toBe(first.json[0].id);
  expect(
    (await admin.get('/api/admin/users?role=editor')).json.map((u: { email: string }) => u.email),
  ).toEqual(['edi@lousa.test']);
  const found = await admin.get('/api/admin/users?q=filomena');
  expect(found.json).toHaveLength(1);
  expect(found.text).not.toMatch(/hash|searchText|argon/i);
});

test('an editor with open productions stays, one without goes at once, an admin never', async () => {
  const [{ id }] = (await admin.get('/api/admin/users?role=editor')).json;
  const signedIn = (await login(person.email, person.password)).json.token;
  const editor = Object.assign(apiClient(pay.test.app), { token: signedIn });
  const { lessonId } = await lessonToPay(pay);
  await setLesson(pay.test, lessonId, { status: 'in_production', editorId: id });
  const busy = await admin.delete(`/api/admin/editors/${id}`);
  expect([busy.status, busy.json.message]).toEqual([409, expect.stringContaining('outro editor')]);
  await setLesson(pay.test, lessonId, { status: 'completed' });
  expect((await admin.delete(`/api/admin/editors/${id}`)).status).toBe(204);
  expect((await editor.get('/api/auth/user')).status).toBe(401);
  expect((await login(person.email, person.password)).status).toBe(401);
  expect((await admin.get('/api/admin/users?role=editor')).json).toEqual([]);
  expect((await admin.delete(`/api/admin/editors/${id}`)).status).toBe(404);
  const [master] = (await admin.get('/api/admin/users?role=admin')).json;
  expect((await admin.delete(`/api/admin/editors/${master.id}`)).status).toBe(403);
  const [teacher] = (await admin.get('/api/admin/users?role=teacher')).json;
  expect((await admin.delete(`/api/admin/editors/${teacher.id}`)).status).toBe(404);
});

test('an admin edits the fields of a lesson by the rules of an order', async () => {
  const { teacher, lessonId } = await lessonToPay(pay);
  const edit = (body: object) => admin.patch(`/api/admin/lessons/${lessonId}`, body);
  expect((await edit({ title: ' ' })).json.message).toBe('Título é obrigatório');
  expect((await edit({ slideCount: 7 })).status).toBe(400);
  expect((await edit({ pageCount: 20 })).status).toBe(400);
  expect((await edit({ price: 0 })).status).toBe(400);
  expect((await edit({ price: 10.005 })).status).toBe(400);
  const all = {
    title: 'Novo',
    slideCount: 15,
    pageCount: null,
    price: 59.9,
    format: 'pdf',
    content: 'Outro',
  };
  const edited = await edit({ ...all, comments: 'Ligar antes.' });
  expect(edited.status).toBe(200);
  expect(edited.json).toMatchObject({
    title: 'Novo',
    slideCount: 15,
    price: 59.9,
    format: 'pdf',
    content: 'Outro',
  });
  expect(edited.json.comments).toMatch(/^\[[^\]]+\] Administração Lousa: Ligar antes\.$/);
  const seen = (await teacher.get(`/api/lessons/${lessonId}`)).json;
  expect([seen.title, seen.price, seen.status]).toEqual(['Novo', 59.9, 'waiting_payment']);
  const [entry] = (await admin.get(`/api/admin/audit?subject=${lessonId}&action=lesson.edit`)).json;
  expect(entry).toMatchObject({
    actor: { name: 'Administração Lousa' },
    subjectName: 'Novo',
    before: { size: 10 },
    after: { size: 15 },
    ip: '127.0.0.1',
  });
  const [priced] = (await admin.get(`/api/admin/audit?subject=${lessonId}&action=money.price`)).json;
  expect(priced).toMatchObject({ before: { priceCents: 4900 }, after: { priceCents: 5990 } });
  expect((await edit({})).status).toBe(200);
  expect((await admin.patch('/api/admin/lessons/nao-existe', {})).status).toBe(404);
});

test('what was paid keeps its price, and nothing is paid without money', async () => {
  const paid = await paidByCard(pay);
  const edit = (id: string, body: object) => admin.patch(`/api/admin/lessons/${id}`, body);
  expect((await edit(paid.lessonId, { price: 10, title: 'Não fica' })).status).toBe(409);
  expect((await paid.teacher.get(`/api/lessons/${paid.lessonId}`)).json.title).not.toBe('Não fica');
  await edit(paid.lessonId, { status: 'waiting_payment', reason: 'engano' });
  expect(
    (await edit(paid.lessonId, { status: 'paid', reason: 'de volta' })).json.status,
    'its money is ours',
  ).toBe('paid');
  const cancelled = await edit(paid.lessonId, { status: 'cancelled', reason: 'x' });
  expect([cancelled.status, cancelled.json.message]).toEqual([409, expect.stringContaining('reembolse')]);
  const { lessonId } = await lessonToPay(pay);
  const refused = await edit(lessonId, { status: 'paid', reason: 'cliente insiste' });
  expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining('pagamento manual')]);
});

test('a status outside the table takes a reason, which is kept', async () => {
  const { lessonId } = await lessonToPay(pay);
  await setLesson(pay.test, lessonId, { status: 'completed' });
  const edit = (body: object) => admin.patch(`/api/admin/lessons/${lessonId}`, body);
  const without = await edit({ status: 'waiting_payment' });
  expect([without.status, without.json.message]).toEqual([400, 'Informe o motivo']);
  const forced = await edit({ status: 'waiting_payment', reason: 'Contestado pelo banco' });
  expect([forced.status, forced.json.status]).toEqual([200, 'waiting_payment']);
  const story = (await admin.get(`/api/admin/audit?subject=${lessonId}`)).json;
  expect(story.map(({ action }: { action: string }) => action).sort()).toEqual([
    'lesson.forced',
    'lesson.submit',
  ]);
  expect(story.filter(({ reason }: { reason: string }) => reason === 'Contestado pelo banco')).toHaveLength(
    1,
  );
  expect((await edit({ status: 'cancelled' })).json.status, 'the table leads there').toBe('cancelled');
});

test('what is in production completes with its delivery, or by force', async () => {
  const { lessonId } = await lessonToPay(pay);
  await setLesson(pay.test, lessonId, { status: 'in_production' });
  const complete = (reason?: string) =>
    admin.patch(`/api/admin/lessons/${lessonId}`, { status: 'completed', reason });
  const refused = await complete();
  expect([refused.status, refused.json.type]).toEqual([409, 'urn:lousa:problem:delivery_missing']);
  expect((await complete('Entregue por e-mail')).json.status).toBe('completed');
});

test('of two admins who force a status at once one finds it done', async () => {
  const { lessonId } = await lessonToPay(pay);
  const force = () =>
    admin.patch(`/api/admin/lessons/${lessonId}`, { status: 'submitted', reason: 'De volta' });
  const both = await Promise.all([force(), force()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const story = (await admin.get(`/api/admin/audit?subject=${lessonId}&action=lesson.forced`)).json;
  expect(story).toHaveLength(1);
});

test('lessons are listed for the admin, with client and editor', async () => {
  const all = await admin.get('/api/admin/lessons?limit=2');
  expect(all.json).toHaveLength(2);
  expect(all.headers.link).toContain('/api/admin/lessons?');
  expect(all.json[0]).toMatchObject({ user: { email: expect.any(String) }, aiAnalysis: null });
  const every = (await admin.get('/api/admin/lessons')).json;
  expect(every.map(({ editor }: { editor: { name: string } | null }) => editor?.name ?? null).sort()).toEqual(
    ['Conta excluída', ...Array(every.length - 1).fill(null)],
  );
});

test('the stats tell what is late, what comes and how content people are', async () => {
  const { db } = pay.test.deps.database;
  const day = (days: number) => new Date(pay.clock.now().getTime() + days * 86_400_000);
  const late: string[] = [];
  for (const deadline of [day(-1), day(2), day(20)]) {
    const { lessonId } = await lessonToPay(pay);
    await setLesson(pay.test, lessonId, { status: 'in_production', deadline });
    await db.insert(productionsTable).values({ lessonId, assignedAt: pay.clock.now() });
    late.push(lessonId);
  }
  const stats = async () => (await admin.get('/api/admin/stats')).json;
  expect(await stats()).toMatchObject({ overdue: 1, dueSoon: 1, satisfaction: null });
  const ratings = Array.from({ length: 20 }, (_, n) => ({
    lessonId: late[0] ?? '',
    round: n + 1,
    stars: n < 15 ? 5 - (n % 2) : 3,
    createdAt: pay.clock.now(),
  }));
  await db.insert(ratingsTable).values(ratings);
  expect((await stats()).satisfaction).toBe(0.75);
});

test('the admin sees which lessons wait for an answer', async () => {
  const { teacher, lessonId } = await lessonToPay(pay);
  await teacher.post(`/api/lessons/${lessonId}/messages`, { content: 'Alô?', messageType: 'text' });
  const lessons = (await admin.get('/api/admin/lessons?limit=200')).json;
  const waiting = lessons.filter(({ unread }: { unread: number }) => unread > 0);
  expect(waiting.map(({ id, unread }: { id: string; unread: number }) => [id, unread])).toEqual([
    [lessonId, 1],
  ]);
});

test('notes stay among admins', async () => {
  const { teacher, lessonId } = await lessonToPay(pay);
  const path = `/api/admin/lessons/${lessonId}/notes`;
  expect((await admin.post(path, { text: ' ' })).json.message).toBe('Escreva a nota');
  expect((await admin.post(path, { text: 'Falei com a escola.' })).status).toBe(201);
  expect((await admin.get(path)).json).toMatchObject([
    { text: 'Falei com a escola.', author: { name: 'Administração Lousa' } },
  ]);
  expect((await teacher.get(path)).status).toBe(403);
});

test('a school leaves its request, a wrong CNPJ is refused, guessing is throttled', async () => {
  const visitor = apiClient(pay.test.app, '10.9.9.9');
  const form = {
    school: 'Colégio Aurora',
    cnpj: '11.222.333/0001-81',
    contact: 'Dona Rosa',
    email: 'rosa@aurora.test',
    phone: '(11) 91234-5678',
    subjects: 'Matemática e Física',
    modality: 'ia_total',
  };
  expect((await visitor.post('/api/leads', { ...form, cnpj: '11.222.333/0001-82' })).json.message).toBe(
    'CNPJ inválido',
  );
  expect((await visitor.post('/api/leads', { ...form, modality: 'grátis' })).status).toBe(400);
  const kept = await visitor.post('/api/leads', form);
  expect([kept.status, kept.json.cnpj]).toEqual([201, '11222333000181']);
  expect((await visitor.post('/api/leads', { ...form, cnpj: '' })).json.cnpj).toBeNull();
  expect((await admin.get('/api/admin/leads?q=aurora')).headers['x-total-count']).toBe('2');
  const statuses = [];
  for (let i = 0; i < 20; i++) statuses.push((await visitor.post('/api/leads', form)).status);
  expect(statuses.at(-1)).toBe(429);
});

test('the audit list is paged and filtered by person and day', async () => {
  const page = await admin.get('/api/admin/audit?limit=3');
  const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
  const ids = [...page.json, ...(await admin.get(next)).json].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(6);
  const by = await admin.get('/api/admin/audit?actor=administra%C3%A7%C3%A3o&limit=200');
  expect(by.json.length).toBeGreaterThan(3);
  expect(by.json.every(({ actorRole }: { actorRole: string }) => actorRole === 'admin')).toBe(true);
  expect((await admin.get('/api/admin/audit?to=2020-01-01')).json).toEqual([]);
  expect((await admin.get('/api/admin/audit?from=2026-02-30')).status).toBe(400);
});

test('the admin views of the account calls work', async () => {
  const changed = await admin.put('/api/admin/update-profile', {
    firstName: 'Marta',
    lastName: 'Reis',
    email: 'marta@lousa.test',
    currentPassword: TEST_ADMIN.password,
  });
  expect([changed.status, changed.json.firstName]).toEqual([200, 'Marta']);
  const wrong = await admin.post('/api/admin/change-password', {
    currentPassword: 'errada-123',
    newPassword: 'Nova-senha-2026',
  });
  expect([wrong.status, wrong.json.message]).toEqual([400, 'A senha atual não confere.']);
  const [entry] = (await admin.get('/api/admin/audit?action=account.profile_change')).json;
  expect(entry).toMatchObject({ actor: { name: 'Marta Reis' }, ip: '127.0.0.1' });
  expect(entry.after.changed.sort()).toEqual(['firstName', 'lastName', 'pendingEmail']);
  expect((await placeOrder(admin)).status).toBe(403);
});
