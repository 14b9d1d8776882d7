import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newOrder, paypalPair, watchCalls } from '#tests/builders/paypal-pair.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { openPayPal } from './open-paypal.ts';

const TOKEN = '/v1/oauth2/token';

/** A provider that gives the tokens t1, t2, … and answers everything else as told. */
async function gatewayAgainst(answer: RequestListener, timeoutMs = 5_000) {
  let issued = 0;
  const server = createServer((request, response) => {
    if (request.url !== TOKEN) return answer(request, response);
    issued += 1;
    response.end(JSON.stringify({ access_token: `t${issued}`, token_type: 'Bearer', expires_in: 32_400 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return openPayPal({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'id',
    clientSecret: 'secret',
    webhookId: 'webhook',
    certHosts: ['127.0.0.1'],
    clock: testClock(),
    timeoutMs,
  });
}
const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

describe('the access token', () => {
  test('is fetched once for calls at the same time and kept until shortly before its end', async () => {
    const { gateway, clock, createOrder } = await paypalPair();
    const calls = watchCalls();
    const tokens = () => calls().filter((path) => path === TOKEN).length;
    const [orderId = ''] = await Promise.all([createOrder(), createOrder(), createOrder()]);
    expect(tokens()).toBe(1);
    clock.advance(9 * HOUR_MS - 61_000);
    await gateway.getOrder(orderId);
    expect(tokens()).toBe(1);
    clock.advance(2_000);
    await gateway.getOrder(orderId);
    expect(tokens()).toBe(2);
  });

  test('refused by PayPal is fetched anew, once for all calls, and the calls go on', async () => {
    const used: (string | undefined)[] = [];
    const gateway = await gatewayAgainst(({ headers }, response) => {
      used.push(headers.authorization);
      const isKnown = headers.authorization !== 'Bearer t1';
      response.writeHead(isKnown ? 201 : 401);
      response.end(isKnown ? '{"id":"O1","status":"CREATED"}' : '{"error":"invalid_token"}');
    });
    const created = await Promise.all(['a', 'b'].map((id) => gateway.createOrder(newOrder(id), id)));
    expect(created).toHaveLength(2);
    expect(used.sort()).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t2', 'Bearer t2']);
  });

  test('refused a second time ends the call', async () => {
    let calls = 0;
    const gateway = await gatewayAgainst((_, response) => {
      calls += 1;
      response.writeHead(401).end('{"error":"invalid_token"}');
    });
    await expect(gateway.getOrder('O1')).rejects.toMatchObject({
      failure: 'unknown',
      issue: 'invalid_token',
    });
    expect(calls).toBe(2);
  });

  test('is not given for a wrong secret', async () => {
    const { settings } = await paypalPair();
    const stranger = openPayPal({ ...settings, clientSecret: 'wrong' });
    await expect(stranger.getOrder('O1')).rejects.toMatchObject({
      failure: 'unknown',
      issue: 'invalid_client',
    });
  });

  test.each(['timeout_before', 'error_500_before'] as const)(
    'lost to %s leaves the call unknown and is asked for again',
    async (fault) => {
      const { gateway, control, createOrder } = await paypalPair();
      await control.plan('token', fault);
      await expect(gateway.getOrder('O1')).rejects.toMatchObject({ failure: 'unknown' });
      await createOrder();
    },
  );

  test('for the browser is another each time and opens no call of the server', async () => {
    const { gateway, emulator } = await paypalPair();
    const [one, other] = [await gateway.createClientToken(), await gateway.createClientToken()];
    expect(one).not.toBe(other);
    const response = await fetch(`${emulator.baseUrl}/v2/checkout/orders/O1`, {
      headers: { authorization: `Bearer ${one}` },
    });
    expect(response.status).toBe(401);
  });
});

describe('what PayPal answers', () => {
  test.each([
    ['a 500 with a page', 500, '<html>', 'unknown', null],
    ['a 503', 503, '{"name":"SERVICE_UNAVAILABLE"}', 'unknown', 'SERVICE_UNAVAILABLE'],
    ['a 429', 429, '{"name":"RATE_LIMIT_REACHED"}', 'unknown', 'RATE_LIMIT_REACHED'],
    ['a 200 without JSON', 200, '<html>', 'unknown', 'UNREADABLE_ANSWER'],
    ['a 200 of another shape', 200, '{"id":1}', 'unknown', 'UNREADABLE_ANSWER'],
    ['a status nobody knows', 200, '{"id":"O1","status":"NEW_ONE"}', 'unknown', 'UNREADABLE_ANSWER'],
    ['a 404', 404, '', 'not_found', null],
    ['a 403', 403, '{"name":"NOT_AUTHORIZED","debug_id":"d1"}', 'refused', 'NOT_AUTHORIZED'],
    ['a 422', 422, '{"name":"X","details":[{"issue":"PAYER_CANNOT_PAY"}]}', 'refused', 'PAYER_CANNOT_PAY'],
    [
      'a 422 for a call still under way',
      422,
      '{"name":"X","details":[{"issue":"ORDER_COMPLETION_IN_PROGRESS"}]}',
      'unknown',
      'ORDER_COMPLETION_IN_PROGRESS',
    ],
  ])('%s ends as it should', async (_, status, body, failure, issue) => {
    const gateway = await gatewayAgainst(answering(status, body));
    await expect(gateway.createOrder(newOrder('a'), 'k')).rejects.toMatchObject({
      name: 'GatewayError',
      failure,
      issue,
    });
  });

  test('a redirect is not followed', async () => {
    const { emulator } = await paypalPair();
    const paths: (string | undefined)[] = [];
    const gateway = await gatewayAgainst(({ url }, response) => {
      paths.push(url);
      response.writeHead(307, { location: `${emulator.baseUrl}/v2/checkout/orders/O1` }).end();
    });
    await expect(gateway.getOrder('O1')).rejects.toMatchObject({ failure: 'unknown' });
    expect(paths).toEqual(['/v2/checkout/orders/O1']);
  });

  test('silence ends after the set time, also in the midst of an answer', async () => {
    const silent = await gatewayAgainst(() => {}, 100);
    await expect(silent.getOrder('O1')).rejects.toMatchObject({ failure: 'unknown' });
    const stuck = await gatewayAgainst((_, response) => {
      response.writeHead(200);
      response.write('{"id":');
    }, 100);
    await expect(stuck.getOrder('O1')).rejects.toMatchObject({ failure: 'unknown' });
  });

  test('what it says of a person stays out of the error', async () => {
    const body = JSON.stringify({
      name: 'UNPROCESSABLE_ENTITY',
      message: 'payer someone@example.com',
      details: [{ issue: 'PAYER_CANNOT_PAY', value: 'someone@example.com' }],
    });
    const gateway = await gatewayAgainst(answering(422, body));
    const error = await gateway.captureOrder('O1', 'k').catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain('someone');
    expect(String(error)).toContain('PAYER_CANNOT_PAY');
  });
});

test('a webhook whose proof PayPal finds malformed is none; where we are at fault it stays unread', async () => {
  const headers = {
    'paypal-transmission-id': 'id',
    'paypal-transmission-time': new Date().toISOString(),
    'paypal-cert-url': 'http://127.0.0.1:1/nowhere',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-transmission-sig': 'AAAA',
  };
  const body = Buffer.from('{"id":"WH-1","event_type":"X"}');
  const malformed = await gatewayAgainst(answering(400, '{"name":"VALIDATION_ERROR"}'));
  expect(await malformed.readWebhook(headers, body)).toBeNull();
  const unwelcome = await gatewayAgainst(answering(403, '{"name":"NOT_AUTHORIZED"}'));
  await expect(unwelcome.readWebhook(headers, body)).rejects.toMatchObject({ failure: 'refused' });
});

test('an order is sent as PayPal wants it for Brazil', async () => {
  let sent: { headers: Record<string, unknown>; body: unknown } | null = null;
  const gateway = await gatewayAgainst(async (request, response) => {
    const body = JSON.parse((await request.toArray()).join(''));
    sent = { headers: request.headers, body };
    response.writeHead(201).end('{"id":"O1","status":"PAYER_ACTION_REQUIRED"}');
  });
  const order = newOrder('attempt-1', 11_870);
  await gateway.createOrder(order, 'attempt-1:create');
  expect(sent).toMatchObject({
    headers: { 'paypal-request-id': 'attempt-1:create', prefer: 'return=representation' },
    body: {
      intent: 'CAPTURE',
      purchase_units: [
        {
          amount: { currency_code: 'BRL', value: '118.70' },
          custom_id: 'attempt-1',
          invoice_id: `${order.lessonId}-attempt-1`,
          description: 'Aula de frações',
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            locale: 'pt-BR',
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            return_url: order.returnUrl,
            cancel_url: order.cancelUrl,
          },
        },
      },
    },
  });
});
