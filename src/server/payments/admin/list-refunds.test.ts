import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparisonsTable, differencesTable } from '#server/payments/money/differences.table.ts';
import { refundRequestsTable } from '#server/payments/money/refunds.table.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { type InsertedPayment, insertPaid, insertRefund } from '#tests/builders/payment-rows.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let admin: ApiClient;
let paid: InsertedPayment;
const day = (n: number) => new Date(`2026-11-${String(n).padStart(2, '0')}T12:00:00.000Z`);

beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAdmin(test);
  const ana = await registerTeacher(test.app);
  const { database } = test.deps;
  const lessons: string[] = [];
  for (const title of ['Frações', 'Poliedros', 'Ângulos']) {
    lessons.push((await placeOrder(ana, { title })).json.id);
  }
  const [fractions = '', polyhedra = '', angles = ''] = lessons;
  const first = await insertPaid(database, fractions, { at: day(1) });
  paid = first;
  const second = await insertPaid(database, polyhedra, { at: day(2), method: 'card' });
  await insertRefund(database, first, { at: day(3), amountCents: 100, status: 'failed', failure: 'refused' });
  await insertRefund(database, second, {
    at: day(4),
    amountCents: 200,
    status: 'completed',
    note: 'combinado',
  });
  await insertRefund(database, first, { at: day(5), amountCents: 300 });
  await database.db.insert(refundRequestsTable).values([
    { lessonId: fractions, kind: 'regret', reason: 'Comprei em dobro', createdAt: day(6) },
    {
      lessonId: polyhedra,
      kind: 'guarantee',
      reason: 'Atrasou',
      status: 'denied',
      answer: 'Foi entregue no prazo',
      createdAt: day(7),
      decidedAt: day(8),
    },
    { lessonId: angles, kind: 'regret', reason: 'Mudei de ideia', createdAt: day(2) },
  ]);
});
afterAll(() => test.close());

/** The value of one member over all pages of two rows. */
async function readAll(path: string, member: string): Promise<unknown[]> {
  const values: unknown[] = [];
  let url: string | null = `/api/admin/${path}${path.includes('?') ? '&' : '?'}limit=2`;
  while (url) {
    const page = await admin.get(url);
    expect([url, page.status]).toEqual([url, 200]);
    values.push(...page.json.map((row: Record<string, unknown>) => row[member]));
    url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
  }
  return values;
}

describe('the list of refunds', () => {
  it('tells of each its lesson, its method and until when the provider takes it', async () => {
    const { json, headers } = await admin.get('/api/admin/refunds');
    expect(headers['x-total-count']).toBe('3');
    expect(json[2]).toMatchObject({
      paymentId: paid.attempt.id,
      lessonTitle: 'Frações',
      method: 'pix',
      amount: 1,
      status: 'failed',
      windowEndsAt: '2027-01-30T12:00:00.000Z',
      completedAt: null,
    });
    expect(json[1]).toMatchObject({ note: 'combinado', completedAt: day(4).toISOString(), method: 'card' });
  });

  it('goes page by page, newest first, and filters by status and title', async () => {
    expect(await readAll('refunds', 'amount')).toEqual([3, 2, 1]);
    expect(await readAll('refunds?status=failed', 'amount')).toEqual([1]);
    expect(await readAll('refunds?q=fracoes', 'amount')).toEqual([3, 1]);
    expect((await admin.get('/api/admin/refunds?status=open')).status).toBe(400);
  });
});

describe('the list of refund requests', () => {
  it('puts the open ones first, across pages, with the payment each is about', async () => {
    expect(await readAll('refund-requests', 'lessonTitle')).toEqual(['Frações', 'Ângulos', 'Poliedros']);
    const { json } = await admin.get('/api/admin/refund-requests');
    expect(json.map(({ paymentId }: { paymentId: string | null }) => paymentId)).toEqual([
      paid.attempt.id,
      null,
      expect.any(String),
    ]);
    expect(json[2]).toMatchObject({ status: 'denied', answer: 'Foi entregue no prazo', kind: 'guarantee' });
  });

  it('filters by status', async () => {
    expect(await readAll('refund-requests?status=open', 'lessonTitle')).toEqual(['Frações', 'Ângulos']);
    expect((await admin.get('/api/admin/refund-requests?status=failed')).status).toBe(400);
  });
});

describe('the list of differences', () => {
  it('is empty and says that nothing was compared before the first time', async () => {
    const { json, headers } = await admin.get('/api/admin/payment-differences');
    expect([json, headers['x-last-compared']]).toEqual([[], undefined]);
  });

  it('puts the open ones first and says when the provider compared longest ago was compared', async () => {
    const { db } = test.deps.database;
    await db.insert(comparisonsTable).values([
      { provider: 'pix', comparedAt: day(10), found: 1 },
      { provider: 'paypal', comparedAt: day(9), found: 0 },
    ]);
    const difference = (n: number) => ({
      kind: 'amount_differs' as const,
      provider: 'pix',
      providerRef: `ref-${n}`,
      oursCents: 4900,
      theirsCents: null,
      detail: 'O valor não bate',
      firstSeenAt: day(n),
      lastSeenAt: day(n),
    });
    await db
      .insert(differencesTable)
      .values([
        difference(1),
        { ...difference(3), resolvedAt: day(4), resolution: 'Conferido' },
        difference(2),
      ]);
    expect(await readAll('payment-differences', 'providerRef')).toEqual(['ref-2', 'ref-1', 'ref-3']);
    expect(await readAll('payment-differences?status=resolved', 'resolution')).toEqual(['Conferido']);
    expect(await readAll('payment-differences?status=open&q=F-1', 'ours')).toEqual([49]);
    const { headers } = await admin.get('/api/admin/payment-differences');
    expect(headers['x-last-compared']).toBe(day(9).toISOString());
    expect((await admin.get('/api/admin/payment-differences?status=pending')).status).toBe(400);
  });
});
