import { describe, expect, test } from 'vitest';
import { paypalPair } from '#tests/builders/paypal-pair.ts';

const refundOf = (captureId: string, refundId: string, amountCents: number) => ({
  captureId,
  refundId,
  amountCents,
  currency: 'BRL',
  note: 'Devolução da sua aula',
});

describe('refunding a capture', () => {
  test('parts are sent back until nothing is left, each under our own id', async () => {
    const { gateway, paidCapture } = await paypalPair();
    const { orderId, captureId } = await paidCapture();
    const first = await gateway.refund(refundOf(captureId, 'r1', 1000), 'refund:r1');
    expect(first).toEqual({
      ref: expect.any(String),
      ourRef: 'r1',
      status: 'completed',
      amountCents: 1000,
      failure: null,
    });
    expect(await gateway.getRefund(first.ref)).toEqual(first);
    await expect(gateway.refund(refundOf(captureId, 'r2', 1901), 'refund:r2')).rejects.toMatchObject({
      failure: 'refused',
      issue: 'REFUND_AMOUNT_EXCEEDED',
    });
    const last = await gateway.refund(refundOf(captureId, 'r3', 1900), 'refund:r3');
    await expect(gateway.refund(refundOf(captureId, 'r4', 1), 'refund:r4')).rejects.toMatchObject({
      failure: 'refused',
      issue: 'CAPTURE_FULLY_REFUNDED',
    });
    const { captures } = await gateway.getOrder(orderId);
    expect(captures).toMatchObject([{ status: 'completed', amountCents: 2900, refunds: [first, last] }]);
    expect(await gateway.getCapture(captureId)).toEqual({ ...captures[0], orderId });
  });

  test('the same key sends money back once, another body under it is refused', async () => {
    const { gateway, control, paidCapture } = await paypalPair();
    const { captureId } = await paidCapture();
    const refund = refundOf(captureId, 'r1', 500);
    const made = await Promise.all([1, 2, 3].map(() => gateway.refund(refund, 'refund:r1')));
    expect(new Set(made.map(({ ref }) => ref)).size).toBe(1);
    await expect(gateway.refund({ ...refund, amountCents: 600 }, 'refund:r1')).rejects.toMatchObject({
      failure: 'refused',
      issue: 'DUPLICATE_REQUEST_ID',
    });
    expect((await control.books())[0]?.refunds).toHaveLength(1);
  });

  test('refunds at the same time never exceed the capture', async () => {
    const { gateway, control, paidCapture } = await paypalPair();
    const { captureId } = await paidCapture();
    const ends = await Promise.allSettled(
      ['a', 'b', 'c'].map((id) => gateway.refund(refundOf(captureId, id, 1500), `refund:${id}`)),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await control.books())[0]?.refunds).toMatchObject([{ amountCents: 1500, status: 'COMPLETED' }]);
  });

  test.each([
    ['timeout_before', 0],
    ['error_500_before', 0],
    ['timeout_after', 1],
    ['error_500_after', 1],
  ] as const)('%s leaves it unknown; the same key ends with one refund', async (fault, made) => {
    const { gateway, control, paidCapture } = await paypalPair();
    const { orderId, captureId } = await paidCapture();
    await control.plan('refund', fault, { orderId });
    const refund = () => gateway.refund(refundOf(captureId, 'r1', 500), 'refund:r1');
    await expect(refund()).rejects.toMatchObject({ failure: 'unknown' });
    expect((await control.books())[0]?.refunds).toHaveLength(made);
    await refund();
    expect((await control.books())[0]?.refunds).toHaveLength(1);
  });

  test.each([
    ['completeRefund', { status: 'completed', failure: null }, 2400],
    ['failRefund', { status: 'failed', failure: 'FAILED' }, 2900],
  ] as const)('a pending one holds its money until %s', async (settle, settled, left) => {
    const { gateway, control, paidCapture } = await paypalPair();
    const { captureId } = await paidCapture();
    await control.plan('refund', 'refund_pending');
    const pending = await gateway.refund(refundOf(captureId, 'r1', 500), 'refund:r1');
    expect(pending.status).toBe('pending');
    await expect(gateway.refund(refundOf(captureId, 'r2', 2401), 'refund:r2')).rejects.toMatchObject({
      issue: 'REFUND_AMOUNT_EXCEEDED',
    });
    await control[settle](pending.ref);
    expect(await gateway.getRefund(pending.ref)).toMatchObject(settled);
    await gateway.refund(refundOf(captureId, 'r3', left), 'refund:r3');
  });

  test('one that fails at once says so', async () => {
    const { gateway, control, paidCapture } = await paypalPair();
    const { captureId } = await paidCapture();
    await control.plan('refund', 'refund_failed');
    const failed = await gateway.refund(refundOf(captureId, 'r1', 500), 'refund:r1');
    expect(failed).toMatchObject({ status: 'failed', ourRef: 'r1' });
  });

  test('a capture still pending gives nothing back', async () => {
    const { gateway, control, approvedOrder } = await paypalPair();
    await control.plan('capture', 'pending');
    const { captures } = await gateway.captureOrder(await approvedOrder(), 'k');
    const captureId = captures[0]?.ref ?? '';
    await expect(gateway.refund(refundOf(captureId, 'r1', 500), 'refund:r1')).rejects.toMatchObject({
      failure: 'refused',
      issue: 'PENDING_CAPTURE',
    });
  });
});
