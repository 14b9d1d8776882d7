import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEditor } from '#server/accounts/accounts.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import {
  DELIVERY_TYPES,
  type DeliveryType,
  SERVICE_TYPES,
  type ServiceType,
  sizesOf,
  totalPrice,
} from '#shared/catalog/catalog.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import {
  capture,
  createPaymentTest,
  lessonToPay,
  type PaymentTest,
  paymentOf,
  startCard,
  startPix,
} from '#tests/builders/payments.ts';
import { registerTeacher } from '#tests/builders/people.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());

const COMBINATIONS = (Object.keys(SERVICE_TYPES) as ServiceType[]).flatMap((serviceType) =>
  sizesOf(serviceType).flatMap((size) =>
    (Object.keys(DELIVERY_TYPES) as DeliveryType[]).map((deliveryType) => ({
      serviceType,
      size,
      deliveryType,
    })),
  ),
);

describe('prices', () => {
  it('there are 44 combinations of size and delivery', () => expect(COMBINATIONS).toHaveLength(44));

  it.each(COMBINATIONS)(
    '$serviceType of $size, $deliveryType: the price of the catalogue is charged, no other',
    async (order) => {
      const { serviceType, size, deliveryType } = order;
      const price = totalPrice({ serviceType, size }, deliveryType);
      const quoted = await apiClient(pay.test.app).post('/api/quote', {
        ...order,
        ...(serviceType === 'booklet' ? { pageCount: size } : { slideCount: size }),
      });
      expect(quoted.json.price).toBe(price);
      const teacher = await registerTeacher(pay.test.app);
      const fields = { serviceType, deliveryType, slideCount: String(size), pageCount: String(size) };
      const { json } = await placeOrder(
        teacher,
        serviceType === 'booklet' ? { ...fields, slideCount: '10' } : { ...fields, pageCount: '20' },
      );
      expect(json.price).toBe(price);
      await setLesson(pay.test, json.id, { status: 'waiting_payment' });
      for (const amount of [price + 0.01, price - 1]) {
        const refused = await teacher.post('/api/paypal/order', {
          lessonId: json.id,
          amount,
          currency: 'BRL',
          intent: 'capture',
        });
        expect(refused.status).toBe(409);
      }
      const { id } = await startPix(teacher, json.id);
      const payment = (await teacher.get(`/api/payments/${id}`)).json;
      expect([
        payment.amount,
        payment.pix.copyPaste.includes(
          `54${String(price.toFixed(2).length).padStart(2, '0')}${price.toFixed(2)}`,
        ),
      ]).toEqual([price, true]);
      await startCard(teacher, json.id, price);
    },
  );
});

describe('whose payment it is', () => {
  let owner: ApiClient;
  let lessonId = '';
  let orderId = '';
  let paymentId = '';
  beforeAll(async () => {
    ({ teacher: owner, lessonId } = await lessonToPay(pay));
    orderId = await startCard(owner, lessonId);
    await pay.paypal.control.approve(orderId);
    await capture(owner, orderId);
    paymentId = await paymentOf(pay, orderId);
    await owner.put(`/api/lessons/${lessonId}/billing`, {
      cpf: '529.982.247-25',
      name: 'Ana Souza',
      address: 'Rua das Flores, 10',
      email: 'ana@escola.test',
    });
  });
  const calls = (): [string, string, object?][] => [
    ['POST', '/api/payments', { lessonId, method: 'pix' }],
    ['GET', `/api/payments/${paymentId}`],
    ['POST', `/api/payments/${paymentId}/check`],
    ['GET', `/api/lessons/${lessonId}/payments`],
    ['POST', '/api/paypal/order', { lessonId, amount: 49, currency: 'BRL', intent: 'capture' }],
    ['POST', `/api/paypal/order/${orderId}/capture`],
    ['POST', `/api/lessons/${lessonId}/refund-request`, { reason: 'Quero.' }],
    ['GET', `/api/lessons/${lessonId}/refunds`],
    ['GET', `/api/lessons/${lessonId}/receipt`],
    ['GET', `/api/lessons/${lessonId}/billing`],
    [
      'PUT',
      `/api/lessons/${lessonId}/billing`,
      { cpf: '529.982.247-25', name: 'X', address: 'Y', email: 'x@y.zz' },
    ],
  ];
  const adminCalls = (): [string, string, object?][] => [
    ['GET', '/api/admin/payments'],
    ['GET', '/api/admin/payments.csv'],
    ['POST', `/api/admin/payments/${paymentId}/refund`, { amount: 1, reason: 'x' }],
    ['GET', '/api/admin/refunds'],
    ['GET', '/api/admin/refund-requests'],
    ['GET', '/api/admin/payment-differences'],
    ['POST', '/api/admin/payment-differences/compare'],
    ['POST', `/api/admin/lessons/${lessonId}/manual-payment`, { reason: 'x' }],
    ['GET', '/api/admin/revenue'],
    ['GET', '/api/admin/stats'],
  ];

  it('another teacher finds nothing of it, anywhere', async () => {
    const other = await registerTeacher(pay.test.app);
    for (const [method, path, body] of calls()) {
      expect([method, path, (await other.call(method, path, body)).status]).toEqual([method, path, 404]);
    }
  });
  it('a visitor must sign in, an editor has no business with money, a teacher none with the books', async () => {
    const visitor = apiClient(pay.test.app);
    for (const [method, path, body] of [...calls(), ...adminCalls()]) {
      expect([path, (await visitor.call(method, path, body)).status]).toEqual([path, 401]);
    }
    const editor = await signInEditor();
    for (const [method, path, body] of [...calls(), ...adminCalls()]) {
      expect([path, (await editor.call(method, path, body)).status]).toEqual([path, 403]);
    }
    for (const [method, path, body] of adminCalls()) {
      expect([path, (await owner.call(method, path, body)).status]).toEqual([path, 403]);
    }
  });
  it('ids that are none, and states that forbid it, are told without a fault', async () => {
    for (const id of ['x', 'null', '00000000-0000-4000-8000-000000000000']) {
      expect((await owner.get(`/api/payments/${id}`)).status).toBe(404);
      expect((await owner.post(`/api/paypal/order/${id}/capture`)).status).toBe(404);
      expect(
        (await pay.admin.post(`/api/admin/payments/${id}/refund`, { amount: 1, reason: 'x' })).status,
      ).toBe(404);
      expect((await pay.admin.post(`/api/admin/refunds/${id}/retry`)).status).toBe(404);
    }
    for (const amount of ['49', null, -1, 0, 1e9, 1.001]) {
      const answer = await pay.admin.post(`/api/admin/payments/${paymentId}/refund`, { amount, reason: 'x' });
      expect([amount, answer.status]).toEqual([amount, 400]);
    }
  });
  it.each([
    'submitted',
    'analyzing',
    'waiting_approval',
    'paid',
    'in_production',
    'completed',
    'cancelled',
  ] as const)('a lesson in %s takes no payment', async (status) => {
    const { teacher, lessonId: other } = await lessonToPay(pay);
    await setLesson(pay.test, other, { status } satisfies Partial<LessonRow>);
    expect((await teacher.post('/api/payments', { lessonId: other })).status).toBe(409);
    const order = { lessonId: other, amount: 49, currency: 'BRL', intent: 'capture' };
    expect((await teacher.post('/api/paypal/order', order)).status).toBe(409);
    expect((await teacher.get(`/api/lessons/${other}/payments`)).json).toEqual([]);
  });
});

async function signInEditor(): Promise<ApiClient> {
  const person = { firstName: 'Eva', lastName: 'Lima', email: 'eva@lousa.test', password: 'editora-123' };
  await createEditor(pay.test.deps.database.db, person);
  const editor = apiClient(pay.test.app);
  const { email, password } = person;
  editor.token = (await editor.post('/api/auth/local/login', { email, password })).json.token;
  return editor;
}
