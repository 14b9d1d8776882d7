import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { createPaymentTest, lessonToPay, type PaymentTest, paidByCard } from '#tests/builders/payments.ts';
import { uploadDelivery } from '#tests/builders/production.ts';

let pay: PaymentTest;
let editor: ApiClient;
beforeAll(async () => {
  pay = await createPaymentTest();
  editor = await signInEditor(pay.test);
});
afterAll(() => pay.close());

const PATH = '/api/admin/lessons/bulk-status';
interface Outcome {
  id: string;
  from: string | null;
  to: string | null;
  message: string | null;
  undo: string | null;
}
async function change(ids: string[], status: string, isPreview = false): Promise<Outcome[]> {
  const answer = await pay.admin.post(PATH, { ids, status, reason: 'Arrumar a fila', isPreview });
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}
const statusOf = async (id: string) => {
  const [row] = await pay.test.deps.database.db
    .select({ status: lessonsTable.status })
    .from(lessonsTable)
    .where(eq(lessonsTable.id, id));
  return row?.status;
};
async function inProduction() {
  const paid = await paidByCard(pay);
  const given = { lessonId: paid.lessonId, editorId: editor.user.id };
  const assigned = await pay.admin.post('/api/admin/assign-editor', given);
  expect(assigned.status, assigned.text).toBe(200);
  return { ...paid, productionId: String(assigned.json.id) };
}

test('what the act on one project refuses is refused for many, and said for each', async () => {
  const unpaid = await lessonToPay(pay);
  const waiting = await paidByCard(pay);
  const fileless = await inProduction();
  const ready = await inProduction();
  await uploadDelivery(editor, ready.productionId);
  const ids = [unpaid, waiting, fileless, ready].map(({ lessonId }) => lessonId);
  const told = [
    [null, 'Sem pagamento.'],
    [null, 'Não está em produção: não há o que entregar.'],
    [null, 'Sem arquivo final.'],
    ['completed', null],
  ];
  const foretold = await change(ids, 'completed', true);
  expect(foretold.map(({ to, message }) => [to, message])).toEqual(told);
  expect(await Promise.all(ids.map(statusOf)), 'a preview changes nothing').toEqual([
    'waiting_payment',
    'paid',
    'in_production',
    'in_production',
  ]);
  expect((await change(ids, 'completed')).map(({ to, message }) => [to, message])).toEqual(told);
  expect(await Promise.all(ids.map(statusOf))).toEqual([
    'waiting_payment',
    'paid',
    'in_production',
    'completed',
  ]);
});

test('many at once need a reason, are known, and stand one by one in the history', async () => {
  const { lessonId } = await paidByCard(pay);
  expect((await pay.admin.post(PATH, { ids: [lessonId], status: 'waiting_payment' })).status).toBe(400);
  const [unknown] = await change(['00000000-0000-7000-8000-000000000000'], 'submitted');
  expect(unknown).toMatchObject({ to: null, message: expect.stringContaining('não') });
  await change([lessonId], 'waiting_payment');
  const { json } = await pay.admin.get(`/api/admin/audit?subject=${lessonId}&action=lesson.forced`);
  expect(json).toMatchObject([{ reason: 'Arrumar a fila', after: { status: 'waiting_payment' } }]);
});

test('a change of many is undone where nothing has moved since, once', async () => {
  const still = await paidByCard(pay);
  const moved = await paidByCard(pay);
  const outcomes = await change([still.lessonId, moved.lessonId], 'waiting_payment');
  const moves = outcomes.map(({ id, undo }) => ({ id, undo }));
  await pay.admin.patch(`/api/admin/lessons/${moved.lessonId}`, { status: 'paid', reason: 'é pago' });
  const undo = async () => (await pay.admin.post(`${PATH}/undo`, { moves })).json;
  expect(await undo()).toMatchObject([
    { id: still.lessonId, to: 'paid', message: null },
    { id: moved.lessonId, to: null, message: 'O projeto já seguiu adiante: nada foi desfeito nele.' },
  ]);
  expect(await statusOf(still.lessonId)).toBe('paid');
  expect((await undo())[0]).toMatchObject({ to: null });
  const { json } = await pay.admin.get(`/api/admin/audit?subject=${still.lessonId}&action=lesson.forced`);
  expect(json[0]).toMatchObject({ reason: 'Mudança em lote desfeita: Arrumar a fila' });
});

test('two undoings at once restore once', async () => {
  const { lessonId } = await paidByCard(pay);
  const [outcome] = await change([lessonId], 'waiting_payment');
  const moves = [{ id: lessonId, undo: outcome?.undo }];
  const answers = await Promise.all([1, 2].map(() => pay.admin.post(`${PATH}/undo`, { moves })));
  expect(answers.map(({ json }) => json[0].to).sort()).toEqual([null, 'paid']);
});

test('a project forced to its end without money or file offers neither refund nor revision nor rating', async () => {
  const { teacher, lessonId } = await lessonToPay(pay);
  const forced = { status: 'completed', reason: 'fechado por engano' };
  expect((await pay.admin.patch(`/api/admin/lessons/${lessonId}`, forced)).status).toBe(200);
  const { json } = await teacher.get(`/api/lessons/${lessonId}`);
  expect(json.completedAt).toBeNull();
  for (const action of ['refund', 'revise', 'rate', 'bill', 'receipt']) {
    expect(json.allowedActions, action).not.toContain(action);
  }
  const asked = await teacher.post(`/api/lessons/${lessonId}/refund-request`, { reason: 'x' });
  expect(asked.status).toBe(409);
  const revised = await teacher.post(`/api/lessons/${lessonId}/revisions`, { text: 'x' });
  expect(revised.status).toBe(409);
});

test('nobody sets by hand that a lesson is being analysed', async () => {
  const { lessonId } = await lessonToPay(pay);
  const edit = { status: 'analyzing', reason: 'de novo' };
  const answer = await pay.admin.patch(`/api/admin/lessons/${lessonId}`, edit);
  expect([answer.status, answer.json.message]).toEqual([400, expect.stringContaining('sozinha')]);
  const [outcome] = await change([lessonId], 'analyzing');
  expect(outcome?.message).toContain('sozinha');
});

test('the price of what was paid says so, and what can be done instead', async () => {
  const { lessonId } = await paidByCard(pay);
  const answer = await pay.admin.patch(`/api/admin/lessons/${lessonId}`, { price: 10 });
  expect([answer.status, answer.json.message]).toEqual([
    409,
    expect.stringMatching(/^O preço não muda mais/),
  ]);
  await setLesson(pay.test, lessonId, { status: 'cancelled' });
  const cancelled = await pay.admin.patch(`/api/admin/lessons/${lessonId}`, { price: 10 });
  expect(cancelled.json.message).toContain('cancelado');
});
