import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAdmin } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { invoicesTable } from './documents.table.ts';

const COMPANY = {
  cnpj: '12.abc.345/01de-35',
  legalName: 'Escola Aurora Ltda',
  address: 'Rua A, 1, São Paulo/SP',
  email: 'financeiro@aurora.test',
};
const PERSON = { cpf: '529.982.247-25', name: 'Ana Souza', address: 'Rua B, 2', email: 'ana@escola.test' };

let product: TestApp;
let teacher: ApiClient;
let lessonId: string;
beforeAll(async () => {
  product = await createTestApp();
  teacher = await registerTeacher(product.app);
});
beforeEach(async () => {
  lessonId = (await placeOrder(teacher)).json.id;
});
afterAll(() => product.close());

const billing = () => `/api/lessons/${lessonId}/billing`;
const invoices = () =>
  product.deps.database.db.select().from(invoicesTable).where(sql`lesson_id = ${lessonId}`);

describe('billing data', () => {
  it('are null before they were said, then a company with letters in its CNPJ, then a person', async () => {
    expect((await teacher.get(billing())).json).toBeNull();
    const company = await teacher.put(billing(), COMPANY);
    expect([company.status, company.json]).toEqual([
      200,
      {
        ...{ cnpj: '12ABC34501DE35', legalName: 'Escola Aurora Ltda', cpf: null, name: null },
        ...{ address: COMPANY.address, email: COMPANY.email, updatedAt: expect.any(String) },
      },
    ]);
    expect((await teacher.get(billing())).json).toEqual(company.json);
    const person = await teacher.put(billing(), { ...PERSON, cnpj: '', legalName: ' ' });
    expect(person.json).toMatchObject({ cnpj: null, legalName: null, cpf: '52998224725', name: 'Ana Souza' });
  });

  it.each([
    [{ ...COMPANY, cnpj: '12ABC34501DE36' }, 'cnpj', 'CNPJ inválido: confira os dígitos'],
    [{ ...COMPANY, cnpj: '123' }, 'cnpj', 'CNPJ inválido: confira os dígitos'],
    [{ ...PERSON, cpf: '111.111.111-11' }, 'cpf', 'CPF inválido: confira os dígitos'],
    [{ ...COMPANY, cnpj: undefined }, 'cnpj', 'Informe o CNPJ ou o CPF'],
    [{ ...COMPANY, cpf: PERSON.cpf }, 'cpf', 'Informe o CNPJ ou o CPF, não os dois'],
    [{ ...COMPANY, legalName: '' }, 'legalName', 'Informe a razão social'],
    [{ ...PERSON, name: undefined }, 'name', 'Informe o nome'],
    [{ ...COMPANY, legalName: 'x'.repeat(151) }, 'legalName', 'Texto muito longo'],
    [{ ...COMPANY, address: '  ' }, 'address', 'Informe o endereço'],
    [{ ...COMPANY, email: 'aurora' }, 'email', 'Email inválido'],
    [{ ...COMPANY, cnpj: 12 }, 'cnpj', 'Informe o CNPJ'],
  ])('say which field is wrong (%#)', async (body, path, message) => {
    const answer = await teacher.put(billing(), body);
    expect([answer.status, answer.json.issues]).toEqual([400, [{ path, message }]]);
    expect((await teacher.get(billing())).json).toBeNull();
  });

  it('ask for the invoice once the lesson is paid, and again after a refusal', async () => {
    await teacher.put(billing(), COMPANY);
    expect(await invoices()).toEqual([]);
    await setLesson(product, lessonId, { status: 'paid', paidAt: new Date() });
    await teacher.put(billing(), COMPANY);
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ status: 'solicitada', reason: null, xml: null });
    await product.deps.database.db
      .update(invoicesTable)
      .set({ status: 'rejeitada', reason: 'CNPJ com letras', xml: '<DPS/>' })
      .where(sql`lesson_id = ${lessonId}`);
    await teacher.put(billing(), PERSON);
    expect(await invoices()).toMatchObject([
      { status: 'solicitada', reason: null, xml: null, number: invoice?.number },
    ]);
  });

  it('stay as they are once the invoice was issued', async () => {
    await setLesson(product, lessonId, { status: 'paid', paidAt: new Date() });
    await teacher.put(billing(), PERSON);
    await product.deps.database.db
      .update(invoicesTable)
      .set({ status: 'emitida', accessKey: lessonId.replaceAll(/\D/g, '').padEnd(50, '1') })
      .where(sql`lesson_id = ${lessonId}`);
    const answer = await teacher.put(billing(), COMPANY);
    expect([answer.status, answer.json.type]).toEqual([409, 'urn:lousa:problem:wrong_state']);
    expect(answer.json.message).toContain('já foi emitida');
    expect((await teacher.get(billing())).json.cpf).toBe('52998224725');
  });

  it('ten writings at once leave one row, and the last word of one of them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => teacher.put(billing(), { ...PERSON, name: `Ana ${i}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await teacher.get(billing())).json.name).toMatch(/^Ana \d$/);
  });

  it('are nobody else’s: 404 for another teacher, 401 for a visitor, read by an admin', async () => {
    await teacher.put(billing(), PERSON);
    const stranger = await registerTeacher(product.app);
    for (const answer of [await stranger.get(billing()), await stranger.put(billing(), COMPANY)]) {
      expect([answer.status, answer.json.message]).toEqual([404, 'Aula não encontrada']);
    }
    expect((await apiClient(product.app).get(billing())).status).toBe(401);
    const admin = await signInAdmin(product);
    expect((await admin.get(billing())).json.cpf).toBe('52998224725');
    expect((await admin.put(billing(), COMPANY)).status).toBe(403);
  });

  it('the database itself refuses a document of the wrong form', async () => {
    const insert = (kind: string, document: string) =>
      product.deps.database.db.execute(
        sql`insert into lesson_billing values (${lessonId}, ${kind}, ${document}, 'n', 'a', 'e', now())`,
      );
    for (const [kind, document] of [
      ...[['company', '12abc34501de35'] as const, ['company', '52998224725'] as const],
      ...[
        ['person', '12ABC34501DE35'] as const,
        ['person', '529.982.247-25'] as const,
        ['other', '1'] as const,
      ],
    ]) {
      await expect(insert(kind, document)).rejects.toMatchObject({ cause: { code: '23514' } });
    }
  });
});
