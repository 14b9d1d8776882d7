import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balances } from '#tests/builders/books.ts';
import {
  captureIdOf,
  createPaymentTest,
  lessonToPay,
  type PaymentTest,
  paidByCard,
  startPix,
  statusOf,
} from '#tests/builders/payments.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { differencesTable } from './money/differences.table.ts';
import { providerEventsTable } from './money/payments.table.ts';
import { compareWithProviders } from './reconciliation/compare-with-providers.ts';
import { forgetOldBodies } from './webhooks/process-event.handler.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());

const db = () => pay.test.deps.database.db;

describe('the reconciler asks, and only an empty list of differences is green', () => {
  it('a Pix whose webhook never came is found', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    await pay.pix.control.pay(txid);
    pay.pix.control.heldWebhooks();
    await pay.reconcile(3 * 60_000);
    expect(await statusOf(teacher, lessonId)).toBe('paid');
  });
  it('money that the nightly comparison finds at the provider is taken in; what it cannot explain is listed', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    await pay.reconcile(HOUR_MS);
    await pay.reconcile(HOUR_MS);
    await pay.pix.control.pay(txid, { late: true });
    pay.pix.control.heldWebhooks();
    const compared = await pay.admin.post('/api/admin/payment-differences/compare');
    expect(compared.status).toBe(200);
    expect(await statusOf(teacher, lessonId)).toBe('paid');
    const { orderId } = await paidByCard(pay);
    const captureId = await captureIdOf(pay, orderId);
    await pay.test.deps.gateways.card.refund(
      { captureId, refundId: 'feito-por-fora', amountCents: 500, currency: 'BRL', note: '-' },
      'feito-por-fora',
    );
    await compareWithProviders(pay.test.deps);
    const found = await db().select().from(differencesTable);
    expect(found.filter(({ kind }) => kind === 'refund_differs').length).toBeGreaterThan(0);
  });
});

describe('webhooks are kept, judged and forgotten', () => {
  it('an unknown or repeated one answers 200 without effect', async () => {
    const { orderId, lessonId } = await paidByCard(pay);
    const webhooks = await pay.paypal.control.heldWebhooks();
    const mine = webhooks.filter(({ body }) => body.includes(orderId));
    for (let round = 0; round < 2; round++) {
      for (const webhook of mine) expect((await pay.paypal.control.deliver(webhook)).status).toBe(200);
    }
    await pay.test.runJobs();
    expect(await balances(db(), lessonId)).toEqual({ paypal: 4900, sales: -4900 });
    const unknown = await pay.pix.control.forge([{ txid: 'a'.repeat(32) }]);
    expect((await pay.pix.control.deliver(unknown)).status).toBe(200);
    await pay.test.runJobs();
  });
  it('a bad signature is 401 and leaves nothing', async () => {
    const count = async () => (await db().select().from(providerEventsTable)).length;
    const before = await count();
    const forged = await pay.paypal.control.forge({
      id: 'WH-FORGED',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: 'X' },
    });
    expect((await pay.paypal.control.deliver(forged)).status).toBe(401);
    expect(await count()).toBe(before);
  });
  it('a forged Pix webhook of a real charge only makes us look, and pays nothing', async () => {
    const { teacher, lessonId } = await lessonToPay(pay);
    const { txid } = await startPix(teacher, lessonId);
    await pay.pix.control.deliver(await pay.pix.control.forge([{ txid, amountCents: 4900 }]));
    await pay.test.runJobs();
    expect(await statusOf(teacher, lessonId)).toBe('waiting_payment');
  });
  it('more than 256 KB is refused, and after 90 days only the hash of a webhook is left', async () => {
    const large = await pay.admin.post('/api/webhooks/pix', { pix: [], filler: 'x'.repeat(300_000) });
    expect(large.status).toBe(413);
    pay.clock.advance(91 * 24 * HOUR_MS);
    await forgetOldBodies(pay.test.deps);
    const kept = await db().select().from(providerEventsTable);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every(({ body, bodySha256 }) => body === null && bodySha256.length === 64)).toBe(true);
  });
});
