import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedRefund, refusedInvoice } from '#tests/builders/money-to-decide.ts';
import { createPaymentTest, lessonToPay, type PaymentTest } from '#tests/builders/payments.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());

async function send(path: string, body: object = {}) {
  const answer = await pay.admin.post(path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
}

describe('the money of one lesson', () => {
  it('tells payments, requests, refunds, invoice and billing data with their people', async () => {
    const { lessonId, paymentId, path } = await askedRefund(pay);
    await send(path, { decision: 'grant', amount: 9.5, answer: 'Uma parte' });
    const money = await pay.admin.get(`/api/admin/lessons/${lessonId}/money`);
    expect(money.status).toBe(200);
    const { refundable, received, refunded, invoice, billing } = money.json;
    expect({ refundable, received, refunded, invoice, billing }).toEqual({
      ...{ received: 49, refunded: 9.5, refundable: 39.5 },
      ...{ invoice: null, billing: null },
    });
    const [request] = money.json.requests;
    expect(request).toMatchObject({
      granted: 9.5,
      paymentId,
      payment: { id: paymentId, refundable: 39.5 },
      decidedBy: { name: 'Administração Lousa' },
    });
    expect(money.json.refunds).toMatchObject([
      { amount: 9.5, requestId: request.id, grantedBy: { name: 'Administração Lousa' } },
    ]);
  });
  it('names who recorded a payment by hand, and why', async () => {
    const { lessonId } = await lessonToPay(pay);
    await send(`/api/admin/lessons/${lessonId}/manual-payment`, { reason: 'Depósito de 20/11' });
    const { json } = await pay.admin.get(`/api/admin/lessons/${lessonId}/money`);
    expect(json.payments).toMatchObject([
      { method: 'manual', recordedBy: { name: 'Administração Lousa' }, note: 'Depósito de 20/11' },
    ]);
  });
  it('holds the invoice with the reason it waits', async () => {
    const { lessonId } = await refusedInvoice(pay);
    const { json } = await pay.admin.get(`/api/admin/lessons/${lessonId}/money`);
    expect(json.invoice).toMatchObject({ state: 'rejeitada', reason: 'CPF recusado', amount: 49 });
    expect(json.billing).toMatchObject({ cpf: '52998224725', name: 'Ana' });
  });
});

describe('the list of invoices', () => {
  it('finds by state, by document as it is typed, by name and by title', async () => {
    const { lessonId } = await refusedInvoice(pay);
    const found = async (query: string) => {
      const { json, status } = await pay.admin.get(`/api/admin/invoices?${query}`);
      expect([query, status]).toEqual([query, 200]);
      return json.map((invoice: { lessonId: string }) => invoice.lessonId);
    };
    expect(await found('status=rejeitada')).toContain(lessonId);
    expect(await found('status=emitida')).not.toContain(lessonId);
    expect(await found('q=529.982.247-25')).toContain(lessonId);
    expect(await found('q=ana%40escola')).toContain(lessonId);
    expect(await found('q=52998224726')).not.toContain(lessonId);
    expect((await pay.admin.get('/api/admin/invoices?status=inventada')).status).toBe(400);
  });
  it('holds billing data that came before the payment, and pages through all', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const person = { cpf: '529.982.247-25', name: 'Bia', address: 'Rua C, 2', email: 'bia@escola.test' };
    expect((await teacher.put(`/api/lessons/${lessonId}/billing`, person)).status).toBe(200);
    const waiting = (await pay.admin.get('/api/admin/invoices?status=aguardando')).json;
    expect(waiting).toMatchObject([{ lessonId, number: null, canRetry: false }]);
    const all = (await pay.admin.get('/api/admin/invoices')).json;
    const seen: string[] = [];
    for (let next: string | undefined = '/api/admin/invoices?limit=1'; next; ) {
      const page = await pay.admin.get(next);
      seen.push(...page.json.map((invoice: { lessonId: string }) => invoice.lessonId));
      next = /<(.+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(all.map((invoice: { lessonId: string }) => invoice.lessonId));
    expect(seen.length).toBeGreaterThan(1);
  });
});
