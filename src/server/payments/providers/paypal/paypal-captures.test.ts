import { describe, expect, test } from 'vitest';
import { paypalPair } from '#tests/builders/paypal-pair.ts';

describe('capturing an order', () => {
  test('is refused before the buyer has approved', async () => {
    const { gateway, createOrder } = await paypalPair();
    await expect(gateway.captureOrder(await createOrder(), 'k')).rejects.toMatchObject({
      failure: 'refused',
      issue: 'ORDER_NOT_APPROVED',
    });
  });

  test('a declined card is refused and the buyer may approve again under the same key', async () => {
    const { gateway, control, createOrder } = await paypalPair();
    const orderId = await createOrder();
    await control.decline(orderId);
    const declined = { failure: 'refused', issue: 'INSTRUMENT_DECLINED' };
    await expect(gateway.captureOrder(orderId, 'k')).rejects.toMatchObject(declined);
    await expect(gateway.captureOrder(orderId, 'k')).rejects.toMatchObject(declined);
    await expect(gateway.captureOrder(orderId, 'other')).rejects.toMatchObject({
      issue: 'ORDER_NOT_APPROVED',
    });
    await control.approve(orderId);
    expect((await gateway.captureOrder(orderId, 'k')).captures).toHaveLength(1);
  });

  test('the same key takes the money once, also at the same time; another key is told so', async () => {
    const { gateway, control, approvedOrder } = await paypalPair();
    const orderId = await approvedOrder();
    const answers = await Promise.all([1, 2, 3, 4].map(() => gateway.captureOrder(orderId, 'k')));
    expect(new Set(answers.map(({ captures }) => captures[0]?.ref)).size).toBe(1);
    await expect(gateway.captureOrder(orderId, 'other')).rejects.toMatchObject({
      failure: 'refused',
      issue: 'ORDER_ALREADY_CAPTURED',
    });
    expect(await control.books()).toHaveLength(1);
  });

  test('of two keys at the same time one takes the money', async () => {
    const { gateway, control, approvedOrder } = await paypalPair();
    const orderId = await approvedOrder();
    const ends = await Promise.allSettled(['a', 'b', 'c'].map((key) => gateway.captureOrder(orderId, key)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await control.books()).toHaveLength(1);
  });

  test.each(['timeout_before', 'error_500_before'] as const)(
    '%s leaves it unknown and nothing taken',
    async (fault) => {
      const { gateway, control, approvedOrder } = await paypalPair();
      const orderId = await approvedOrder();
      await control.plan('capture', fault, { orderId });
      await expect(gateway.captureOrder(orderId, 'k')).rejects.toMatchObject({ failure: 'unknown' });
      expect((await gateway.getOrder(orderId)).captures).toEqual([]);
      expect((await gateway.captureOrder(orderId, 'k')).captures).toHaveLength(1);
    },
  );

  test.each(['timeout_after', 'error_500_after'] as const)(
    '%s leaves it unknown though the money is taken',
    async (fault) => {
      const { gateway, control, approvedOrder } = await paypalPair();
      const orderId = await approvedOrder();
      await control.plan('capture', fault);
      await expect(gateway.captureOrder(orderId, 'k')).rejects.toMatchObject({ failure: 'unknown' });
      const found = await gateway.getOrder(orderId);
      expect(found.captures).toMatchObject([{ status: 'completed', amountCents: 2900 }]);
      expect(await gateway.captureOrder(orderId, 'k')).toEqual(found);
    },
  );

  test.each([
    ['wrong_amount', 2899, 'BRL'],
    ['over_amount', 3000, 'BRL'],
    ['wrong_currency', 2900, 'USD'],
  ] as const)('%s is shown as it is', async (fault, amountCents, currency) => {
    const { gateway, control, approvedOrder } = await paypalPair();
    const orderId = await approvedOrder();
    await control.plan('capture', fault);
    const { captures, ...order } = await gateway.captureOrder(orderId, 'k');
    expect(captures).toMatchObject([{ amountCents, currency }]);
    expect(order).toMatchObject({ amountCents: 2900, currency: 'BRL' });
  });

  test.each([
    ['completePending', 'completed'],
    ['denyPending', 'declined'],
  ] as const)('a pending one is no payment until %s makes it %s', async (settle, status) => {
    const { gateway, control, approvedOrder } = await paypalPair();
    const orderId = await approvedOrder();
    await control.plan('capture', 'pending');
    const pending = await gateway.captureOrder(orderId, 'k');
    expect(pending.status).toBe('COMPLETED');
    expect(pending.captures).toMatchObject([{ status: 'pending', statusReason: 'PENDING_REVIEW' }]);
    await control[settle](pending.captures[0]?.ref ?? '');
    expect((await gateway.getOrder(orderId)).captures).toMatchObject([{ status }]);
  });

  test('a chargeback takes back what was not refunded', async () => {
    const { gateway, control, paidCapture } = await paypalPair();
    const { orderId, captureId } = await paidCapture();
    const part = { captureId, refundId: 'r1', note: '', amountCents: 900, currency: 'BRL' };
    await gateway.refund(part, 'refund:r1');
    await control.reverse(captureId);
    const reversed = { status: 'reversed', statusReason: 'CHARGEBACK', reversedCents: 2000 };
    expect((await gateway.getOrder(orderId)).captures).toMatchObject([reversed]);
    expect(await gateway.getCapture(captureId)).toMatchObject(reversed);
    await expect(gateway.refund({ ...part, refundId: 'r2' }, 'refund:r2')).rejects.toMatchObject({
      issue: 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
    });
  });
});
