import { describe, expect, test } from 'vitest';
import { newOrder, paypalPair } from '#tests/builders/paypal-pair.ts';

describe('an order at PayPal', () => {
  test('bears our attempt and amount, and is paid once approved and captured', async () => {
    const { gateway, control } = await paypalPair();
    const created = await gateway.createOrder(newOrder('attempt-1', 11_870), 'attempt-1:create');
    expect(created.status).toBe('CREATED');
    expect(await gateway.getOrder(created.orderId)).toEqual({
      orderId: created.orderId,
      status: 'CREATED',
      attemptId: 'attempt-1',
      amountCents: 11_870,
      currency: 'BRL',
      captures: [],
    });

    await control.approve(created.orderId);
    const captured = await gateway.captureOrder(created.orderId, 'attempt-1:capture');
    expect(captured.status).toBe('COMPLETED');
    expect(captured.captures).toMatchObject([
      { status: 'completed', amountCents: 11_870, currency: 'BRL', reversedCents: 0, refunds: [] },
    ]);
    expect(await gateway.getOrder(created.orderId)).toEqual(captured);
    const [capture] = captured.captures;
    expect(await gateway.getCapture(capture?.ref ?? '')).toEqual({ ...capture, orderId: created.orderId });
  });

  test('the same key with the same order opens one order, also at the same time', async () => {
    const { gateway } = await paypalPair();
    const order = newOrder('attempt-1');
    const created = await Promise.all([1, 2, 3].map(() => gateway.createOrder(order, 'attempt-1:create')));
    expect(new Set(created.map(({ orderId }) => orderId)).size).toBe(1);
    await expect(gateway.createOrder({ ...order, amountCents: 1 }, 'attempt-1:create')).rejects.toMatchObject(
      {
        failure: 'refused',
        issue: 'DUPLICATE_REQUEST_ID',
      },
    );
  });

  test('an invoice id is taken once', async () => {
    const { gateway } = await paypalPair();
    const order = newOrder('attempt-1');
    await gateway.createOrder(order, 'one');
    await expect(gateway.createOrder(order, 'two')).rejects.toMatchObject({
      failure: 'refused',
      issue: 'DUPLICATE_INVOICE_ID',
      debugId: expect.stringMatching(/^[0-9a-f]+$/),
    });
  });

  test('a long description is cut, not refused', async () => {
    const { gateway } = await paypalPair();
    const created = gateway.createOrder({ ...newOrder('a'), description: 'x'.repeat(500) }, 'a:create');
    await expect(created).resolves.toMatchObject({ status: 'CREATED' });
  });

  test('nobody knows an order, capture or refund that never was', async () => {
    const { gateway } = await paypalPair();
    const missing = { failure: 'not_found', issue: 'INVALID_RESOURCE_ID' };
    await expect(gateway.getOrder('NEVER')).rejects.toMatchObject(missing);
    await expect(gateway.captureOrder('NEVER', 'k')).rejects.toMatchObject(missing);
    await expect(gateway.getCapture('NEVER')).rejects.toMatchObject(missing);
    await expect(gateway.getRefund('NEVER')).rejects.toMatchObject(missing);
    await expect(gateway.getOrder('../../v1/oauth2/token')).rejects.toMatchObject({ failure: 'not_found' });
  });
});
