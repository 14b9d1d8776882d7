import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseStore } from '#server/emulators/database-store.ts';
import { memoryStore } from '#server/emulators/sandbox-store.ts';
import { openPayPal } from '#server/payments/providers/paypal/open-paypal.ts';
import { paypalPair } from '#tests/builders/paypal-pair.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { startPayPalEmulator } from './start-paypal-emulator.ts';

/** A POST past the client, as a stranger's program would send it. */
async function postTo(baseUrl: string, path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${baseUrl}${path}`, { method: 'POST', body, headers });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

describe("the emulator's API", () => {
  test('asks every call for a token', async () => {
    const { emulator } = await paypalPair();
    const { status, answer } = await postTo(emulator.baseUrl, '/v2/checkout/orders', '{}');
    expect(status).toBe(401);
    expect(answer).toMatchObject({ error: 'invalid_token' });
  });

  test('refuses what PayPal would refuse, in its words', async () => {
    const { emulator } = await paypalPair();
    const basic = btoa(`${emulator.clientId}:${emulator.clientSecret}`);
    const form = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
    const token = (await postTo(emulator.baseUrl, '/v1/oauth2/token', 'grant_type=client_credentials', form))
      .answer.access_token;
    const withKey = () => ({ 'paypal-request-id': crypto.randomUUID() as string });
    const create = (body: unknown, headers: Record<string, string> = withKey()) =>
      postTo(
        emulator.baseUrl,
        '/v2/checkout/orders',
        typeof body === 'string' ? body : JSON.stringify(body),
        {
          authorization: `Bearer ${token}`,
          ...headers,
        },
      );
    const order = (value: string) => ({
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'BRL', value } }],
    });
    expect((await create(order('29.00'))).status).toBe(201);
    const withoutKey = await create(order('29.00'), {});
    expect(withoutKey).toMatchObject({
      status: 400,
      answer: { details: [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }] },
    });
    expect(await create('{')).toMatchObject({
      status: 400,
      answer: { name: 'INVALID_REQUEST', details: [{ issue: 'MALFORMED_REQUEST_JSON' }] },
    });
    for (const value of ['0.00', '29', '29.001', '-1.00', '29,00']) {
      expect((await create(order(value))).status).toBe(400);
    }
    expect((await create({ ...order('29.00'), intent: 'AUTHORIZE' })).status).toBe(400);
  });

  test('lets the buyer be played over HTTP', async () => {
    const { emulator, gateway, createOrder } = await paypalPair();
    const orderId = await createOrder();
    const play = (id: string, body: string) =>
      postTo(emulator.baseUrl, `/emulator/orders/${id}/buyer`, body).then(({ status }) => status);
    expect(await play('NEVER', '{}')).toBe(404);
    expect(await play(orderId, '{"outcome":"declined"}')).toBe(200);
    await expect(gateway.captureOrder(orderId, 'k')).rejects.toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
    expect(await play(orderId, '{"outcome":"approved"}')).toBe(200);
    const captured = await gateway.captureOrder(orderId, 'k');
    expect(await play(orderId, '{"outcome":"declined"}')).toBe(200);
    expect(await gateway.getOrder(orderId)).toEqual(captured);
  });

  test('forgets the keys of orders after six hours, as PayPal does', async () => {
    const { gateway, clock, approvedOrder } = await paypalPair();
    const orderId = await approvedOrder();
    await gateway.captureOrder(orderId, 'k');
    clock.advance(5 * HOUR_MS);
    await gateway.captureOrder(orderId, 'k');
    clock.advance(2 * HOUR_MS);
    await expect(gateway.captureOrder(orderId, 'k')).rejects.toMatchObject({
      issue: 'ORDER_ALREADY_CAPTURED',
    });
  });

  test('a planned fault strikes as often as planned and only the order it is meant for', async () => {
    const { gateway, control, createOrder } = await paypalPair();
    const [one, other] = [await createOrder(), await createOrder()];
    await control.plan('get_order', 'error_500_before', { times: 2, orderId: one });
    await gateway.getOrder(other);
    for (const _ of [1, 2]) await expect(gateway.getOrder(one)).rejects.toMatchObject({ failure: 'unknown' });
    await gateway.getOrder(one);
  });
});

describe("the emulator's books", () => {
  test('outlive a restart, keys and authority included', async () => {
    const store = memoryStore();
    const before = await paypalPair({ store });
    const authority = await before.emulator.trustedCertificates();
    const orderId = await before.approvedOrder('attempt-1');
    const captured = await before.gateway.captureOrder(orderId, 'k');
    await before.emulator.close();
    const after = await paypalPair({ store });
    expect(await after.gateway.captureOrder(orderId, 'k')).toEqual(captured);
    expect(await after.emulator.trustedCertificates()).toEqual(authority);
    expect(await after.control.books()).toEqual([
      {
        captureId: captured.captures[0]?.ref,
        orderId,
        attemptId: 'attempt-1',
        amountCents: 2900,
        currency: 'BRL',
        status: 'COMPLETED',
        refunds: [],
      },
    ]);
  });

  test('are one for all processes on one database: of captures at the same time one takes the money', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const one = await paypalPair({ store: databaseStore(database.db) });
    const other = await paypalPair({ store: databaseStore(database.db) });
    const orderId = await one.approvedOrder();
    const answers = await Promise.all([
      one.gateway.captureOrder(orderId, 'k'),
      other.gateway.captureOrder(orderId, 'k'),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    const ends = await Promise.allSettled([
      one.gateway.captureOrder(orderId, 'a'),
      other.gateway.captureOrder(orderId, 'b'),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await one.control.books()).toHaveLength(1);
  });
});

describe('webhooks sent by themselves', () => {
  async function listening(deliver: () => Promise<{ status: number }>) {
    const clock = testClock();
    const delivered = vi.fn(deliver);
    const emulator = await startPayPalEmulator({
      store: memoryStore(),
      clock,
      deliver: delivered,
      webhookUrl: () => 'http://127.0.0.1/hook',
    });
    onTestFinished(() => emulator.close());
    const { baseUrl, clientId, clientSecret, webhookId, certHosts } = emulator;
    const gateway = openPayPal({ baseUrl, clientId, clientSecret, webhookId, certHosts, clock });
    const { orderId } = await gateway.createOrder(
      {
        attemptId: 'attempt-1',
        lessonId: 'lesson-1',
        amountCents: 2900,
        currency: 'BRL',
        description: '',
        returnUrl: 'https://lousa.example',
        cancelUrl: 'https://lousa.example',
      },
      'k',
    );
    return { emulator, gateway, delivered, orderId };
  }

  test('reach the product and are tried again where it fails', async () => {
    let answers = 0;
    const { emulator, delivered, orderId } = await listening(async () => {
      answers += 1;
      if (answers === 1) throw new Error('connection refused');
      return { status: answers === 2 ? 503 : 200 };
    });
    await emulator.control.approve(orderId);
    await expect.poll(() => delivered.mock.calls.length).toBe(3);
    const webhooks = delivered.mock.calls as unknown as [{ url: string; body: string }][];
    expect(new Set(webhooks.map(([{ body }]) => body)).size).toBe(1);
    expect(JSON.parse(webhooks[0]?.[0].body ?? '')).toMatchObject({
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: orderId },
    });
  });

  test('hold up neither the answer of the call nor the end of the emulator', async () => {
    const { emulator, gateway, delivered, orderId } = await listening(() => new Promise(() => {}));
    await emulator.control.approve(orderId);
    expect((await gateway.captureOrder(orderId, 'capture')).captures).toHaveLength(1);
    await expect.poll(() => delivered.mock.calls.length).toBe(2);
    await emulator.close();
  });
});
