import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totalRevenue } from '#server/payments/payments.api.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { insertPaid, insertRefund } from '#tests/builders/payment-rows.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let admin: ApiClient;
let lessonId: string;
const at = (text: string) => new Date(`${text}-03:00`);
const now = at('2026-11-21T23:30:00');

beforeAll(async () => {
  test = await createTestApp({ deps: { clock: { now: () => now } } });
  admin = await signInAdmin(test);
  const ana = await registerTeacher(test.app);
  lessonId = (await placeOrder(ana)).json.id;
  await setLesson(test, lessonId, { status: 'in_production', createdAt: at('2026-11-20T23:59:59.999') });
  const today = (await placeOrder(ana)).json.id;
  await setLesson(test, today, { status: 'waiting_payment', createdAt: at('2026-11-21T00:00:00') });
  const { database } = test.deps;
  await insertPaid(database, lessonId, { at: at('2026-10-31T23:59:59.999'), amountCents: 2900 });
  const card = await insertPaid(database, lessonId, {
    method: 'card',
    at: at('2026-11-01T00:00:00'),
    amountCents: 8900,
  });
  await insertPaid(database, lessonId, {
    method: 'manual',
    at: at('2026-08-15T12:00:00'),
    amountCents: 18000,
  });
  await insertPaid(database, lessonId, { at: at('2025-01-15T12:00:00'), amountCents: 100 });
  await insertRefund(database, card, {
    at: at('2026-11-10T12:00:00'),
    amountCents: 1050,
    status: 'completed',
  });
  await insertRefund(database, card, { at: at('2026-11-11T12:00:00'), amountCents: 2000 });
});
afterAll(() => test.close());

describe('the revenue', () => {
  it('is told by month of São Paulo and method, months without sales as zeros', async () => {
    const { json } = await admin.get('/api/admin/revenue?months=4');
    expect(json).toEqual({
      months: [
        { month: '2026-08', pix: 0, card: 0, manual: 180 },
        { month: '2026-09', pix: 0, card: 0, manual: 0 },
        { month: '2026-10', pix: 29, card: 0, manual: 0 },
        { month: '2026-11', pix: 0, card: 58.5, manual: 0 },
      ],
      total: 267.5,
      refunded: 30.5,
      owed: 20,
    });
  });

  it('covers a year unless told, and crosses it', async () => {
    const { json } = await admin.get('/api/admin/revenue');
    expect(json.months).toHaveLength(12);
    expect(json.months[0].month).toBe('2025-12');
    expect((await admin.get('/api/admin/revenue?months=36')).json.total).toBe(268.5);
    for (const months of ['0', '37', 'x', '1.5']) {
      expect((await admin.get(`/api/admin/revenue?months=${months}`)).status).toBe(400);
    }
  });
});

it('real money is not mixed with what was played in the sandbox', async () => {
  const { database, config } = test.deps;
  const before = await totalRevenue(database.db, config);
  expect(await totalRevenue(database.db, { ...config, payments: 'live' })).toBe(0);
  await insertPaid(database, lessonId, { at: at('2024-01-15T12:00:00'), amountCents: 700, isLive: true });
  expect(await totalRevenue(database.db, { ...config, payments: 'live' })).toBe(700);
  expect(await totalRevenue(database.db, config)).toBe(before + 700);
});

it('the totals of the admin count all lessons and orders of the day in São Paulo', async () => {
  const { json } = await admin.get('/api/admin/stats');
  expect(json).toMatchObject({
    total: 2,
    inProduction: 1,
    completed: 0,
    revenue: 275.5,
    today: 1,
    pendingPayment: 1,
  });
});
