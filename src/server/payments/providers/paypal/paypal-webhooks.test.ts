import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { paypalPair, watchCalls } from '#tests/builders/paypal-pair.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { openPayPal } from './open-paypal.ts';

const DAY_MS = 24 * HOUR_MS;
const VERIFY = '/v1/notifications/verify-webhook-signature';

/** A genuine webhook of a captured order. */
async function capturedWebhook() {
  const pair = await paypalPair({ readsWebhooks: true });
  const { orderId, captureId } = await pair.paidCapture();
  const webhooks = await pair.control.heldWebhooks();
  const webhook = webhooks.at(-1);
  if (!webhook) throw new Error('the emulator told nothing');
  return { ...pair, orderId, captureId, webhook, body: Buffer.from(webhook.body) };
}

describe('a webhook of PayPal', () => {
  test('is verified here, with one look at its certificate for any number of webhooks', async () => {
    const { gateway, webhook, body, orderId, captureId } = await capturedWebhook();
    const calls = watchCalls();
    const read = await gateway.readWebhook(webhook.headers, body);
    expect(read).toEqual({
      eventId: JSON.parse(webhook.body).id,
      type: 'PAYMENT.CAPTURE.COMPLETED',
      orderId,
      captureId,
    });
    expect(await gateway.readWebhook(webhook.headers, body)).toEqual(read);
    expect(calls()).toEqual(['/v1/notifications/certs/CERT-SANDBOX']);
  });

  test('with one changed digit or written anew with spaces it is none', async () => {
    const { gateway, webhook, body } = await capturedWebhook();
    const changed = Buffer.from(webhook.body.replace('29.00', '29.01'));
    const indented = Buffer.from(JSON.stringify(JSON.parse(webhook.body), null, 2));
    expect(await gateway.readWebhook(webhook.headers, changed)).toBeNull();
    expect(await gateway.readWebhook(webhook.headers, indented)).toBeNull();
    expect(await gateway.readWebhook(webhook.headers, body)).not.toBeNull();
  });

  test.each([
    'paypal-transmission-id',
    'paypal-transmission-time',
    'paypal-cert-url',
    'paypal-auth-algo',
    'paypal-transmission-sig',
  ])('without %s it is none', async (name) => {
    const { gateway, webhook, body } = await capturedWebhook();
    const calls = watchCalls();
    expect(await gateway.readWebhook({ ...webhook.headers, [name]: undefined }, body)).toBeNull();
    expect(calls()).toEqual([]);
  });

  test.each([
    ['paypal-cert-url', 'https://certs.example/v1/notifications/certs/CERT-SANDBOX'],
    ['paypal-cert-url', 'http://127.0.0.2/v1/notifications/certs/CERT-SANDBOX'],
    ['paypal-auth-algo', 'SHA1withRSA'],
    ['paypal-transmission-time', 'yesterday'],
  ])('%s %s is refused without any call', async (name, value) => {
    const { gateway, webhook, body } = await capturedWebhook();
    const calls = watchCalls();
    expect(await gateway.readWebhook({ ...webhook.headers, [name]: value }, body)).toBeNull();
    expect(calls()).toEqual([]);
  });

  test('for another webhook than ours it is none', async () => {
    const { settings, webhook, body } = await capturedWebhook();
    const other = openPayPal({ ...settings, webhookId: 'ANOTHER' });
    expect(await other.readWebhook(webhook.headers, body)).toBeNull();
  });

  test('is too old after three days and too early five minutes ahead', async () => {
    const { gateway, clock, webhook, body } = await capturedWebhook();
    clock.advance(-6 * 60_000);
    expect(await gateway.readWebhook(webhook.headers, body)).toBeNull();
    clock.advance(DAY_MS * 3);
    expect(await gateway.readWebhook(webhook.headers, body)).not.toBeNull();
    clock.advance(DAY_MS);
    expect(await gateway.readWebhook(webhook.headers, body)).toBeNull();
  });

  test('signed after its certificate ran out it is none, and nobody is asked', async () => {
    const { gateway, control, clock, paidCapture } = await capturedWebhook();
    clock.advance(DAY_MS * 366 * 11);
    await paidCapture();
    const [late] = await control.heldWebhooks();
    const calls = watchCalls();
    expect(await gateway.readWebhook(late?.headers ?? {}, Buffer.from(late?.body ?? ''))).toBeNull();
    expect(calls()).not.toContain(VERIFY);
  });

  test('signed by a key no authority certified it is refused, by PayPal too', async () => {
    const { gateway, control, webhook } = await capturedWebhook();
    const forged = await control.forge(JSON.parse(webhook.body));
    const calls = watchCalls();
    expect(await gateway.readWebhook(forged.headers, Buffer.from(forged.body))).toBeNull();
    expect(calls()).toContain(VERIFY);
  });

  test('that is no event is none', async () => {
    const { gateway, webhook } = await capturedWebhook();
    expect(await gateway.readWebhook(webhook.headers, Buffer.from('{}'))).toBeNull();
    expect(await gateway.readWebhook(webhook.headers, Buffer.from('<html>'))).toBeNull();
  });
});

describe('a webhook whose certificate is not to be had', () => {
  test('is judged by PayPal', async () => {
    const { gateway, emulator, webhook, body } = await capturedWebhook();
    const headers = { ...webhook.headers, 'paypal-cert-url': `${emulator.baseUrl}/nowhere` };
    const calls = watchCalls();
    expect(await gateway.readWebhook(headers, body)).toMatchObject({ type: 'PAYMENT.CAPTURE.COMPLETED' });
    expect(calls()).toContain(VERIFY);
    const changed = Buffer.from(webhook.body.replace('29.00', '29.01'));
    expect(await gateway.readWebhook(headers, changed)).toBeNull();
  });

  test('for an authority unknown here is judged by PayPal', async () => {
    const { settings, webhook, body } = await capturedWebhook();
    const withoutAuthority = openPayPal({ ...settings, trustedCertificates: [] });
    expect(await withoutAuthority.readWebhook(webhook.headers, body)).not.toBeNull();
  });

  test.each([
    ['a redirect', 302, ''],
    ['an endless body', 200, 'x'.repeat(70_000)],
    ['a page', 200, '<html>'],
    ['a broken certificate', 200, '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
  ])('is judged by PayPal where the certificate is %s', async (_, status, content) => {
    const { gateway, emulator, webhook, body } = await capturedWebhook();
    const server = createServer((_request, response) => {
      response.writeHead(status, { location: `${emulator.baseUrl}/v1/notifications/certs/CERT-SANDBOX` });
      response.end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cert`;
    const calls = watchCalls();
    const read = await gateway.readWebhook({ ...webhook.headers, 'paypal-cert-url': url }, body);
    expect(read).not.toBeNull();
    expect(calls()).toContain(VERIFY);
  });

  test('is unknown while PayPal is out of reach as well', async () => {
    const { gateway, emulator, webhook, body } = await capturedWebhook();
    await emulator.close();
    await expect(gateway.readWebhook(webhook.headers, body)).rejects.toMatchObject({
      name: 'GatewayError',
      failure: 'unknown',
    });
  });
});

describe('what a webhook is about', () => {
  test('each change is told with its order and capture', async () => {
    const { gateway, control, approvedOrder } = await paypalPair({ readsWebhooks: true });
    const orderId = await approvedOrder();
    await control.plan('capture', 'pending');
    const { captures } = await gateway.captureOrder(orderId, 'k');
    const captureId = captures[0]?.ref ?? '';
    await control.completePending(captureId);
    const refund = { captureId, refundId: 'r1', note: '', amountCents: 100, currency: 'BRL' };
    await gateway.refund(refund, 'refund:r1');
    await control.reverse(captureId);
    const told = await Promise.all(
      (await control.heldWebhooks()).map(({ headers, body }) =>
        gateway.readWebhook(headers, Buffer.from(body)),
      ),
    );
    expect(told).toMatchObject([
      { type: 'CHECKOUT.ORDER.APPROVED', orderId, captureId: null },
      { type: 'PAYMENT.CAPTURE.PENDING', orderId, captureId },
      { type: 'PAYMENT.CAPTURE.COMPLETED', orderId, captureId },
      { type: 'PAYMENT.CAPTURE.REFUNDED', orderId: null, captureId },
      { type: 'PAYMENT.CAPTURE.REVERSED', orderId, captureId },
    ]);
    expect(new Set(told.map((webhook) => webhook?.eventId)).size).toBe(told.length);
  });
});
