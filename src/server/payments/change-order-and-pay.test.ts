import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balances } from '#tests/builders/books.ts';
import {
  capture,
  createPaymentTest,
  lessonToPay,
  type PaymentTest,
  readPayment,
  startCard,
  startPix,
  statusOf,
} from '#tests/builders/payments.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());

/** Ten slides at R$ 49, approved. */
const db = () => pay.test.deps.database.db;

describe('an order changed while it is being paid', () => {
  it('withdraws the code of the old price; what still comes under it goes back', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const old = await startPix(teacher, lessonId);
    const changed = await teacher.patch(`/api/lessons/${lessonId}/size`, {
      deliveryType: 'express',
      price: 98,
    });
    expect(changed.json).toMatchObject({ status: 'waiting_payment', price: 98 });
    await pay.test.runJobs();
    expect((await readPayment(pay, old.id)).status).toBe('cancelled');
    await pay.pix.control.pay(old.txid, { late: true });
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('waiting_payment');
    const fresh = await startPix(teacher, lessonId);
    await pay.pix.control.pay(fresh.txid);
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('paid');
    expect(await balances(db(), lessonId)).toEqual({ pix: 9800, sales: -9800 });
  });

  it('is not paid by the old code where only the format changed, at the same price', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const old = await startPix(teacher, lessonId);
    await teacher.patch(`/api/lessons/${lessonId}/size`, { format: 'pdf' });
    await pay.test.runJobs();
    expect((await readPayment(pay, old.id)).status).toBe('cancelled');
  });

  it('back in analysis takes no money at all', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const old = await startPix(teacher, lessonId);
    await teacher.patch(`/api/lessons/${lessonId}/size`, { slideCount: 20, price: 89 });
    await pay.pix.control.pay(old.txid);
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).not.toBe('paid');
    expect(await balances(db(), lessonId)).toEqual({});
  });

  it('refuses the change once it is paid', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    await pay.pix.control.pay(txid);
    await pay.deliverAll();
    const late = await teacher.patch(`/api/lessons/${lessonId}/size`, { slideCount: 20, price: 89 });
    expect([late.status, late.json.type]).toEqual([409, 'urn:lousa:problem:wrong_state']);
    expect(await balances(db(), lessonId)).toEqual({ pix: 4900, sales: -4900 });
  });

  it.each([1, 2, 3, 4])('race %i: paid at the price it was charged at, or not at all', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    const [change] = await Promise.all([
      teacher.patch(`/api/lessons/${lessonId}/size`, { deliveryType: 'urgent', price: 64 }),
      capture(teacher, orderId),
    ]);
    await pay.deliverAll();
    await pay.test.runJobs();
    const lesson = (await teacher.get(`/api/lessons/${lessonId}`)).json;
    const isPaid = lesson.status !== 'waiting_payment';
    expect(change.status).toBe(isPaid ? 409 : 200);
    expect(lesson).toMatchObject(
      isPaid ? { price: 49, deliveryType: 'normal' } : { price: 64, deliveryType: 'urgent' },
    );
    const sales = (await balances(db(), lessonId)).sales ?? 0;
    expect(sales).toBe(isPaid ? -4900 : 0);
  });
});
