import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '#server/platform/http/lists/page.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { insertAttempt, insertPaid, insertRefund } from '#tests/builders/payment-rows.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let admin: ApiClient;
let ana: ApiClient;
let bia: ApiClient;
const lessons: Record<string, string> = {};
const at = (text: string) => new Date(`${text}-03:00`);

beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAdmin(test);
  ana = await registerTeacher(test.app, { firstName: 'Ana', email: 'ana@escola.test' });
  bia = await registerTeacher(test.app, {
    firstName: 'Bia',
    lastName: 'Conceição',
    email: 'bia@escola.test',
  });
  for (const [title, owner] of [
    ['Frações', ana],
    ['Ângulos', ana],
    ['Poliedros', bia],
  ] as const) {
    lessons[title] = (await placeOrder(owner, { title })).json.id;
  }
  const { database } = test.deps;
  const lesson = (title: string) => lessons[title] ?? '';
  await insertPaid(database, lesson('Frações'), {
    at: at('2026-10-31T23:59:59.999'),
    providerRef: 'a'.repeat(32),
  });
  const card = await insertPaid(database, lesson('Ângulos'), {
    method: 'card',
    at: at('2026-11-01T00:00:00'),
    providerRef: '5O190127TN364715T',
    amountCents: 8900,
    isLive: true,
  });
  await insertRefund(database, card, { amountCents: 1000 });
  const back = await insertPaid(database, lesson('Poliedros'), { at: at('2026-11-02T10:00:00') });
  await insertRefund(database, back, { status: 'completed' });
  await insertPaid(database, lesson('Poliedros'), { method: 'manual', at: at('2026-11-03T10:00:00') });
  for (const [index, status] of (
    ['awaiting_payer', 'processing', 'declined', 'failed', 'expired', 'canceled'] as const
  ).entries()) {
    await insertAttempt(database, lesson('Frações'), { status, at: at(`2026-11-04T1${index}:00:00`) });
  }
  await insertAttempt(database, lesson('Frações'), { providerRef: null, at: at('2026-11-05T10:00:00') });
});
afterAll(() => test.close());

const list = async (query = '') => {
  const answer = await admin.get(`/api/admin/payments${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.json;
};
const seen = async (query: string) =>
  (await list(query)).map(
    (payment: { lessonTitle: string; status: string }) => `${payment.lessonTitle} ${payment.status}`,
  );

describe("the admin's list of payments", () => {
  it('shows what reached a provider or holds money, newest first', async () => {
    expect(await seen('')).toEqual([
      'Frações cancelled',
      'Frações expired',
      'Frações declined',
      'Frações declined',
      'Frações pending',
      'Frações pending',
      'Poliedros paid',
      'Poliedros refunded',
      'Ângulos paid',
      'Frações paid',
    ]);
  });

  it('tells of each what came, what went back, what may still go back and until when', async () => {
    const [payment] = await list('?method=card');
    expect(payment).toMatchObject({
      lessonId: lessons.Ângulos,
      client: { firstName: 'Ana', lastName: 'Souza', email: 'ana@escola.test' },
      amount: 89,
      refunded: 10,
      refundable: 79,
      refundWindowEndsAt: '2027-04-30T03:00:00.000Z',
      providerRef: '5O190127TN364715T',
      isLive: true,
      isDisputed: false,
      paidAt: '2026-11-01T03:00:00.000Z',
    });
    const [manual] = await list('?method=manual');
    expect(manual).toMatchObject({ providerRef: null, refundable: 49, refundWindowEndsAt: null });
    const [gone] = await list('?status=refunded');
    expect(gone).toMatchObject({ amount: 49, refunded: 49, refundable: 0 });
  });

  it.each([
    ['paid', ['Poliedros', 'Ângulos', 'Frações']],
    ['pending', ['Frações', 'Frações']],
    ['declined', ['Frações', 'Frações']],
    ['expired', ['Frações']],
    ['cancelled', ['Frações']],
  ])('filters by the status shown: %s', async (status, titles) => {
    const rows = await list(`?status=${status}`);
    expect(rows.map((row: { lessonTitle: string }) => row.lessonTitle)).toEqual(titles);
    expect(new Set(rows.map((row: { status: string }) => row.status))).toEqual(new Set([status]));
  });

  it('finds what went back in part as well as in full', async () => {
    expect(await seen('?status=refunded')).toEqual(['Poliedros refunded', 'Ângulos paid']);
  });

  it('sums what the filter lets through, as the rows themselves do', async () => {
    for (const query of [
      '',
      '?status=paid',
      '?status=refunded',
      '?q=bia',
      '?from=2026-11-02',
      '?status=expired',
    ]) {
      const rows = await list(`${query}${query ? '&' : '?'}limit=200`);
      const held = rows.filter(({ paidAt }: { paidAt: string | null }) => paidAt !== null);
      const sum = (field: string) =>
        held.reduce((all: number, row: Record<string, number>) => all + (row[field] ?? 0), 0);
      const told = (await admin.get(`/api/admin/payments/sum${query}`)).json;
      expect([query, told]).toEqual([
        query,
        { payments: rows.length, received: sum('amount'), refunded: sum('refunded') },
      ]);
    }
  });

  it('takes days of São Paulo, both included', async () => {
    expect(await seen('?to=2026-10-31')).toEqual(['Frações paid']);
    expect(await seen('?from=2026-11-01&to=2026-11-01')).toEqual(['Ângulos paid']);
    expect(await seen('?from=2026-11-02&to=2026-11-03')).toEqual(['Poliedros paid', 'Poliedros refunded']);
  });

  it('finds clients, titles and references of the provider', async () => {
    expect(await seen('?q=conceicao')).toEqual(['Poliedros paid', 'Poliedros refunded']);
    expect(await seen('?q=bia@escola')).toHaveLength(2);
    expect(await seen('?q=angulos')).toEqual(['Ângulos paid']);
    expect(await seen('?q=5o190127')).toEqual(['Ângulos paid']);
    const [capture] = (
      await test.deps.database.db.execute(
        sql`select provider_ref from payment_captures where method = 'card'`,
      )
    ).rows;
    expect(await seen(`?q=${capture?.provider_ref}`)).toEqual(['Ângulos paid']);
    expect(await seen('?q=poli&status=paid&method=manual')).toEqual(['Poliedros paid']);
    for (const q of ['100%25', '_____', "'; drop table charges;--"])
      expect(await seen(`?q=${q}`)).toEqual([]);
  });

  it('is read page by page without loss or repetition', async () => {
    const ids: string[] = [];
    let url: string | null = '/api/admin/payments?limit=3';
    while (url) {
      const page = await admin.get(url);
      expect(page.headers['x-total-count']).toBe('10');
      ids.push(...page.json.map(({ id }: { id: string }) => id));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
    }
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      'status=captured',
      'status=__proto__',
      'method=boleto',
      'from=2026-02-30',
      'from=0000-01-01',
      'to=ontem',
      'from=2026-11-02&to=2026-11-01',
      'limit=0',
      'cursor=x',
      `cursor=${encodeCursor({ after: 'open +275760-09-13T00:00:00.000Z', id: lessons.Frações ?? '' })}`,
      `cursor=${encodeCursor({ after: 'open 2026-11-02T00:00:00.000Z', id: 'x' })}`,
    ]) {
      expect([query, (await admin.get(`/api/admin/payments?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

it('what the admin reads of payments is for admins alone', async () => {
  const editor = await signInEditor(test);
  for (const path of [
    'payments',
    'payments.csv',
    'refunds',
    'refund-requests',
    'payment-differences',
    'revenue',
    'stats',
  ]) {
    const url = `/api/admin/${path}`;
    expect([path, (await apiClient(test.app).get(url)).status]).toEqual([path, 401]);
    expect([path, (await ana.get(url)).status]).toEqual([path, 403]);
    expect([path, (await editor.get(url)).status]).toEqual([path, 403]);
    expect([path, (await admin.get(url)).status]).toEqual([path, 200]);
  }
});
