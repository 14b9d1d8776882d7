import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import * as adminPayments from '#shared/payments/admin-payments.contract.ts';
import * as invoices from '#shared/payments/invoices.contract.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import {
  createPaymentTest,
  lessonToPay,
  openDifferences,
  type PaymentTest,
  paidByCard,
  refundsOf,
} from '#tests/builders/payments.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { invoicesTable, lessonBillingTable } from './documents/documents.table.ts';
import { noteDifference } from './money/note-difference.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());

const db = () => pay.test.deps.database.db;
const price = 4900;

interface Told {
  action: string;
  lessonId?: string;
  amountCents?: number;
  reason?: string;
}

async function productionBegun() {
  const paid = await paidByCard(pay);
  const assigned = await pay.admin.patch(`/api/admin/lessons/${paid.lessonId}`, {
    status: 'in_production',
    reason: 'começou',
  });
  expect(assigned.status, assigned.text).toBe(200);
  return paid;
}

async function asked() {
  const paid = await productionBegun();
  // After the seven days of the purchase: before, no person decides.
  await setLesson(pay.test, paid.lessonId, {
    paidAt: new Date(pay.clock.now().getTime() - 8 * 24 * HOUR_MS),
  });
  const request = await paid.teacher.post(`/api/lessons/${paid.lessonId}/refund-request`, {
    reason: 'Não serviu',
  });
  expect([request.status, request.json.status]).toEqual([201, 'open']);
  return { ...paid, path: `/api/admin/refund-requests/${request.json.id}/decision` };
}

async function refused() {
  await pay.test.runJobs();
  const { lessonId, paymentId } = await paidByCard(pay);
  await pay.paypal.control.plan('refund', 'refund_failed');
  await pay.admin.post(`/api/admin/payments/${paymentId}/refund`, { amount: 9.5, reason: 'Desconto' });
  await pay.test.runJobs();
  const [refund] = await refundsOf(pay, lessonId);
  expect(refund.status).toBe('failed');
  return { lessonId, path: `/api/admin/refunds/${refund.id}` };
}

async function send(path: string, body: object = {}) {
  const answer = await pay.admin.post(path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
}

/** Each call by which an admin decides over money, and what the audit must tell of it. */
const DECISIONS: Record<string, (() => Promise<Told>)[]> = {
  'POST /api/admin/payments/{id}/refund': [
    async () => {
      const { lessonId, paymentId } = await paidByCard(pay);
      await send(`/api/admin/payments/${paymentId}/refund`, { amount: 9.5, reason: 'Desconto combinado' });
      return { action: 'money.refund', lessonId, amountCents: 950, reason: 'Desconto combinado' };
    },
    async () => {
      const { lessonId, paymentId } = await paidByCard(pay);
      await send(`/api/admin/payments/${paymentId}/refund`, { amount: 49, reason: 'Tudo de volta' });
      return { action: 'money.refund', lessonId, amountCents: price, reason: 'Tudo de volta' };
    },
  ],
  'POST /api/admin/refund-requests/{id}/decision': [
    async () => {
      const { lessonId, path } = await asked();
      await send(path, { decision: 'grant', amount: 9.5, answer: 'Metade dos slides' });
      return { action: 'money.request_grant', lessonId, amountCents: 950, reason: 'Metade dos slides' };
    },
    async () => {
      const { lessonId, path } = await asked();
      await send(path, { decision: 'grant', answer: 'Tem razão' });
      return { action: 'money.request_grant', lessonId, amountCents: price, reason: 'Tem razão' };
    },
    async () => {
      const { lessonId, path } = await asked();
      await send(path, { decision: 'deny', answer: 'Já foi entregue' });
      return { action: 'money.request_deny', lessonId, reason: 'Já foi entregue' };
    },
  ],
  'POST /api/admin/refunds/{id}/retry': [
    async () => {
      const { lessonId, path } = await refused();
      await send(`${path}/retry`);
      return { action: 'money.refund_retry', lessonId, amountCents: 950 };
    },
  ],
  'POST /api/admin/refunds/{id}/manual': [
    async () => {
      const { lessonId, path } = await refused();
      await send(`${path}/manual`, { reason: 'Pix da conta da empresa' });
      const reason = 'Pix da conta da empresa';
      return { action: 'money.refund_by_hand', lessonId, amountCents: 950, reason };
    },
  ],
  'POST /api/admin/lessons/{id}/manual-payment': [
    async () => {
      const { lessonId } = await lessonToPay(pay);
      await send(`/api/admin/lessons/${lessonId}/manual-payment`, { reason: 'Depósito de 20/11' });
      return {
        action: 'money.manual_payment',
        lessonId,
        amountCents: price,
        reason: 'Depósito de 20/11',
      };
    },
  ],
  'POST /api/admin/payment-differences/{id}/resolve': [
    async () => {
      const { lessonId } = await refused();
      const [difference] = await openDifferences(pay, lessonId);
      await send(`/api/admin/payment-differences/${difference?.id}/resolve`, { reason: 'Visto no extrato' });
      return { action: 'money.difference_explain', lessonId, reason: 'Visto no extrato' };
    },
    async () => {
      const providerRef = 'E-sem-pedido';
      const seen = { kind: 'unknown_reference', provider: 'pix', providerRef, lessonId: null } as const;
      const money = { oursCents: null, theirsCents: 700, detail: 'Ninguém conhece' };
      await noteDifference(db(), pay.test.deps, { ...seen, ...money });
      const { json } = await pay.admin.get(`/api/admin/payment-differences?q=${providerRef}`);
      await send(`/api/admin/payment-differences/${json[0].id}/resolve`, { reason: 'Da outra empresa' });
      return { action: 'money.difference_explain', reason: 'Da outra empresa' };
    },
  ],
  'POST /api/admin/payment-differences/compare': [
    async () => {
      await send('/api/admin/payment-differences/compare');
      return { action: 'money.compare' };
    },
  ],
  'POST /api/admin/invoices/{id}/retry': [
    async () => {
      const { lessonId } = await invoiced();
      await send(`/api/admin/invoices/${lessonId}/retry`);
      return { action: 'money.invoice_retry', lessonId, reason: 'CPF recusado' };
    },
  ],
  'PATCH /api/admin/lessons/{id}': [
    async () => {
      const { lessonId } = await lessonToPay(pay);
      const edit = { price: 39.5, reason: 'Desconto de volta às aulas' };
      const { status } = await pay.admin.patch(`/api/admin/lessons/${lessonId}`, edit);
      expect(status).toBe(200);
      return { action: 'money.price', lessonId, reason: 'Desconto de volta às aulas' };
    },
  ],
};

async function invoiced() {
  const { lessonId } = await paidByCard(pay);
  const at = pay.clock.now();
  const customer = { name: 'Ana', address: 'Rua B, 1', email: 'ana@escola.test', updatedAt: at };
  await db()
    .insert(lessonBillingTable)
    .values({ lessonId, kind: 'person', document: '52998224725', ...customer });
  const state = { status: 'rejeitada', reason: 'CPF recusado' } as const;
  await db()
    .insert(invoicesTable)
    .values({ lessonId, ...state, createdAt: at, updatedAt: at });
  return { lessonId };
}

const rows = (lessonId?: string) =>
  db()
    .select()
    .from(auditTable)
    .where(and(like(auditTable.action, 'money.%'), lessonId ? eq(auditTable.subjectId, lessonId) : undefined))
    .orderBy(desc(auditTable.createdAt), desc(auditTable.id));

describe('every decision over money', () => {
  it('is known to this test', () => {
    const calls = [...Object.values(adminPayments), ...Object.values(invoices)].flatMap((each) =>
      'path' in each && each.method !== 'GET' ? `${each.method} ${each.path}` : [],
    );
    expect(calls.sort()).toEqual(
      Object.keys(DECISIONS)
        .filter((call) => !call.startsWith('PATCH'))
        .sort(),
    );
  });

  for (const [call, decisions] of Object.entries(DECISIONS)) {
    for (const [index, decide] of decisions.entries()) {
      it(`${call} (${index + 1}) leaves person, reason and amount in the audit, once`, async () => {
        const told = await decide();
        const own = (await rows(told.lessonId)).filter(
          ({ action, actorRole }) => action === told.action && actorRole === 'admin',
        );
        const fresh = told.lessonId ? own : own.slice(0, 1);
        expect(fresh, JSON.stringify(fresh)).toHaveLength(told.action === 'money.refund' ? own.length : 1);
        expect(fresh[0]).toMatchObject({
          actorId: expect.any(String),
          ip: '127.0.0.1',
          subjectType: told.lessonId ? 'lesson' : 'books',
          ...(told.reason ? { reason: told.reason } : {}),
          ...(told.amountCents ? { after: { amountCents: told.amountCents } } : {}),
        });
        const shown = await pay.admin.get(
          `/api/admin/audit?action=${told.action}${told.lessonId ? `&subject=${told.lessonId}` : ''}`,
        );
        expect(shown.json[0]).toMatchObject({ actor: { name: 'Administração Lousa' } });
      });
    }
  }

  it('stands once in the history of the project, with the move it brought about', async () => {
    const { lessonId, paymentId } = await paidByCard(pay);
    await send(`/api/admin/payments/${paymentId}/refund`, { amount: 49, reason: 'Tudo de volta' });
    const { json } = await pay.admin.get(`/api/admin/audit?subject=${lessonId}`);
    const [first, ...others] = json;
    expect(first).toMatchObject({
      action: 'money.refund',
      before: { status: 'paid' },
      after: { status: 'cancelled', amountCents: price },
    });
    expect(others.filter(({ reason }: { reason: string | null }) => reason === 'Tudo de volta')).toEqual([]);
  });

  it('is not written where it was refused', async () => {
    const { lessonId, paymentId } = await paidByCard(pay);
    const tooMuch = { amount: 49.01, reason: 'Demais' };
    expect((await pay.admin.post(`/api/admin/payments/${paymentId}/refund`, tooMuch)).status).toBe(409);
    expect(await rows(lessonId)).toEqual([]);
  });

  it('tells also what a rule gave back, and who asked', async () => {
    const { teacher, lessonId } = await paidByCard(pay);
    await teacher.post(`/api/lessons/${lessonId}/refund-request`, { reason: 'Mudei de ideia' });
    const told = (await rows(lessonId)).map(({ action, actorId, actorRole }) => [action, actorRole, actorId]);
    expect(told).toEqual([
      ['money.refund', 'payment', null],
      ['money.request', 'teacher', teacher.user.id],
    ]);
  });
});

describe('the money of one lesson', () => {
  it('tells payments, requests, refunds, invoice and billing data with their people', async () => {
    const { lessonId, paymentId, path } = await asked();
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
    const { lessonId } = await invoiced();
    const { json } = await pay.admin.get(`/api/admin/lessons/${lessonId}/money`);
    expect(json.invoice).toMatchObject({ state: 'rejeitada', reason: 'CPF recusado', amount: 49 });
    expect(json.billing).toMatchObject({ cpf: '52998224725', name: 'Ana' });
  });
});

describe('the list of invoices', () => {
  it('finds by state, by document as it is typed, by name and by title', async () => {
    const { lessonId } = await invoiced();
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
