import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import { mailOutboxTable } from '#server/platform/mail/mail-outbox.table.ts';
import { signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { balances } from '#tests/builders/books.ts';
import { readMails } from '#tests/builders/mails.ts';
import { createPaymentTest, type PaymentTest, paidByCard, statusOf } from '#tests/builders/payments.ts';
import { finish, uploadDelivery } from '#tests/builders/production.ts';

let pay: PaymentTest;
let editor: ApiClient;
beforeAll(async () => {
  pay = await createPaymentTest();
  editor = await signInEditor(pay.test);
});
afterAll(() => pay.close());

const REFUNDED = { paypal: 0, sales: 0 };
async function inProduction() {
  const paid = await paidByCard(pay);
  const { json } = await pay.admin.post('/api/admin/assign-editor', {
    lessonId: paid.lessonId,
    editorId: editor.user.id,
  });
  await uploadDelivery(editor, json.id);
  return { ...paid, productionId: json.id as string };
}
const productionOf = async (id: string) => (await editor.get(`/api/productions/${id}`)).json;
/** Mails that told an editor of the end of a lesson, sent or not. */
const countTold = () =>
  pay.test.deps.database.db.$count(mailOutboxTable, eq(mailOutboxTable.kind, 'call-off'));
const refund = (paymentId: string) =>
  pay.admin.post(`/api/admin/payments/${paymentId}/refund`, { amount: 49, reason: 'Cliente desistiu' });
const eventsOf = async (lessonId: string) => {
  const rows = await pay.test.deps.database.db
    .select({ event: lessonTransitionsTable.event })
    .from(lessonTransitionsTable)
    .where(eq(lessonTransitionsTable.lessonId, lessonId))
    .orderBy(lessonTransitionsTable.id);
  return rows.map(({ event }) => event);
};
async function expectGivenBack(lessonId: string, teacher: ApiClient): Promise<void> {
  await pay.deliverAll();
  await pay.reconcile(60_000);
  expect(await statusOf(teacher, lessonId)).toBe('cancelled');
  expect({ ...REFUNDED, ...(await balances(pay.test.deps.database.db, lessonId)) }).toEqual(REFUNDED);
}

it('a delivery and a refund at once: the money goes back, delivered before or refused', async () => {
  for (let round = 0; round < 4; round++) {
    const { lessonId, teacher, paymentId, productionId } = await inProduction();
    const told = await countTold();
    const [delivered, refunded] = await Promise.all([finish(editor, productionId), refund(paymentId)]);
    expect(refunded.status).toBeLessThan(300);
    expect([200, 409]).toContain(delivered.status);
    const wasDelivered = (await eventsOf(lessonId)).includes('deliver');
    expect(wasDelivered).toBe(delivered.status === 200);
    await expectGivenBack(lessonId, teacher);
    expect(await productionOf(productionId)).toMatchObject({ status: 'cancelled', dueState: null });
    expect((await countTold()) - told).toBe(wasDelivered ? 0 : 1);
  }
});

it('leaves the open work of its editor, who is told and finds it among the cancelled ones', async () => {
  const before = (await editor.get('/api/editor/stats')).json.openProductions;
  const { paymentId, productionId } = await inProduction();
  expect((await editor.get('/api/editor/stats')).json.openProductions).toBe(before + 1);
  await refund(paymentId);
  expect((await editor.get('/api/editor/stats')).json.openProductions).toBe(before);
  const idsOf = async (status: string) =>
    (await editor.get(`/api/editor/projects?status=${status}&limit=200`)).json.map(
      ({ id }: { id: string }) => id,
    );
  expect(await idsOf('in_progress')).not.toContain(productionId);
  expect(await idsOf('cancelled')).toContain(productionId);
  const mails = (await readMails(pay.test)).filter(({ subject }) => subject.startsWith('Projeto cancelado'));
  expect(mails.at(-1)?.to).toBe(editor.user.email);
  expect((await finish(editor, productionId)).status).toBe(409);
  expect((await editor.patch(`/api/productions/${productionId}`, { status: 'in_progress' })).status).toBe(
    409,
  );
});

it('comes back with its lesson, at work where it was', async () => {
  const { lessonId, paymentId, productionId } = await inProduction();
  await refund(paymentId);
  await pay.deliverAll();
  const forced = await pay.admin.patch(`/api/admin/lessons/${lessonId}`, {
    status: 'in_production',
    reason: 'Cancelado por engano',
  });
  expect(forced.status).toBe(200);
  expect(await productionOf(productionId)).toMatchObject({ status: 'in_progress' });
});

it('a revision and a refund at once: the lesson ends, and a revision granted before leaves no work behind', async () => {
  for (let round = 0; round < 4; round++) {
    const { lessonId, teacher, paymentId, productionId } = await inProduction();
    await finish(editor, productionId);
    const revise = () => teacher.post(`/api/lessons/${lessonId}/revisions`, { text: 'Trocar a capa' });
    const [revised, refunded] = await Promise.all([revise(), refund(paymentId), revise()]);
    expect(refunded.status).toBeLessThan(300);
    expect([200, 409]).toContain(revised.status);
    const revisions = (await eventsOf(lessonId)).filter((event) => event === 'request_revision');
    expect(revisions.length).toBeLessThanOrEqual(1);
    await expectGivenBack(lessonId, teacher);
    expect((await uploadDelivery(editor, productionId)).status).toBe(409);
    const [production] = (await editor.get('/api/productions/assigned')).json;
    expect(production).toMatchObject({
      status: 'cancelled',
      dueState: null,
      lesson: { status: 'cancelled' },
    });
  }
});

it('assigning and a refund at once: cancelled either way', async () => {
  for (let round = 0; round < 4; round++) {
    const { lessonId, teacher, paymentId } = await paidByCard(pay);
    const assigned = pay.admin.post('/api/admin/assign-editor', { lessonId, editorId: editor.user.id });
    const [answer] = await Promise.all([assigned, refund(paymentId)]);
    expect([200, 409]).toContain(answer.status);
    await expectGivenBack(lessonId, teacher);
  }
});
