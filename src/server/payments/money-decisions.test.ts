import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import * as adminPayments from '#shared/payments/admin-payments.contract.ts';
import * as invoices from '#shared/payments/invoices.contract.ts';
import { askedRefund, refusedInvoice, refusedRefund } from '#tests/builders/money-to-decide.ts';
import {
  createPaymentTest,
  lessonToPay,
  openDifferences,
  type PaymentTest,
  paidByCard,
} from '#tests/builders/payments.ts';
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
      const { lessonId, path } = await askedRefund(pay);
      await send(path, { decision: 'grant', amount: 9.5, answer: 'Metade dos slides' });
      return { action: 'money.request_grant', lessonId, amountCents: 950, reason: 'Metade dos slides' };
    },
    async () => {
      const { lessonId, path } = await askedRefund(pay);
      await send(path, { decision: 'grant', answer: 'Tem razão' });
      return { action: 'money.request_grant', lessonId, amountCents: price, reason: 'Tem razão' };
    },
    async () => {
      const { lessonId, path } = await askedRefund(pay);
      await send(path, { decision: 'deny', answer: 'Já foi entregue' });
      return { action: 'money.request_deny', lessonId, reason: 'Já foi entregue' };
    },
  ],
  'POST /api/admin/refunds/{id}/retry': [
    async () => {
      const { lessonId, path } = await refusedRefund(pay);
      await send(`${path}/retry`);
      return { action: 'money.refund_retry', lessonId, amountCents: 950 };
    },
  ],
  'POST /api/admin/refunds/{id}/manual': [
    async () => {
      const { lessonId, path } = await refusedRefund(pay);
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
      const { lessonId } = await refusedRefund(pay);
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
      const { lessonId } = await refusedInvoice(pay);
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
