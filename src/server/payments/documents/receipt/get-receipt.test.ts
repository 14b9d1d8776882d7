import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { keepAcceptance } from '#server/payments/documents/keep-acceptance.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { insertAttempt, insertPaid, insertRefund } from '#tests/builders/payment-rows.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let product: TestApp;
let teacher: ApiClient;
beforeAll(async () => {
  product = await createTestApp({ env: { COMPANY_NAME: 'Lousa Ltda' } });
  teacher = await registerTeacher(product.app, { firstName: 'Marina', lastName: 'Duarte' });
});
afterAll(() => product.close());

const order = async (title: string): Promise<string> => (await placeOrder(teacher, { title })).json.id;
const receiptOf = (lessonId: string) => `/api/lessons/${lessonId}/receipt`;
async function textOf(bytes: Buffer): Promise<string> {
  const { blocks } = await readDocument(bytes);
  return blocks.flatMap(listBlockTexts).join(' ').replaceAll(/\s+/g, ' ');
}

it.each(['waiting_payment', 'submitted', 'cancelled'] as const)(
  'there is none of a lesson nobody paid (%s)',
  async (status) => {
    const id = await order('Sem pagamento');
    await setLesson(product, id, { status });
    await insertAttempt(product.deps.database, id, { status: 'awaiting_payer' });
    const answer = await teacher.get(receiptOf(id));
    expect([answer.status, answer.json.type, answer.json.lessonStatus]).toEqual([
      ...[409, 'urn:lousa:problem:wrong_state', status],
    ]);
    expect(answer.json.message).toContain('recibo');
  },
);

it('a paid lesson has one, with what was accepted before paying and who pays', async () => {
  const { database, config } = product.deps;
  const id = await order('O ciclo da água');
  const [lesson] = await database.db.select().from(lessonsTable).where(eq(lessonsTable.id, id));
  if (!lesson) throw new Error('no lesson');
  const now = new Date('2026-11-21T15:00:00Z');
  await keepAcceptance(database.db, { lesson, company: config.company, now, ip: null });
  const { capture } = await insertPaid(database, id, { at: now, isLive: true, priceVersion: 1 });
  await setLesson(product, id, { status: 'paid', paidAt: now });
  // What becomes of the order afterwards does not change what was bought.
  await setLesson(product, id, { title: 'Outro título' });

  const answer = await teacher.get(receiptOf(id));
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="?recibo-20261121-[0-9A-F]{8}\.pdf"?$/,
    ),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const text = await textOf(answer.bytes);
  for (const words of ['Marina Duarte', 'O ciclo da água', 'R$ 49,00', 'Lousa Ltda', capture.providerRef]) {
    expect(text).toContain(words);
  }
  expect(text).toContain('Termos da compra, versão');
  expect(text).not.toContain('Modo demonstração');

  await teacher.put(`/api/lessons/${id}/billing`, {
    ...{
      cnpj: '12ABC34501DE35',
      legalName: 'Escola Aurora Ltda',
      address: 'Rua A, 1',
      email: 'f@aurora.test',
    },
  });
  const withBilling = await textOf((await teacher.get(receiptOf(id))).bytes);
  expect(withBilling).toContain('Escola Aurora Ltda CNPJ 12.ABC.345/01DE-35');
});

it('it stays after the money went back in full, and says so', async () => {
  const id = await order('Devolvida');
  const paid = await insertPaid(product.deps.database, id, { at: new Date('2026-11-20T15:00:00Z') });
  await insertRefund(product.deps.database, paid, {
    ...{ reason: 'regret', status: 'completed', at: new Date('2026-11-21T15:00:00Z') },
  });
  await setLesson(product, id, { status: 'cancelled' });
  const answer = await teacher.get(receiptOf(id));
  const text = await textOf(answer.bytes);
  expect(text).toMatch(/Reembolso: arrependimento 21\/11\/2026 − ?R\$ 49,00/);
  expect(text).toContain('Valor líquido R$ 0,00');
  expect(text).toContain('Modo demonstração');
});

it('is for its owner and admins: 404 for another teacher, 401 for a visitor', async () => {
  const id = await order('De ninguém mais');
  await insertPaid(product.deps.database, id, { method: 'manual' });
  const stranger = await registerTeacher(product.app);
  const answer = await stranger.get(receiptOf(id));
  expect([answer.status, answer.json.message]).toEqual([404, 'Aula não encontrada']);
  expect((await apiClient(product.app).get(receiptOf(id))).status).toBe(401);
  const admin = await signInAdmin(product);
  expect((await admin.get(receiptOf(id))).headers['content-type']).toBe('application/pdf');
});
