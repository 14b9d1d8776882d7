import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockLesson } from '#server/lessons/lessons.api.ts';
import { openCharge } from '#server/payments/money/charges.ts';
import { lockPayment } from '#server/payments/money/locked-payment.ts';
import { chargesTable } from '#server/payments/money/payments.table.ts';
import { balances } from '#tests/builders/books.ts';
import {
  capture,
  captureIdOf,
  createPaymentTest,
  lessonToPay,
  openDifferences,
  type PaymentTest,
  paidByCard,
  paymentOf,
  readPayment,
  refundsOf,
  startCard,
  startPix,
  statusOf,
} from '#tests/builders/payments.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { applyObservation } from './settle-attempt.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());
const db = () => pay.test.deps.database.db;
/** An answer of the provider that was asked for earlier and is applied only now. */
const applyLate = (attemptId: string) =>
  db().transaction(async (tx) =>
    applyObservation(tx, pay.test.deps, await lockPayment(tx, attemptId), {
      captures: [],
      isOver: false,
      isOurs: true,
    }),
  );

describe('answers of providers that cross', () => {
  it('an answer from before the capture does not undo it', async () => {
    const { paymentId, lessonId, teacher } = await paidByCard(pay);
    await applyLate(paymentId);
    expect((await readPayment(pay, paymentId)).status).toBe('paid');
    expect(await statusOf(teacher, lessonId)).toBe('paid');
  });
  it('a capture of unknown outcome is watched, also after something else paid the lesson', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    await pay.paypal.control.plan('capture', 'error_500_before', { orderId });
    expect((await capture(teacher, orderId)).json.status).toBe('PENDING');
    await pay.pix.control.pay(txid);
    await pay.deliverAll();
    await pay.reconcile(HOUR_MS);
    // The lost call arrives after all, and its webhook does not.
    await pay.test.deps.gateways.card.captureOrder(orderId, `${await paymentOf(pay, orderId)}:capture`);
    await pay.paypal.control.heldWebhooks();
    await pay.reconcile(3 * HOUR_MS);
    await pay.reconcile(3 * HOUR_MS);
    expect(await refundsOf(pay, lessonId)).toMatchObject([{ reason: 'duplicate', status: 'completed' }]);
    expect(await balances(db(), lessonId)).toEqual({ pix: 4900, sales: -4900 });
  });
  it('money that goes back is not told as COMPLETED', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    await teacher.post(`/api/lessons/${lessonId}/cancel`);
    await pay.test.deps.gateways.card.captureOrder(orderId, `${await paymentOf(pay, orderId)}:capture`);
    expect((await capture(teacher, orderId)).json).toMatchObject({
      status: 'REFUNDED',
      payment: { status: 'refunded' },
    });
  });
  it('a refund whose reading is refused stays under way, and one that went through is not sent again', async () => {
    const { lessonId, paymentId } = await paidByCard(pay);
    await pay.paypal.control.plan('refund', 'timeout_after');
    await pay.admin.post(`/api/admin/payments/${paymentId}/refund`, { amount: 20, reason: 'Desconto' });
    await pay.test.runJobs();
    await pay.reconcile(HOUR_MS);
    expect((await refundsOf(pay, lessonId))[0].status).toBe('completed');
    expect(await balances(db(), lessonId)).toEqual({ paypal: 2900, sales: -2900 });
  });
  it('sandbox charges that were open when the product went live are not paid with real money', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { id } = await startPix(teacher, lessonId);
    const charge = await db().transaction(async (tx) =>
      openCharge(tx, await lockLesson(tx, lessonId), true, pay.clock.now()),
    );
    expect([charge.isLive, charge.priceVersion]).toEqual([true, 2]);
    expect((await readPayment(pay, id)).status).toBe('cancelled');
    const all = await db().select().from(chargesTable).where(eq(chargesTable.lessonId, lessonId));
    expect(all.map(({ status }) => status).sort()).toEqual(['closed', 'open']);
  });
  it('a Pix that the MED took before we heard of it pays nothing', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    const { endToEndId } = await pay.pix.control.pay(txid);
    await pay.pix.control.med(endToEndId);
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('waiting_payment');
    expect(await balances(db(), lessonId)).toEqual({});
    expect(await openDifferences(pay, lessonId)).toMatchObject([{ kind: 'dispute' }]);
  });
  it('what an admin explained does not come back every night with the same figures', async () => {
    const { orderId, lessonId } = await paidByCard(pay);
    const captureId = await captureIdOf(pay, orderId);
    const refund = { captureId, refundId: `fora${orderId}`, amountCents: 500, currency: 'BRL', note: '-' };
    await pay.test.deps.gateways.card.refund(refund, `fora-${orderId}`);
    const compare = () => pay.admin.post('/api/admin/payment-differences/compare');
    await compare();
    const found = await openDifferences(pay, lessonId);
    expect(found.length).toBeGreaterThan(0);
    for (const { id } of found) {
      await pay.admin.post(`/api/admin/payment-differences/${id}/resolve`, {
        reason: 'Feito no painel do PayPal.',
      });
    }
    await compare();
    expect(await openDifferences(pay, lessonId)).toEqual([]);
  });
  it("what admins note about a refund is not the teacher's to read", async () => {
    const { teacher, lessonId, paymentId } = await paidByCard(pay);
    const path = `/api/lessons/${lessonId}/refunds`;
    await pay.admin.post(`/api/admin/payments/${paymentId}/refund`, { amount: 5, reason: 'Só entre nós' });
    expect((await teacher.get(path)).text).not.toContain('Só entre nós');
    expect((await pay.admin.get(path)).text).toContain('Só entre nós');
  });
  it('a fraction of a centavo is another amount, a key with another lesson a conflict', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const order = { lessonId, amount: 49.004, currency: 'BRL', intent: 'capture' };
    expect((await teacher.post('/api/paypal/order', order)).status).toBe(409);
    const key = { 'idempotency-key': lessonId };
    const first = await teacher.post('/api/payments', { lessonId }, key);
    const { lessonId: other } = await lessonToPay(pay, teacher);
    expect(first.status).toBe(201);
    expect((await teacher.post('/api/payments', { lessonId: other }, key)).status).toBe(409);
  });
  it('a webhook that names thousands of charges is looked into a hundred times at most, and kept once', async () => {
    const pix = Array.from({ length: 1500 }, (_, index) => ({
      txid: `t${String(index).padStart(31, '0')}`,
      endToEndId: `E${String(index).padStart(31, '0')}`,
    }));
    const answer = await pay.admin.post('/api/webhooks/pix', { pix });
    expect(answer.status).toBe(200);
    const { rows } = await pay.test.deps.database.pool.query(
      `select count(*)::int as webhooks, count(body)::int as bodies from provider_events where type = 'pix' and order_ref like 't000%'`,
    );
    expect(rows).toEqual([{ webhooks: 100, bodies: 1 }]);
  });
});
