import { and, eq, isNull } from 'drizzle-orm';
import { ensureMasterAdmin } from '#server/accounts/ensure-master-admin.ts';
import type { Deliver } from '#server/emulators/emulator.ts';
import { type PayPalEmulator, startPayPalEmulator } from '#server/emulators/paypal/start-paypal-emulator.ts';
import { type PixEmulator, startPixEmulator } from '#server/emulators/pix/pix-emulator.ts';
import { memoryStore } from '#server/emulators/sandbox-store.ts';
import { differencesTable } from '#server/payments/money/differences.table.ts';
import { attemptsTable } from '#server/payments/money/payments.table.ts';
import { openBcbPix } from '#server/payments/providers/bcb-pix/open-bcb-pix.ts';
import { openPayPal } from '#server/payments/providers/paypal/open-paypal.ts';
import { reconcileDue } from '#server/payments/reconciliation/reconcile-payments.job.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { setLesson } from './lessons.ts';
import { placeOrder } from './orders.ts';
import { registerTeacher } from './people.ts';
import { testClock } from './test-clock.ts';

/** The app with both providers played by emulators whose webhooks wait until a test sends them. */
export interface PaymentTest {
  test: TestApp;
  paypal: PayPalEmulator;
  pix: PixEmulator;
  clock: ReturnType<typeof testClock>;
  admin: ApiClient;
  /** Sends what the providers have to say, and lets the jobs that follow run out. */
  deliverAll(): Promise<void>;
  /** One round of the reconciler, as if everything were due. */
  reconcile(afterMs?: number): Promise<void>;
  close(): Promise<void>;
}

export async function createPaymentTest(): Promise<PaymentTest> {
  const clock = testClock();
  let app: TestApp | null = null;
  const deliver: Deliver = async ({ url, headers, body }) => {
    const { pathname } = new URL(url);
    const answer = await app?.inject({ method: 'POST', url: pathname, headers, payload: body });
    return { status: answer?.statusCode ?? 599 };
  };
  const options = { clock, deliver, webhooks: 'held' } as const;
  const paypal = await startPayPalEmulator({
    ...options,
    store: memoryStore(),
    webhookUrl: () => 'http://lousa.test/api/webhooks/paypal',
  });
  const pix = await startPixEmulator({ ...options, store: memoryStore() });
  const { key, tokenUrl, clientId, clientSecret } = pix;
  const pixGateway = openBcbPix({
    baseUrl: `${pix.baseUrl}/v2`,
    tokenUrl,
    clientId,
    clientSecret,
    key,
    clock,
    timeoutMs: 30_000,
  });
  await pixGateway.registerWebhook('http://lousa.test/api/webhooks/pix');
  const test = await createTestApp({
    deps: { clock },
    gateways: {
      card: openPayPal({
        ...paypal,
        trustedCertificates: await paypal.trustedCertificates(),
        clock,
        timeoutMs: 30_000,
      }),
      pix: pixGateway,
      pixKey: key,
      payee: 'Lousa Demonstração',
    },
  });
  app = test;
  await ensureMasterAdmin(test.deps);
  const admin = apiClient(test.app);
  admin.token = (
    await admin.post('/api/auth/admin/login', { username: 'admin_master', password: TEST_ADMIN.password })
  ).json.token;
  return {
    test,
    paypal,
    pix,
    clock,
    admin,
    async deliverAll() {
      for (const webhook of await paypal.control.heldWebhooks()) await paypal.control.deliver(webhook);
      for (const webhook of pix.control.heldWebhooks()) await pix.control.deliver(webhook);
      await test.runJobs();
    },
    async reconcile(afterMs = 0) {
      clock.advance(afterMs);
      await reconcileDue(test.deps);
      await test.runJobs();
    },
    async close() {
      await test.close();
      await paypal.close();
      await pix.close();
    },
  };
}

/** A teacher with a lesson that waits for payment (10 slides, R$ 49), its analysis left out. */
export async function lessonToPay(
  { test }: PaymentTest,
  teacher?: ApiClient,
): Promise<{ teacher: ApiClient; lessonId: string }> {
  const client = teacher ?? (await registerTeacher(test.app));
  const { json } = await placeOrder(client);
  await setLesson(test, json.id, { status: 'waiting_payment' });
  return { teacher: client, lessonId: json.id };
}

export async function startPix(teacher: ApiClient, lessonId: string): Promise<{ id: string; txid: string }> {
  const { json, status, text } = await teacher.post('/api/payments', { lessonId, method: 'pix' });
  if (status !== 201) throw new Error(`no Pix: ${text}`);
  return { id: json.id, txid: json.id.replaceAll('-', '') };
}

export async function startCard(teacher: ApiClient, lessonId: string, amount = 49): Promise<string> {
  const order = { lessonId, amount, currency: 'BRL', intent: 'capture' };
  const { json, status, text } = await teacher.post('/api/paypal/order', order);
  if (status !== 201) throw new Error(`no order: ${text}`);
  return json.id;
}

export const capture = (teacher: ApiClient, orderId: string) =>
  teacher.post(`/api/paypal/order/${orderId}/capture`);

/** The attempt behind an order of the card provider. */
export async function paymentOf({ test }: PaymentTest, orderId: string): Promise<string> {
  const [row] = await test.deps.database.db
    .select({ id: attemptsTable.id })
    .from(attemptsTable)
    .where(eq(attemptsTable.providerRef, orderId));
  if (!row) throw new Error('no such order');
  return row.id;
}

export const statusOf = async (client: ApiClient, lessonId: string): Promise<string> =>
  (await client.get(`/api/lessons/${lessonId}`)).json.status;

/** A lesson paid by card: whose it is, the order at the provider and the payment. */
export async function paidByCard(pay: PaymentTest) {
  const { teacher, lessonId } = await lessonToPay(pay);
  const orderId = await startCard(teacher, lessonId);
  await pay.paypal.control.approve(orderId);
  await capture(teacher, orderId);
  return { teacher, lessonId, orderId, paymentId: await paymentOf(pay, orderId) };
}

/** The provider's id of the money taken for an order. */
export async function captureIdOf({ paypal }: PaymentTest, orderId: string): Promise<string> {
  const books = await paypal.control.books();
  return books.find((entry) => entry.orderId === orderId)?.captureId ?? '';
}

/** As an admin sees them. */
export const readPayment = async ({ admin }: PaymentTest, id: string) =>
  (await admin.get(`/api/payments/${id}`)).json;
export const refundsOf = async ({ admin }: PaymentTest, lessonId: string) =>
  (await admin.get(`/api/lessons/${lessonId}/refunds`)).json.refunds;

export async function openDifferences({ test }: PaymentTest, lessonId: string) {
  return test.deps.database.db
    .select()
    .from(differencesTable)
    .where(and(eq(differencesTable.lessonId, lessonId), isNull(differencesTable.resolvedAt)));
}
