import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balances } from '#tests/builders/books.ts';
import {
  capture,
  captureIdOf,
  createPaymentTest,
  lessonToPay,
  openDifferences,
  type PaymentTest,
  paymentOf,
  readPayment,
  refundsOf,
  startCard,
  startPix,
  statusOf,
} from '#tests/builders/payments.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { differencesTable } from './money/differences.table.ts';
import { attemptsTable, chargesTable } from './money/payments.table.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());

const db = () => pay.test.deps.database.db;

describe('keys are stored before the call, and a retry reuses them', () => {
  it('an order whose answer was lost is the same order when asked for again with the same key', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    await pay.paypal.control.plan('create', 'timeout_after');
    const order = { lessonId, amount: 49, currency: 'BRL', intent: 'capture' };
    const key = { 'idempotency-key': `pedido-${lessonId}` };
    expect((await teacher.post('/api/paypal/order', order, key)).status).toBe(503);
    const again = await teacher.post('/api/paypal/order', order, key);
    const once = await teacher.post('/api/paypal/order', order, key);
    expect([again.status, once.json.id]).toEqual([201, again.json.id]);
    const attempts = await db()
      .select({ createKey: attemptsTable.createKey, id: attemptsTable.id })
      .from(attemptsTable)
      .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
      .where(eq(chargesTable.lessonId, lessonId));
    expect(attempts.map(({ createKey, id }) => createKey === `${id}:create`)).toEqual([true]);
  });
  it('a Pix charge whose answer was lost is the same charge, and another try of the customer another attempt', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    await pay.pix.control.plan('create', 'timeout_after');
    expect((await teacher.post('/api/payments', { lessonId })).status).toBe(503);
    const { txid, id } = await startPix(teacher, lessonId);
    expect(txid).toBe(id.replaceAll('-', ''));
    const [first, second] = [await startCard(teacher, lessonId), await startCard(teacher, lessonId)];
    expect(first).not.toBe(second);
  });
});

describe('one function settles, in any order and any number of times', () => {
  it('webhook first, browser later, webhook again', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    await pay.paypal.control.plan('capture', 'timeout_after', { orderId });
    await pay.paypal.control.plan('get_order', 'timeout_before', { orderId, times: 2 });
    expect((await capture(teacher, orderId)).status).toBe(503);
    await capture(teacher, orderId);
    await capture(teacher, orderId);
    const webhooks = await pay.paypal.control.heldWebhooks();
    for (const webhook of [...webhooks].reverse()) await pay.paypal.control.deliver(webhook);
    for (const webhook of webhooks) await pay.paypal.control.deliver(webhook);
    await pay.test.runJobs();
    expect((await capture(teacher, orderId)).json.status).toBe('COMPLETED');
    expect(await balances(db(), lessonId)).toEqual({ paypal: 4900, sales: -4900 });
  });
});

describe('an unknown outcome is never a failure', () => {
  it.each(['timeout_after', 'error_500_after'] as const)(
    '%s of a capture that happened is adopted',
    async (fault) => {
      const { teacher, lessonId } = await lessonToPay(pay);
      const orderId = await startCard(teacher, lessonId);
      await pay.paypal.control.approve(orderId);
      await pay.paypal.control.plan('capture', fault, { orderId });
      expect((await capture(teacher, orderId)).json.status).toBe('COMPLETED');
      expect(await statusOf(teacher, lessonId)).toBe('paid');
    },
  );
  it('without any answer it is PENDING and confirming, and the reconciler takes the capture up again', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    await pay.paypal.control.plan('capture', 'error_500_before', { orderId });
    const answer = await capture(teacher, orderId);
    expect(answer.json).toMatchObject({ status: 'PENDING', payment: { status: 'pending' } });
    expect(await readPayment(pay, answer.json.payment.id)).toMatchObject({ isConfirming: true });
    await pay.reconcile(HOUR_MS);
    expect(await statusOf(teacher, lessonId)).toBe('paid');
  });
  it('what was captured by another hand is adopted, not captured again', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    await pay.test.deps.gateways.card.captureOrder(orderId, `another-${orderId}`);
    expect((await capture(teacher, orderId)).json.status).toBe('COMPLETED');
    expect(await balances(db(), lessonId)).toEqual({ paypal: 4900, sales: -4900 });
  });
});

describe('a pending capture is not paid, a declined one is told', () => {
  it.each([
    ['completePending', 'paid', 'paid'],
    ['denyPending', 'waiting_payment', 'declined'],
  ] as const)('%s leads to %s', async (decision, lessonStatus, paymentStatus) => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    await pay.paypal.control.plan('capture', 'pending', { orderId });
    expect((await capture(teacher, orderId)).json.status).toBe('PENDING');
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('waiting_payment');
    await pay.paypal.control[decision](await captureIdOf(pay, orderId));
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe(lessonStatus);
    expect((await readPayment(pay, await paymentOf(pay, orderId))).status).toBe(paymentStatus);
  });
  it('a declined card is DECLINED, the lesson still waits and another try pays it', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const declined = await startCard(teacher, lessonId);
    await pay.paypal.control.decline(declined);
    expect((await capture(teacher, declined)).json).toMatchObject({
      status: 'DECLINED',
      payment: { status: 'declined' },
    });
    expect(await statusOf(teacher, lessonId)).toBe('waiting_payment');
    const next = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(next);
    expect((await capture(teacher, next)).json.status).toBe('COMPLETED');
  });
});

describe('another amount, currency or reference never releases', () => {
  it('less than the price goes back whole', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    await pay.pix.control.pay(txid, { amountCents: 4800 });
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('waiting_payment');
    expect(await refundsOf(pay, lessonId)).toMatchObject([
      { amount: 48, reason: 'shortfall', status: 'completed' },
    ]);
    expect(await balances(db(), lessonId)).toEqual({});
  });
  it('more than the price pays, and what is above goes back', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid, id } = await startPix(teacher, lessonId);
    await pay.pix.control.pay(txid, { amountCents: 5000 });
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('paid');
    expect(await refundsOf(pay, lessonId)).toMatchObject([
      { amount: 1, reason: 'excess', status: 'completed' },
    ]);
    expect((await readPayment(pay, id)).status).toBe('paid');
    expect(await balances(db(), lessonId)).toEqual({ pix: 4900, sales: -4900 });
  });
  it('another currency goes back whole and is shown to the admin', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    await pay.paypal.control.plan('capture', 'wrong_currency', { orderId });
    await capture(teacher, orderId);
    await pay.test.runJobs();
    expect(await statusOf(teacher, lessonId)).toBe('waiting_payment');
    expect(await refundsOf(pay, lessonId)).toMatchObject([{ reason: 'other', status: 'completed' }]);
    expect(await openDifferences(pay, lessonId)).toMatchObject([{ kind: 'foreign_currency' }]);
  });
  it('what the browser says of amount and currency is only compared, and nothing is created', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const before = (await pay.paypal.control.books()).length;
    for (const [amount, currency] of [
      [48, 'BRL'],
      [49.01, 'BRL'],
      [49, 'USD'],
    ] as const) {
      const answer = await teacher.post('/api/paypal/order', {
        lessonId,
        amount,
        currency,
        intent: 'capture',
      });
      expect(answer.status).toBe(409);
    }
    expect((await teacher.get(`/api/lessons/${lessonId}/payments`)).json).toEqual([]);
    expect((await pay.paypal.control.books()).length).toBe(before);
  });
  it('money under a reference of no order is put before the admin, and pays nothing', async () => {
    const txid = 'f'.repeat(32);
    await pay.test.deps.gateways.pix.createCharge({
      txid,
      amountCents: 4900,
      expiresInSeconds: 600,
      description: '-',
    });
    await pay.pix.control.pay(txid);
    await pay.deliverAll();
    const [difference] = await db()
      .select()
      .from(differencesTable)
      .where(eq(differencesTable.providerRef, txid));
    expect(difference).toMatchObject({ kind: 'unknown_reference', theirsCents: 4900 });
  });
});

describe('a late Pix counts where the charge is open, else it goes back', () => {
  it('paid after the code ran out', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid, id } = await startPix(teacher, lessonId);
    await pay.reconcile(HOUR_MS);
    expect((await readPayment(pay, id)).status).toBe('expired');
    await pay.pix.control.pay(txid, { late: true });
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('paid');
  });
  it('paid after the lesson was cancelled', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    await teacher.post(`/api/lessons/${lessonId}/cancel`);
    await pay.test.runJobs();
    await pay.pix.control.pay(txid, { late: true });
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('cancelled');
    expect(await refundsOf(pay, lessonId)).toMatchObject([
      { amount: 49, reason: 'outdated', status: 'completed' },
    ]);
    expect(await balances(db(), lessonId)).toEqual({});
  });
});

describe('both methods paid, the second goes back by itself', () => {
  it('card first, then the Pix that was open', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid, id } = await startPix(teacher, lessonId);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    await capture(teacher, orderId);
    await pay.pix.control.pay(txid);
    await pay.deliverAll();
    expect(await refundsOf(pay, lessonId)).toMatchObject([{ reason: 'duplicate', status: 'completed' }]);
    expect((await readPayment(pay, id)).status).toBe('refunded');
    expect(await balances(db(), lessonId)).toEqual({ paypal: 4900, sales: -4900 });
  });
  it('the open Pix is removed at the bank once the card has paid', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    await capture(teacher, orderId);
    await pay.reconcile();
    expect((await pay.test.deps.gateways.pix.getCharge(txid)).status).toBe('removed');
    await expect(pay.pix.control.pay(txid)).rejects.toThrow();
  });
  it('one Pix paid twice', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    await pay.pix.control.pay(txid);
    await pay.pix.control.pay(txid, { again: true });
    await pay.deliverAll();
    expect(await refundsOf(pay, lessonId)).toMatchObject([
      { amount: 49, reason: 'duplicate', status: 'completed' },
    ]);
    expect(await balances(db(), lessonId)).toEqual({ pix: 4900, sales: -4900 });
  });
});
