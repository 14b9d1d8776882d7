import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEditor } from '#server/accounts/accounts.api.ts';
import { LEGAL_VERSION } from '#shared/site/legal-version.ts';
import { signInEditor } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { fileForm } from '#tests/builders/files.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { readMails } from '#tests/builders/mails.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { insertPaid } from '#tests/builders/payment-rows.ts';
import { createPaymentTest, lessonToPay, type PaymentTest, paidByCard } from '#tests/builders/payments.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { finish, uploadDelivery } from '#tests/builders/production.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());
beforeEach(() => pay.test.deps.database.pool.query('delete from rate_limits'));

const NAMES = /filomena|quaresma|filo@escola|91234-5678/i;
/** Where the law has us keep them; named in docs/privacy.md. */
const KEPT = ['lesson_billing.email', 'lesson_billing.name'];

/** Every column of text of every table that tells of the person. */
async function findTraces(): Promise<string[]> {
  const { pool } = pay.test.deps.database;
  const { rows: columns } = await pool.query(
    `select table_schema as schema, table_name as table, column_name as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
       and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY', 'bytea')`,
  );
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await pool.query(`select "${column}"::text as text from "${schema}"."${table}"`);
    if (rows.some(({ text }) => NAMES.test(text ?? ''))) found.push(`${table}.${column}`);
  }
  return [...new Set(found)].sort();
}

const FILE = tinyPdf('Aula da professora Filomena Quaresma');

async function livedIn(): Promise<{ teacher: ApiClient; paidId: string; openId: string; editor: ApiClient }> {
  const editor = await signInEditor(pay.test, 'edu@lousa.test');
  const teacher = await registerTeacher(pay.test.app, {
    firstName: 'Filomena',
    lastName: 'Quaresma',
    email: 'filo@escola.test',
  });
  const { lessonId: openId } = await lessonToPay(pay, teacher);
  const billing = {
    cpf: '52998224725',
    name: 'Filomena Quaresma',
    address: 'Rua A, 1',
    email: 'filo@escola.test',
  };
  const { lessonId: paidId } = await paidByTeacher(teacher, billing);
  await pay.admin.post('/api/admin/assign-editor', { lessonId: paidId, editorId: editor.user.id });
  const [{ id: productionId }] = (await editor.get('/api/productions/assigned')).json;
  const { json: delivery } = await uploadDelivery(editor, productionId);
  await finish(editor, productionId, delivery.deliveryUrl);
  await teacher.post(`/api/lessons/${paidId}/rating`, { stars: 5, comment: 'Assinado: Filomena' });
  const revision = await teacher.post(`/api/lessons/${paidId}/revisions`, {
    text: 'Escreva Filomena na capa',
  });
  if (revision.status !== 200) throw new Error(revision.text);
  await teacher.patch(`/api/lessons/${paidId}`, { comments: 'Ligue para 91234-5678.' });
  await teacher.post(`/api/lessons/${paidId}/messages`, {
    content: 'Aqui é a Filomena.',
    messageType: 'text',
  });
  await editor.post(`/api/lessons/${paidId}/messages`, {
    content: 'Bom dia, FILOMENA!',
    messageType: 'text',
  });
  await pay.admin.post(`/api/admin/lessons/${paidId}/notes`, { text: 'Falei com Filomena.' });
  await pay.admin.patch(`/api/admin/lessons/${paidId}`, { content: 'Texto da Filomena', title: 'Frações' });
  await pay.admin.patch(`/api/admin/lessons/${paidId}`, { status: 'completed', reason: 'Quaresma pediu' });
  await teacher.post(`/api/lessons/${paidId}/refund-request`, { reason: 'Filomena desistiu' });
  await apiClient(pay.test.app).post('/api/auth/forgot-password', { email: 'filo@escola.test' });
  await apiClient(pay.test.app).post('/api/leads', {
    school: 'Escola',
    contact: 'Filomena Quaresma',
    email: 'filo@escola.test',
    phone: '(11) 91234-5678',
    subjects: 'Artes',
    modality: 'ia_total',
  });
  await pay.test.runJobs();
  return { teacher, paidId, openId, editor };
}

async function paidByTeacher(teacher: ApiClient, billing: object) {
  const { json } = await placeOrder(
    teacher,
    { targetAudience: 'Turma da Filomena', comments: 'Sou a Filomena' },
    { bytes: FILE, name: 'filomena.pdf' },
    { 'idempotency-key': 'filomena-1' },
  );
  await setLesson(pay.test, json.id, { status: 'waiting_payment' });
  await teacher.put(`/api/lessons/${json.id}/billing`, billing);
  const paid = await pay.admin.post(`/api/admin/lessons/${json.id}/manual-payment`, { reason: 'Depósito' });
  if (paid.status !== 201) throw new Error(paid.text);
  return { lessonId: json.id as string };
}

test("one's own data come as a zip that opens, with the files unchanged", async () => {
  const teacher = await registerTeacher(pay.test.app, { firstName: 'Lia' });
  const { json } = await placeOrder(teacher, {}, { bytes: tinyPdf(), name: 'plano de aula.pdf' });
  await teacher.post(`/api/lessons/${json.id}/messages`, { content: 'Oi', messageType: 'text' });
  const bad = await teacher.post(`/api/upload/${json.id}`, fileForm({}, { name: 'fechado.pdf' }));
  await pay.admin.patch(`/api/admin/files/${bad.json.id}/block`, { block: true });
  const other = await lessonToPay(pay);
  const zip = await teacher.get('/api/account/export');
  expect([zip.status, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(zip.headers['content-disposition']).toMatch(/^attachment; filename="lousa-meus-dados-/);
  const entries = unzipSync(zip.bytes);
  const text = (name: string) => new TextDecoder().decode(entries[name]);
  expect(JSON.parse(text('conta.json'))).toMatchObject({
    firstName: 'Lia',
    termsVersion: LEGAL_VERSION,
    termsAcceptedAt: expect.any(String),
    sessions: [{}],
    mails: { messages: true, progress: true, deadlines: true },
    hasSecondFactor: false,
  });
  expect(JSON.parse(text(`aulas/${json.id}/aula.json`)).history).toHaveLength(1);
  expect(text(`aulas/${json.id}/conversa.json`)).toContain('Oi');
  const file = Object.keys(entries).find((name) => name.endsWith('plano de aula.pdf')) ?? '';
  expect(Buffer.from(entries[file] ?? [])).toEqual(tinyPdf());
  expect(Object.keys(entries).join()).not.toContain(other.lessonId);
  expect(Object.keys(entries).join(), 'blocked is blocked').not.toContain('fechado');
  expect(
    Object.values(entries)
      .map((each) => new TextDecoder().decode(each))
      .join(),
  ).not.toMatch(/argon2|passwordHash|tokenHash|storageKey/);
});

test('after an account is deleted no table tells of the person but those the law has us keep', async () => {
  const { teacher, paidId, openId, editor } = await livedIn();
  const mailed = (await readMails(pay.test)).filter(({ to }) => to === 'filo@escola.test');
  expect(mailed.length).toBeGreaterThan(0);
  expect((await findTraces()).length, 'the traces are found while they are there').toBeGreaterThan(20);
  expect((await teacher.delete('/api/account', { password: 'errada-123' })).status).toBe(400);
  expect((await teacher.delete('/api/account', { password: TEACHER_PASSWORD })).status).toBe(204);
  expect(await findTraces()).toEqual(KEPT);
  const toThePerson = (await readMails(pay.test)).filter(({ to }) => to === 'filo@escola.test');
  expect(toThePerson, 'mails written to the folder go with their rows').toEqual([]);
  expect((await teacher.get('/api/auth/user')).status).toBe(401);
  const again = await apiClient(pay.test.app).post('/api/auth/local/login', {
    email: 'filo@escola.test',
    password: TEACHER_PASSWORD,
  });
  expect(again.status).toBe(401);
  expect((await pay.admin.get(`/api/lessons/${openId}`)).status, 'unpaid lessons go').toBe(404);
  const kept = (await pay.admin.get(`/api/lessons/${paidId}`)).json;
  expect(kept.user).toMatchObject({ firstName: 'Conta', lastName: 'excluída' });
  expect([kept.price, kept.content, kept.comments]).toEqual([49, '', '']);
  expect((await pay.admin.get(`/api/lessons/${paidId}/receipt`)).status, 'the receipt stays').toBe(200);
  const said = (await editor.get(`/api/lessons/${paidId}/messages`)).json;
  expect(said.map(({ content }: { content: string }) => content)).toEqual([
    'Aqui é a Conta excluída.',
    'Bom dia, Conta excluída!',
  ]);
  const anew = await registerTeacher(pay.test.app, { email: 'filo@escola.test' });
  expect((await anew.get('/api/lessons')).json).toEqual([]);
});

test('of two deletions at once one takes effect', async () => {
  const teacher = await registerTeacher(pay.test.app);
  const both = await Promise.all(
    [1, 2].map(() => teacher.delete('/api/account', { password: TEACHER_PASSWORD })),
  );
  expect(both.map(({ status }) => status).sort()[0]).toBe(204);
  expect(both.every(({ status }) => status < 500)).toBe(true);
});

test('an editor is deleted or gets the lesson, never both', async () => {
  for (let round = 0; round < 3; round++) {
    const email = `corrida${round}@lousa.test`;
    const editor = await signInEditor(pay.test, email);
    const { lessonId } = await lessonToPay(pay);
    await setLesson(pay.test, lessonId, { status: 'paid', paidAt: pay.clock.now() });
    const [assigned, deleted] = await Promise.all([
      pay.admin.post('/api/admin/assign-editor', { lessonId, editorId: editor.user.id }),
      pay.admin.delete(`/api/admin/editors/${editor.user.id}`),
    ]);
    expect([`${assigned.status} ${deleted.status}`]).toContainEqual(
      assigned.status === 200 ? '200 409' : '400 204',
    );
  }
});

test('the last admin cannot leave', async () => {
  const left = await pay.admin.delete('/api/account', { password: 'Mestre-2026-secreta' });
  expect([left.status, left.json.type]).toEqual([409, 'urn:lousa:problem:last_admin']);
});

test('the cleanup takes what was tried out and keeps admins, audit log and live customers', async () => {
  const { db, pool } = pay.test.deps.database;
  const live = await paidByCard(pay);
  await pool.query('update charges set is_live = true where lesson_id = $1', [live.lessonId]);
  const editor = await createEditor(db, {
    firstName: 'Eva',
    lastName: 'Luz',
    email: 'eva@lousa.test',
    password: 'editor-123',
  });
  await setLesson(pay.test, live.lessonId, { editorId: editor.id });
  const tried = await insertPaid({ db }, (await lessonToPay(pay)).lessonId);
  const { providerRef } = tried.attempt;
  await pool.query(`insert into sandbox_objects values ('cob', $1, '{}'), ('other', 'kept', '{}')`, [
    providerRef,
  ]);
  await pool.query(`insert into sandbox_objects values ('e2e', 'E1', $1)`, [{ txid: providerRef }]);
  const wrong = await pay.admin.delete('/api/admin/cleanup-test-data', { password: 'errada-123' });
  expect(wrong.status).toBe(400);
  const lessonsBefore = (await pay.admin.get('/api/admin/lessons')).json.length;
  const audits = Number((await pool.query('select count(*) from audit_log')).rows[0].count);
  const done = await pay.admin.delete('/api/admin/cleanup-test-data', { password: 'Mestre-2026-secreta' });
  expect(done.status).toBe(200);
  expect(done.json.summary).toMatch(
    /^Removidos: \d+ usuários, \d+ aulas, \d+ pagamentos?, \d+ arquivos? e \d+ mensagens\.$/,
  );
  expect(lessonsBefore).toBeGreaterThan(1);
  expect((await pay.admin.get('/api/admin/lessons')).json.map(({ id }: { id: string }) => id)).toEqual([
    live.lessonId,
  ]);
  expect((await live.teacher.get('/api/auth/user')).status).toBe(200);
  expect((await pay.admin.get('/api/auth/user')).status).toBe(200);
  const people = (await pay.admin.get('/api/admin/users')).json.map(({ email }: { email: string }) => email);
  expect(people).toHaveLength(3);
  expect(people, 'who works on what stays, stays').toContain('eva@lousa.test');
  expect(Number((await pool.query('select count(*) from audit_log')).rows[0].count)).toBe(audits + 1);
  const left = await pool.query('select id from sandbox_objects');
  expect(left.rows, 'nor do the emulators know more than our books').toEqual([{ id: 'kept' }]);
  const stored = [];
  for await (const page of pay.test.deps.storage.listFiles('lessons/')) stored.push(...page);
  expect(stored.filter(({ key }) => !key.includes(live.lessonId))).toEqual([]);
  const { rows } = await pool.query('select sum(amount_cents) from ledger_entries');
  expect(Number(rows[0].sum), 'the books balance').toBe(0);
});
