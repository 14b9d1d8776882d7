import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { mailOutboxTable } from '#server/platform/mail/mail-outbox.table.ts';
import {
  productionRoundsTable,
  productionsTable,
  ratingsTable,
} from '#server/production/production.table.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let testApp: TestApp;
let admin: ApiClient;
let editor: ApiClient;
let teacher: ApiClient;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await signInAdmin(testApp);
  editor = await signInEditor(testApp);
  teacher = await registerTeacher(testApp.app);
});
afterAll(() => testApp.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const order = async (title: string): Promise<string> => (await placeOrder(teacher, { title })).json.id;
const form = {
  school: 'Colégio Aurora',
  contact: 'Dona Rosa',
  email: 'rosa@escola.test',
  phone: '(11) 91234-5678',
  subjects: '=Física; "Química"',
  modality: 'ia_total',
};

test('a request of a school is answered step by step, which the audit keeps', async () => {
  const visitor = apiClient(testApp.app, '10.9.9.8');
  const { id } = (await visitor.post('/api/leads', form)).json;
  await visitor.post('/api/leads', { ...form, school: 'Escola Boreal', modality: 'ia_curadoria' });
  const change = (status: string, of = id) => admin.patch(`/api/admin/leads/${of}`, { status });
  expect((await change('contacted')).json).toMatchObject({ id, status: 'contacted', school: form.school });
  expect((await change('contacted')).status, 'saying it again').toBe(200);
  expect((await change('vendido')).json.message).toBe('Situação desconhecida');
  const unknown = await change('closed', '018f0000-0000-7000-8000-000000000000');
  expect([unknown.status, unknown.json.message]).toEqual([404, 'Orçamento não encontrado']);
  const story = (await admin.get(`/api/admin/audit?subject=${id}`)).json;
  expect(story).toMatchObject([
    { action: 'lead.change', subjectName: form.school, before: { status: 'new' } },
  ]);
  const schools = async (query: string) =>
    (await admin.get(`/api/admin/leads?${query}`)).json.map(({ school }: { school: string }) => school);
  expect(await schools('status=new')).toEqual(['Escola Boreal']);
  expect(await schools('modality=ia_total')).toEqual([form.school]);
  expect((await admin.get('/api/admin/leads?status=vendido')).status).toBe(400);
});

test('the requests are saved as a table that runs no formula', async () => {
  const csv = await admin.get('/api/admin/leads.csv?status=contacted');
  expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="orcamentos-[\d-]+\.csv"$/);
  const [head, ...rows] = csv.text.trim().split('\r\n');
  expect(head).toContain('Pedido em;Situação;Escola');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`Em contato;${form.school};;Dona Rosa`);
  expect(rows[0]).toContain(`"'=Física; ""Química"""`);
  expect((await admin.get('/api/admin/leads.csv?status=vendido')).status).toBe(400);
  expect((await teacher.get('/api/admin/leads.csv')).status).toBe(403);
});

test('the audit names editors and files, and is saved as it is filtered', async () => {
  const lessonId = await order('Órbitas');
  await setLesson(testApp, lessonId, { status: 'paid', paidAt: new Date(), deadline: inDays(3) });
  await admin.post('/api/admin/assign-editor', { lessonId, editorId: editor.user.id });
  const path = `?subject=${lessonId}&action=production.assign`;
  const [entry] = (await admin.get(`/api/admin/audit${path}`)).json;
  const name = `${editor.user.firstName} ${editor.user.lastName}`;
  expect(entry).toMatchObject({ after: { editorId: editor.user.id }, names: { [editor.user.id]: name } });
  const csv = await admin.get(`/api/admin/audit.csv${path}`);
  const rows = csv.text.trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`;Editor atribuído;Aula;Órbitas;${lessonId};`);
  expect(rows[0]).toContain(`Editor: ${name}`);
  expect((await editor.get('/api/admin/audit.csv')).status).toBe(403);
});

test('the audit finds a part of a reason as it is written, and no days that are none', async () => {
  const entry = { actorRole: 'worker', action: 'file.purge', subjectType: 'file', subjectId: 'x' };
  const reasons = ['Era arquivo_final, 100% pronto', 'Era arquivo-final'];
  await testApp.deps.database.db
    .insert(auditTable)
    .values(reasons.map((reason) => ({ ...entry, reason, createdAt: inDays(-900) })));
  const found = async (query: string) =>
    (await admin.get(`/api/admin/audit?limit=200&${query}`)).json.map(
      ({ reason }: { reason: string }) => reason,
    );
  for (const q of ['arquivo_final', 'ARQUIVO_', '100%25', '%25'])
    expect(await found(`q=${q}`), q).toEqual([reasons[0]]);
  expect(await found('q=arquivo%5C')).toEqual([]);
  expect(await found('actor=%20&q=%20')).toEqual(expect.arrayContaining(reasons));
  for (const day of ['from=0000-01-01', 'to=9999-12-31']) {
    expect((await admin.get(`/api/admin/audit?${day}`)).status, day).toBe(400);
    expect((await admin.get(`/api/admin/audit.csv?${day}`)).status, `${day} as a file`).toBe(400);
  }
});

test('the day counts what waits for a person and lists what is due, the most urgent first', async () => {
  const { db } = testApp.deps.database;
  const before = (await admin.get('/api/admin/desk')).json;
  const paid = await order('Paga sem editor');
  await setLesson(testApp, paid, { status: 'paid', paidAt: new Date(), deadline: inDays(2) });
  const orphaned = await order('Sem editor há tempo');
  await setLesson(testApp, orphaned, { status: 'in_production', deadline: inDays(-2), editorId: null });
  const far = await order('Longe');
  await setLesson(testApp, far, { status: 'paid', paidAt: new Date(), deadline: inDays(40) });
  await setLesson(testApp, await order('A pagar'), { status: 'waiting_payment', priceCents: 12_345 });
  await teacher.post(`/api/lessons/${far}/messages`, { content: 'Alô?', messageType: 'text' });
  const mail = { kind: 'letter', payload: {}, status: 'failed' as const, nextTryAt: new Date() };
  await db.insert(mailOutboxTable).values([
    { ...mail, createdAt: new Date() },
    { ...mail, createdAt: inDays(-8) },
  ]);
  const day = (await admin.get('/api/admin/desk')).json;
  expect(day.waiting).toEqual({
    ...before.waiting,
    unassigned: before.waiting.unassigned + 3,
    unanswered: before.waiting.unanswered + 1,
    failedMails: 1,
  });
  expect(day.waiting.newLeads).toBe(1);
  expect(day.statuses.paid).toBe(before.statuses.paid + 2);
  expect(day.pendingReais).toBe(123.45);
  expect(day.deadlines.map(({ title }: { title: string }) => title)).toEqual([
    'Sem editor há tempo',
    'Paga sem editor',
    'Órbitas',
  ]);
  expect(day.deadlines.at(-1).editor.id).toBe(editor.user.id);
  const happened = day.events.map(({ action }: { action: string }) => action);
  expect(happened.length).toBeGreaterThan(2);
  expect(happened, 'the assignment is told once').not.toContain('lesson.assign_editor');
  expect(day.events[0].subjectName).toBe('A pagar');
});

test('the overview measures a period: orders, deliveries on time, revisions and ratings', async () => {
  const { db } = testApp.deps.database;
  const lessonId = await order('Medida');
  const at = (day: string) => new Date(`2024-03-${day}T12:00:00-03:00`);
  await setLesson(testApp, lessonId, {
    ...{
      createdAt: at('01'),
      paidAt: at('02'),
      priceCents: 9800,
      serviceType: 'booklet',
      status: 'completed',
    },
    ...{ format: 'pdf', deliveryType: 'express' },
  });
  const [production] = await db
    .insert(productionsTable)
    .values({ lessonId, status: 'completed', assignedAt: at('02'), completedAt: at('09') })
    .returning();
  const productionId = production?.id ?? '';
  await db.insert(productionRoundsTable).values([
    { productionId, round: 1, openedAt: at('02'), deadline: at('07'), deliveredAt: at('06') },
    { productionId, round: 2, openedAt: at('07'), deadline: at('08'), deliveredAt: at('09') },
  ]);
  await db.insert(ratingsTable).values([
    { lessonId, round: 1, stars: 2, createdAt: at('06') },
    { lessonId, round: 2, stars: 5, createdAt: at('31') },
  ]);
  const read = async (query: string) => (await admin.get(`/api/admin/overview?${query}`)).json;
  const march = await read('from=2024-03-01&to=2024-03-31');
  expect(march.orders).toMatchObject({
    ...{ total: 1, reais: 98, paid: 1, cancelled: 0 },
    byService: { booklet: { orders: 1, reais: 98 }, presentation: { orders: 0, reais: 0 } },
    byFormat: { pdf: { orders: 1 } },
    byDelivery: { express: { orders: 1 } },
  });
  expect(march.deliveries).toEqual({ total: 2, punctuality: 0.5, averageDays: 4, revisions: 1 });
  expect(march.ratings).toEqual({ count: 2, average: 3.5, stars: [0, 1, 0, 0, 1] });
  expect(march.system).toMatchObject({ sendsMail: false, editors: 1 });
  const later = await read('from=2024-03-09&to=2024-03-30');
  expect(later.orders.total).toBe(0);
  expect(later.deliveries).toEqual({ total: 1, punctuality: 0, averageDays: null, revisions: 0 });
  expect(later.ratings).toEqual({ count: 0, average: null, stars: [0, 0, 0, 0, 0] });
  expect((await read('')).orders.total, 'without days: all of them').toBeGreaterThan(5);
});
