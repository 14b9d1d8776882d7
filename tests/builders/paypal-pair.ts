import { onTestFinished, vi } from 'vitest';
import { startPayPalEmulator } from '#server/emulators/paypal/start-paypal-emulator.ts';
import { memoryStore } from '#server/emulators/sandbox-store.ts';
import { openPayPal } from '#server/payments/providers/paypal/open-paypal.ts';
import type { PayPalSettings } from '#server/payments/providers/paypal/paypal-settings.ts';
import { testClock } from './test-clock.ts';

/**
 * The real client and the emulated provider, talking HTTP over loopback until the test is over. Only where
 * webhooks are read is the emulator's authority trusted: its keys take a while to make.
 */
export async function paypalPair({ store = memoryStore(), clock = testClock(), readsWebhooks = false } = {}) {
  const emulator = await startPayPalEmulator({
    store,
    clock,
    webhookUrl: () => 'http://127.0.0.1/api/webhooks/paypal',
    webhooks: 'held',
  });
  onTestFinished(() => emulator.close());
  const settings: PayPalSettings = {
    baseUrl: emulator.baseUrl,
    clientId: emulator.clientId,
    clientSecret: emulator.clientSecret,
    webhookId: emulator.webhookId,
    certHosts: emulator.certHosts,
    trustedCertificates: readsWebhooks ? await emulator.trustedCertificates() : [],
    clock,
    timeoutMs: 30_000,
  };
  const gateway = openPayPal(settings);
  const { control } = emulator;
  const createOrder = async (attemptId: string = crypto.randomUUID(), amountCents = 2900) => {
    const { orderId } = await gateway.createOrder(newOrder(attemptId, amountCents), `${attemptId}:create`);
    return orderId;
  };
  const approvedOrder = async (attemptId?: string, amountCents?: number) => {
    const orderId = await createOrder(attemptId, amountCents);
    await control.approve(orderId);
    return orderId;
  };
  const paidCapture = async () => {
    const orderId = await approvedOrder();
    const { captures } = await gateway.captureOrder(orderId, `${orderId}:capture`);
    return { orderId, captureId: captures[0]?.ref ?? '' };
  };
  return { emulator, control, gateway, settings, clock, createOrder, approvedOrder, paidCapture };
}

export const newOrder = (attemptId: string, amountCents = 2900) => ({
  attemptId,
  lessonId: crypto.randomUUID(),
  amountCents,
  currency: 'BRL',
  description: 'Aula de frações',
  returnUrl: 'https://lousa.example/voltar',
  cancelUrl: 'https://lousa.example/desistir',
});

/** The paths called from here on, in order; the calls themselves go out as ever. */
export function watchCalls() {
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  return () => fetched.mock.calls.map(([address]) => new URL(String(address)).pathname);
}
