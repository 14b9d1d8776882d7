import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduction } from '#server/lessons/lesson-progress.api.ts';
import { lessonsTable, lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import { changePrice } from '#server/lessons/order/change-price.ts';
import { balances } from '#tests/builders/books.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import {
  captureIdOf,
  createPaymentTest,
  lessonToPay,
  openDifferences,
  type PaymentTest,
  paidByCard,
  readPayment,
  refundsOf,
  startPix,
  statusOf,
} from '#tests/builders/payments.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { chargesTable } from './money/payments.table.ts';
import { refundsTable } from './money/refunds.table.ts';
import { clearSandboxPayments } from './payments.api.ts';
import { keepWebhooks } from './webhooks/keep-webhooks.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());

const db = () => pay.test.deps.database.db;

describe('a new price withdraws what was charged at the old one', () => {
  it('the old code is removed, what came under it goes back, the new price is charged', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const old = await startPix(teacher, lessonId);
    await db().transaction((tx) => changePrice(tx, pay.test.deps, { lessonId, priceCents: 3900 }));
    await pay.test.runJobs();
    expect((await readPayment(pay, old.id)).status).toBe('cancelled');
    await pay.pix.control.pay(old.txid, { late: true });
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('waiting_payment');
    const fresh = await startPix(teacher, lessonId);
    await pay.pix.control.pay(fresh.txid);
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('paid');
    expect(await balances(db(), lessonId)).toEqual({ pix: 3900, sales: -3900 });
  });
});

describe('a payment by hand has its reason, its audit row and its booking', () => {
  it('is refused without a reason and to teachers', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const path = `/api/admin/lessons/${lessonId}/manual-payment`;
    expect((await pay.admin.post(path, { reason: '  ' })).status).toBe(400);
    expect((await teacher.post(path, { reason: 'Eu paguei' })).status).toBe(403);
    const paid = await pay.admin.post(path, { reason: 'Depósito de 20/11' });
    expect([paid.status, paid.json.method, paid.json.status]).toEqual([201, 'manual', 'paid']);
    expect((await pay.admin.post(path, { reason: 'De novo' })).status).toBe(409);
    expect(await balances(db(), lessonId)).toEqual({ manual: 4900, sales: -4900 });
    const audit = await db()
      .select()
      .from(lessonTransitionsTable)
      .where(eq(lessonTransitionsTable.lessonId, lessonId));
    expect(audit.at(-1)).toMatchObject({ event: 'confirm_payment', reason: 'Depósito de 20/11' });
    expect(audit.at(-1)?.actorId).not.toBeNull();
  });
});

describe('refunds have a reason and never pass what came in', () => {
  it('a part, then never more than the rest, then the rest, which ends the lesson', async () => {
    const { lessonId, paymentId } = await paidByCard(pay);
    const refund = (amount: number, reason = 'Combinado com a escola') =>
      pay.admin.post(`/api/admin/payments/${paymentId}/refund`, { amount, reason });
    expect((await refund(10, '')).status).toBe(400);
    const part = await refund(10);
    expect([part.status, part.json.windowEndsAt !== null]).toEqual([201, true]);
    expect((await readPayment(pay, paymentId)).status).toBe('paid');
    expect((await refund(39.01)).json.message).toBe(
      'O reembolso pode ser de até R$\u00a039: é o que resta deste pagamento.',
    );
    expect((await refund(39)).status).toBe(201);
    await pay.test.runJobs();
    expect((await pay.admin.get(`/api/lessons/${lessonId}`)).json.status).toBe('cancelled');
    expect((await readPayment(pay, paymentId)).status).toBe('refunded');
    expect(await balances(db(), lessonId)).toEqual({});
  });
  it('two admins at once give back no more than there is', async () => {
    const { lessonId, paymentId } = await paidByCard(pay);
    const answers = await Promise.all(
      [30, 30, 30].map((amount) =>
        pay.admin.post(`/api/admin/payments/${paymentId}/refund`, { amount, reason: 'Duas mãos' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await pay.test.runJobs();
    expect(await balances(db(), lessonId)).toEqual({ paypal: 1900, sales: -1900 });
  });
  it('a refund the provider is slow with is asked about until it is done', async () => {
    const { lessonId, paymentId } = await paidByCard(pay);
    await pay.paypal.control.plan('refund', 'refund_pending');
    await pay.admin.post(`/api/admin/payments/${paymentId}/refund`, { amount: 9, reason: 'Desconto' });
    await pay.test.runJobs();
    const [pending] = await refundsOf(pay, lessonId);
    expect(pending.status).toBe('pending');
    expect(await balances(db(), lessonId)).toEqual({ paypal: 4900, sales: -4000, owed: -900 });
    const [row] = await db().select().from(refundsTable).where(eq(refundsTable.id, pending.id));
    await pay.paypal.control.completeRefund(row?.providerRef ?? '');
    await pay.reconcile(HOUR_MS);
    expect((await refundsOf(pay, lessonId))[0].status).toBe('completed');
    expect(await balances(db(), lessonId)).toEqual({ paypal: 4000, sales: -4000 });
  });
  it('one the provider refuses stays owed, is shown, and is sent once more or recorded by hand', async () => {
    const { lessonId, paymentId } = await paidByCard(pay);
    await pay.paypal.control.plan('refund', 'refund_failed', { times: 2 });
    await pay.admin.post(`/api/admin/payments/${paymentId}/refund`, { amount: 49, reason: 'Garantia' });
    await pay.test.runJobs();
    const [failed] = await refundsOf(pay, lessonId);
    expect(failed.status).toBe('failed');
    expect(await openDifferences(pay, lessonId)).toMatchObject([{ kind: 'refund_failed', oursCents: 4900 }]);
    await pay.admin.post(`/api/admin/refunds/${failed.id}/retry`);
    await pay.test.runJobs();
    expect((await refundsOf(pay, lessonId))[0].status).toBe('failed');
    const byHand = await pay.admin.post(`/api/admin/refunds/${failed.id}/manual`, { reason: 'Pix direto' });
    expect([byHand.status, byHand.json.status]).toEqual([200, 'completed']);
    expect(await openDifferences(pay, lessonId)).toEqual([]);
    expect(await balances(db(), lessonId)).toEqual({ paypal: 4900, manual: -4900 });
  });
  it('the customer who regrets within seven days and before production has it back at once', async () => {
    const { teacher, lessonId } = await paidByCard(pay);
    const path = `/api/lessons/${lessonId}/refund-request`;
    const asked = await teacher.post(path, { reason: 'Mudei de ideia.' });
    expect([asked.status, asked.json.kind, asked.json.status]).toEqual([201, 'regret', 'granted']);
    await pay.test.runJobs();
    expect(await statusOf(teacher, lessonId)).toBe('cancelled');
    expect(await balances(db(), lessonId)).toEqual({});
    expect((await teacher.post(path, { reason: 'De novo.' })).status).toBe(409);
  });
  it('later it is a request that an admin decides, once', async () => {
    const { teacher, lessonId } = await paidByCard(pay);
    pay.clock.advance(8 * 24 * HOUR_MS);
    // A session lives seven days at most.
    teacher.token = (
      await teacher.post('/api/auth/local/login', { email: teacher.user.email, password: 'segredo-123' })
    ).json.token;
    pay.admin.token = (
      await pay.admin.post('/api/auth/admin/login', {
        username: 'admin_master',
        password: 'Mestre-2026-secreta',
      })
    ).json.token;
    const asked = await teacher.post(`/api/lessons/${lessonId}/refund-request`, { reason: 'Não gostei.' });
    expect([asked.json.kind, asked.json.status]).toEqual(['guarantee', 'open']);
    const again = await teacher.post(`/api/lessons/${lessonId}/refund-request`, { reason: 'E então?' });
    expect(again.json.id).toBe(asked.json.id);
    const path = `/api/admin/refund-requests/${asked.json.id}/decision`;
    const granted = await pay.admin.post(path, {
      decision: 'grant',
      amount: 20,
      answer: 'Metade, como combinado.',
    });
    expect([granted.status, granted.json.status]).toEqual([200, 'granted']);
    expect((await pay.admin.post(path, { decision: 'deny', answer: 'Não.' })).status).toBe(409);
    await pay.test.runJobs();
    expect(await balances(db(), lessonId)).toEqual({ paypal: 2900, sales: -2900 });
  });
});

describe('a dispute holds the lesson and is booked', () => {
  it('chargeback of a card', async () => {
    const { lessonId, orderId } = await paidByCard(pay);
    await pay.paypal.control.reverse(await captureIdOf(pay, orderId));
    await pay.deliverAll();
    expect(await balances(db(), lessonId)).toEqual({ chargebacks: 4900, sales: -4900 });
    const [difference] = await openDifferences(pay, lessonId);
    expect(difference?.kind).toBe('dispute');
    const done = await pay.admin.post(`/api/admin/payment-differences/${difference?.id}/resolve`, {
      reason: 'Perdida; seguimos com o cliente.',
    });
    expect(done.status).toBe(200);
  });
  it('a dispute that is only opened holds the lesson too, and changes no book', async () => {
    const { lessonId, orderId } = await paidByCard(pay);
    const webhook = {
      provider: 'paypal',
      eventId: `WH-${orderId}`,
      type: 'CUSTOMER.DISPUTE.CREATED',
    } as const;
    await keepWebhooks(
      pay.test.deps,
      [{ ...webhook, orderRef: null, captureRef: await captureIdOf(pay, orderId) }],
      Buffer.from('{}'),
    );
    await pay.test.runJobs();
    expect(await balances(db(), lessonId)).toEqual({ paypal: 4900, sales: -4900 });
    expect(await openDifferences(pay, lessonId)).toMatchObject([{ kind: 'dispute', theirsCents: null }]);
    const [lesson] = await db().select().from(lessonsTable).where(eq(lessonsTable.id, lessonId));
    expect(lesson?.onHoldReason).toContain('contestado');
    const assign = db().transaction((tx) =>
      startProduction(tx, {
        lessonId,
        editorId: lesson?.ownerId ?? '',
        adminId: lesson?.ownerId ?? '',
        now: new Date(),
      }),
    );
    await expect(assign).rejects.toThrow('contestado');
  });
  it('MED return of a Pix', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    const { endToEndId } = await pay.pix.control.pay(txid);
    await pay.deliverAll();
    await pay.pix.control.med(endToEndId);
    await pay.deliverAll();
    expect(await balances(db(), lessonId)).toEqual({ chargebacks: 4900, sales: -4900 });
    expect(await openDifferences(pay, lessonId)).toMatchObject([{ kind: 'dispute' }]);
    const refused = await pay.admin.post(
      `/api/admin/payments/${(await teacher.get(`/api/lessons/${lessonId}/payments`)).json[0].id}/refund`,
      { amount: 1, reason: 'x' },
    );
    expect(refused.status).toBe(409);
  });
});

describe('cleaning up never touches live money', () => {
  it('sandbox payments go with their books, live ones stay whatever is tried', async () => {
    const sandbox = await paidByCard(pay);
    const live = await paidByCard(pay);
    await db().update(chargesTable).set({ isLive: true }).where(eq(chargesTable.lessonId, live.lessonId));
    const cleared = await db().transaction((tx) =>
      clearSandboxPayments(tx, [sandbox.lessonId, live.lessonId]),
    );
    expect(cleared.keptLessonIds).toEqual([live.lessonId]);
    const left = async (lessonId: string) =>
      (await db().select().from(chargesTable).where(eq(chargesTable.lessonId, lessonId))).length;
    expect([await left(sandbox.lessonId), await left(live.lessonId)]).toEqual([0, 1]);
    expect(await balances(db(), sandbox.lessonId)).toEqual({});
  });
});

describe('a lesson that an admin put back to waiting for payment', () => {
  it('is not charged again while its money is ours, and is once the bank took all of it back', async () => {
    const { teacher, lessonId, orderId } = await paidByCard(pay);
    await setLesson(pay.test, lessonId, { status: 'waiting_payment' });
    const refused = await teacher.post('/api/payments', { lessonId });
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Esta aula já tem um pagamento confirmado. Fale com o suporte.',
    ]);
    await pay.paypal.control.reverse(await captureIdOf(pay, orderId));
    await pay.deliverAll();
    const { txid } = await startPix(teacher, lessonId);
    await pay.pix.control.pay(txid);
    await pay.deliverAll();
    expect(await statusOf(teacher, lessonId)).toBe('paid');
    expect(await balances(db(), lessonId)).toEqual({ chargebacks: 4900, pix: 4900, sales: -9800 });
  });
});
