import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balances, settlements } from '#tests/builders/books.ts';
import {
  capture,
  createPaymentTest,
  lessonToPay,
  type PaymentTest,
  startCard,
  startPix,
  statusOf,
} from '#tests/builders/payments.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('fifty hands at once', () => {
  it('25 captures and 25 webhooks of one order settle it once', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    const [approved] = await pay.paypal.control.heldWebhooks();
    const deliver = async () => (approved ? pay.paypal.control.deliver(approved) : { status: 0 });
    const running = pay.test.runJobs();
    const [captures, delivered] = await Promise.all([
      times(25, () => capture(teacher, orderId)),
      times(25, deliver),
      running,
    ]);
    await pay.deliverAll();
    expect(captures.map(({ json }) => json.status)).toEqual(Array(25).fill('COMPLETED'));
    expect(delivered.every(({ status }) => status === 200)).toBe(true);
    expect((await teacher.get(`/api/lessons/${lessonId}/payments`)).json[0].status).toBe('paid');
    expect(await settlements(pay.test.deps.database.db, lessonId)).toEqual({ settling: 1, openRefunds: 0 });
    expect(await balances(pay.test.deps.database.db, lessonId)).toEqual({ paypal: 4900, sales: -4900 });
  });

  it('50 first captures at once of an approved order: one capture at the provider, all answer COMPLETED', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    const answers = await times(50, () => capture(teacher, orderId));
    expect(answers.map(({ json }) => json.status)).toEqual(Array(50).fill('COMPLETED'));
    const books = (await pay.paypal.control.books()).filter((entry) => entry.orderId === orderId);
    expect(books).toHaveLength(1);
    expect(await balances(pay.test.deps.database.db, lessonId)).toEqual({ paypal: 4900, sales: -4900 });
  });

  it('Pix and card paid at the same instant: one counts, the other goes back', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { id, txid } = await startPix(teacher, lessonId);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    await pay.pix.control.pay(txid);
    await Promise.all([
      capture(teacher, orderId),
      teacher.post(`/api/payments/${id}/check`),
      pay.deliverAll(),
      capture(teacher, orderId),
      teacher.post(`/api/payments/${id}/check`),
    ]);
    await pay.deliverAll();
    await pay.reconcile(3_600_000);
    expect(await statusOf(teacher, lessonId)).toBe('paid');
    expect(await settlements(pay.test.deps.database.db, lessonId)).toEqual({ settling: 1, openRefunds: 0 });
    const { sales, owed = 0 } = await balances(pay.test.deps.database.db, lessonId);
    expect([sales, owed]).toEqual([-4900, 0]);
  });

  it('paying and cancelling at once ends paid, or cancelled with everything given back', async () => {
    for (let round = 0; round < 5; round++) {
      const { teacher, lessonId } = await lessonToPay(pay);
      const orderId = await startCard(teacher, lessonId);
      await pay.paypal.control.approve(orderId);
      await Promise.all([capture(teacher, orderId), teacher.post(`/api/lessons/${lessonId}/cancel`)]);
      await pay.deliverAll();
      await pay.reconcile(3_600_000);
      const books = await balances(pay.test.deps.database.db, lessonId);
      const isPaid = (await statusOf(teacher, lessonId)) === 'paid';
      expect(books).toEqual(isPaid ? { paypal: 4900, sales: -4900 } : {});
    }
  });

  it('ten tabs that start a Pix at once get one code', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const answers = await times(10, () => teacher.post('/api/payments', { lessonId }));
    expect(new Set(answers.map(({ json }) => json.pix.copyPaste)).size).toBe(1);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  });
});
