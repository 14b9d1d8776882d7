import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import { keepWebhooks } from '#server/payments/webhooks/keep-webhooks.ts';
import { signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { balances } from '#tests/builders/books.ts';
import {
  captureIdOf,
  createPaymentTest,
  type PaymentTest,
  paidByCard,
  refundsOf,
  statusOf,
} from '#tests/builders/payments.ts';
import { finish, uploadDelivery } from '#tests/builders/production.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';

let pay: PaymentTest;
let editor: ApiClient;
beforeAll(async () => {
  pay = await createPaymentTest();
  editor = await signInEditor(pay.test);
});
afterAll(() => pay.close());

const db = () => pay.test.deps.database.db;
const pathOf = (lessonId: string) => `/api/lessons/${lessonId}/refund-request`;
const withdraw = (teacher: ApiClient, lessonId: string, body: object = {}) =>
  teacher.post(pathOf(lessonId), body);

/** Paid, given to an editor, the final file uploaded. */
async function inProduction() {
  const paid = await paidByCard(pay);
  const { json } = await pay.admin.post('/api/admin/assign-editor', {
    lessonId: paid.lessonId,
    editorId: editor.user.id,
  });
  await uploadDelivery(editor, json.id);
  return { ...paid, productionId: json.id as string };
}
async function expectAllBackOnce(lessonId: string, teacher: ApiClient): Promise<void> {
  await pay.deliverAll();
  await pay.reconcile(60_000);
  expect(await statusOf(teacher, lessonId)).toBe('cancelled');
  const sums = Object.values(await balances(db(), lessonId));
  expect(sums.every((sum) => sum === 0)).toBe(true);
  const refunds: { status: string; amount: number }[] = await refundsOf(pay, lessonId);
  expect(refunds.map(({ status, amount }) => [status, amount])).toEqual([['completed', 49]]);
  const moves = await db()
    .select({ event: lessonTransitionsTable.event })
    .from(lessonTransitionsTable)
    .where(eq(lessonTransitionsTable.lessonId, lessonId));
  expect(moves.filter(({ event }) => event === 'refund')).toHaveLength(1);
}

describe('within seven days of the purchase the money goes back at once', () => {
  it('without a reason, also when an editor is at work', async () => {
    const { teacher, lessonId } = await inProduction();
    const asked = await withdraw(teacher, lessonId);
    expect([asked.status, asked.json.kind, asked.json.status, asked.json.reason]).toEqual([
      201,
      'regret',
      'granted',
      '',
    ]);
    await expectAllBackOnce(lessonId, teacher);
  });

  it('also after the delivery', async () => {
    const { teacher, lessonId, productionId } = await inProduction();
    await finish(editor, productionId);
    expect((await withdraw(teacher, lessonId, { reason: 'Mudei de ideia' })).json.status).toBe('granted');
    await expectAllBackOnce(lessonId, teacher);
  });

  it('once, however often it is sent', async () => {
    const { teacher, lessonId } = await inProduction();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all([
      teacher.post(pathOf(lessonId), {}, key),
      teacher.post(pathOf(lessonId), {}, key),
      teacher.post(pathOf(lessonId), {}),
    ]);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    const replay = await teacher.post(pathOf(lessonId), {}, key);
    expect([201, 409]).toContain(replay.status);
    await expectAllBackOnce(lessonId, teacher);
  });

  it('at the same moment as a delivery or a revision: the money goes back, and no work is left', async () => {
    for (let round = 0; round < 3; round++) {
      const { teacher, lessonId, productionId } = await inProduction();
      const [delivered, asked] = await Promise.all([
        finish(editor, productionId),
        withdraw(teacher, lessonId),
      ]);
      expect([200, 409]).toContain(delivered.status);
      expect(asked.json.status).toBe('granted');
      await expectAllBackOnce(lessonId, teacher);
    }
    const { teacher, lessonId, productionId } = await inProduction();
    await finish(editor, productionId);
    const [revised, asked] = await Promise.all([
      teacher.post(`/api/lessons/${lessonId}/revisions`, { text: 'Trocar a capa' }),
      withdraw(teacher, lessonId),
    ]);
    expect([200, 409]).toContain(revised.status);
    expect(asked.json.status).toBe('granted');
    await expectAllBackOnce(lessonId, teacher);
    expect((await uploadDelivery(editor, productionId)).status).toBe(409);
  });

  it('at the same moment as an admin: never more than was paid', async () => {
    const { teacher, lessonId, paymentId } = await inProduction();
    const path = `/api/admin/payments/${paymentId}/refund`;
    const [byAdmin, asked] = await Promise.all([
      pay.admin.post(path, { amount: 49, reason: 'Cliente desistiu' }),
      withdraw(teacher, lessonId),
    ]);
    expect([byAdmin.status, asked.status].filter((status) => status < 300)).toHaveLength(1);
    await expectAllBackOnce(lessonId, teacher);
  });

  it('not where the bank is taking it back already: then a person looks', async () => {
    const { teacher, lessonId, orderId } = await inProduction();
    await holdByDispute(orderId);
    const asked = await withdraw(teacher, lessonId);
    expect([asked.status, asked.json.status]).toEqual([201, 'open']);
    expect(await refundsOf(pay, lessonId)).toEqual([]);
  });
});

describe('after seven days', () => {
  it('the guarantee asks for a reason, and the team decides', async () => {
    const { teacher, lessonId } = await inProduction();
    pay.clock.advance(8 * 24 * HOUR_MS);
    const login = { email: teacher.user.email, password: 'segredo-123' };
    teacher.token = (await teacher.post('/api/auth/local/login', login)).json.token;
    const refused = await withdraw(teacher, lessonId, { reason: '  ' });
    expect([refused.status, refused.json.message]).toEqual([400, 'Escreva o motivo']);
    const asked = await withdraw(teacher, lessonId, { reason: 'Não corresponde à análise.' });
    expect([asked.json.kind, asked.json.status]).toEqual(['guarantee', 'open']);
    expect(await statusOf(teacher, lessonId)).toBe('in_production');
  });
});

async function holdByDispute(orderId: string): Promise<void> {
  await keepWebhooks(
    pay.test.deps,
    [
      {
        provider: 'paypal',
        eventId: `WH-${orderId}`,
        type: 'CUSTOMER.DISPUTE.CREATED',
        orderRef: null,
        captureRef: await captureIdOf(pay, orderId),
      },
    ],
    Buffer.from('{}'),
  );
  await pay.test.runJobs();
}
