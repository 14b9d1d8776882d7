import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balances } from '#tests/builders/books.ts';
import { setLesson } from '#tests/builders/lessons.ts';
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

describe('paying', () => {
  it('by Pix: the webhook of the bank pays the lesson and starts its term', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { id, txid } = await startPix(teacher, lessonId);
    await pay.pix.control.pay(txid);
    expect(await statusOf(teacher, lessonId)).toBe('waiting_payment');
    await pay.deliverAll();
    const lesson = (await teacher.get(`/api/lessons/${lessonId}`)).json;
    expect(lesson.status).toBe('paid');
    expect(lesson.deadline).not.toBeNull();
    expect((await teacher.get(`/api/payments/${id}`)).json).toMatchObject({ status: 'paid', amount: 49 });
    expect(await balances(pay.test.deps.database.db, lessonId)).toEqual({ pix: 4900, sales: -4900 });
  });

  it('has the draft made while the money is on its way', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    await setLesson(pay.test, lessonId, { analysisVersion: 1 });
    await startPix(teacher, lessonId);
    const { rows } = await pay.test.deps.database.db.execute(
      sql`select 1 from jobs.job where name = 'compose-lesson' and data->>'lessonId' = ${lessonId}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('by card: the capture that the buyer approved pays the lesson', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const orderId = await startCard(teacher, lessonId);
    await pay.paypal.control.approve(orderId);
    const answer = await capture(teacher, orderId);
    expect(answer.json).toMatchObject({ status: 'COMPLETED', payment: { status: 'paid' } });
    expect(await statusOf(teacher, lessonId)).toBe('paid');
    expect((await capture(teacher, orderId)).json.status).toBe('COMPLETED');
    expect(await balances(pay.test.deps.database.db, lessonId)).toEqual({ paypal: 4900, sales: -4900 });
  });
});
