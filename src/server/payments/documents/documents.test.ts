import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { TERMS_VERSION } from '#shared/payments/terms.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { createPaymentTest, lessonToPay, type PaymentTest, startPix } from '#tests/builders/payments.ts';
import { invoicesTable, orderAcceptancesTable } from './documents.table.ts';

const PERSON = { cpf: '529.982.247-25', name: 'Ana Souza', address: 'Rua B, 2', email: 'ana@escola.test' };
let payments: PaymentTest;
beforeAll(async () => {
  payments = await createPaymentTest();
});
afterAll(() => payments.close());

const db = () => payments.test.deps.database.db;
const invoiceOf = async (lessonId: string) =>
  (await db().select().from(invoicesTable).where(eq(invoicesTable.lessonId, lessonId))).at(0);
async function receiptText(teacher: ApiClient, lessonId: string): Promise<string> {
  const { bytes } = await teacher.get(`/api/lessons/${lessonId}/receipt`);
  const { blocks } = await readDocument(bytes);
  return blocks.flatMap(listBlockTexts).join(' ').replaceAll(/\s+/g, ' ');
}
async function payByPix(teacher: ApiClient, lessonId: string): Promise<void> {
  const { txid } = await startPix(teacher, lessonId);
  await payments.pix.control.pay(txid);
  await payments.deliverAll();
}

it('from starting to pay to the money back, every paper follows the money', async () => {
  const { teacher, lessonId } = await lessonToPay(payments);
  const receipt = `/api/lessons/${lessonId}/receipt`;
  await teacher.put(`/api/lessons/${lessonId}/billing`, PERSON);
  expect((await teacher.get(receipt)).status).toBe(409);

  await payByPix(teacher, lessonId);
  const accepted = await db()
    .select()
    .from(orderAcceptancesTable)
    .where(eq(orderAcceptancesTable.lessonId, lessonId));
  expect(accepted).toMatchObject([
    { priceVersion: 1, termsVersion: TERMS_VERSION, summary: { priceCents: 4900 } },
  ]);
  expect(accepted[0]?.ip).toMatch(/^10\.0\./);
  expect(await invoiceOf(lessonId)).toMatchObject({ status: 'solicitada' });
  const text = await receiptText(teacher, lessonId);
  for (const words of [
    'Ana Souza',
    'CPF 529.982.247-25',
    'Pix',
    accepted[0]?.sha256 ?? '-',
    'Modo demonstração',
  ]) {
    expect(text).toContain(words);
  }

  const asked = await teacher.post(`/api/lessons/${lessonId}/refund-request`, { reason: 'Mudei de ideia' });
  expect(asked.status).toBe(201);
  await payments.test.runJobs();
  await payments.deliverAll();
  await payments.reconcile(120_000);
  expect(await invoiceOf(lessonId)).toMatchObject({ status: 'cancelada' });
  expect(await receiptText(teacher, lessonId)).toMatch(/Reembolso: arrependimento .*Valor líquido R\$ 0,00/);
});

it('after a part went back the invoice is for the rest, and one already issued is to be replaced', async () => {
  const { teacher, lessonId } = await lessonToPay(payments);
  await teacher.put(`/api/lessons/${lessonId}/billing`, PERSON);
  await payByPix(teacher, lessonId);
  const invoices = payments.test.deps.database.db;
  await invoices.update(invoicesTable).set({ xml: '<DPS/>' }).where(eq(invoicesTable.lessonId, lessonId));
  const [payment] = (await teacher.get(`/api/lessons/${lessonId}/payments`)).json;
  const giveBack = (amount: number) =>
    payments.admin.post(`/api/admin/payments/${payment.id}/refund`, { amount, reason: 'Combinado' });
  expect((await giveBack(9)).status).toBe(201);
  expect(await invoiceOf(lessonId)).toMatchObject({ status: 'solicitada', xml: null });
  await invoices
    .update(invoicesTable)
    .set({ status: 'emitida', accessKey: '7'.repeat(50) })
    .where(eq(invoicesTable.lessonId, lessonId));
  expect((await giveBack(10)).status).toBe(201);
  expect((await invoiceOf(lessonId))?.reason).toContain('substitua a nota');
  expect(await receiptText(teacher, lessonId)).toContain('R$ 49,00');
});

it('billing data that come after the payment ask for the invoice then', async () => {
  const { teacher, lessonId } = await lessonToPay(payments);
  await payByPix(teacher, lessonId);
  expect(await invoiceOf(lessonId)).toBeUndefined();
  await teacher.put(`/api/lessons/${lessonId}/billing`, PERSON);
  expect(await invoiceOf(lessonId)).toMatchObject({ status: 'solicitada' });
});

it('nobody keeps the typesetter busy for himself alone', async () => {
  const { teacher, lessonId } = await lessonToPay(payments);
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1) {
    statuses.push((await teacher.get(`/api/lessons/${lessonId}/receipt`)).status);
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([409, 429]);
});
