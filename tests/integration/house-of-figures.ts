import { signInEditor } from '#tests/builders/admins.ts';
import type { Answer, ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { createPaymentTest, lessonToPay, type PaymentTest, paidByCard } from '#tests/builders/payments.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { assign, handOver, type ProductionTest, passTime } from '#tests/builders/production.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';

const DAY_MS = 24 * HOUR_MS;

/** A house in which everything that is counted somewhere has happened, by the product's own calls. */
export interface House {
  pay: PaymentTest;
  lia: ApiClient;
  bruno: ApiClient;
  marina: ApiClient;
}

const done = (answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(`refused: ${answer.text}`);
  return answer;
};

export async function fillHouse(): Promise<House> {
  const pay = await createPaymentTest();
  const { test, clock, admin } = pay;
  const lia = await signInEditor(test, 'lia@lousa.test');
  const bruno = await signInEditor(test, 'bruno@lousa.test');
  const marina = await registerTeacher(test.app, { firstName: 'Marina', lastName: 'Salles' });
  const all: ProductionTest = { test, clock, admin, editor: lia, otherEditor: bruno, teacher: marina };
  const buy = async (teacher = marina) => {
    const { lessonId } = await lessonToPay(pay, teacher);
    const orderId = done(
      await teacher.post('/api/paypal/order', { lessonId, amount: 49, currency: 'BRL', intent: 'capture' }),
    ).json.id;
    await pay.paypal.control.approve(orderId);
    done(await teacher.post(`/api/paypal/order/${orderId}/capture`));
    return lessonId;
  };
  const give = async (to: ApiClient, teacher = marina) => {
    const lessonId = await buy(teacher);
    return { lessonId, productionId: done(await assign(all, lessonId, to)).json.id as string };
  };
  const due = (lessonId: string, ms: number) =>
    setLesson(test, lessonId, { deadline: new Date(clock.now().getTime() + ms) });
  const start = async ({ productionId }: { productionId: string }) =>
    done(await admin.patch(`/api/productions/${productionId}`, { status: 'in_progress' }));
  const deliver = (to: ApiClient, { productionId }: { productionId: string }) =>
    handOver({ ...all, editor: to }, productionId);
  const rate = async ({ lessonId }: { lessonId: string }, stars: number) =>
    done(await marina.post(`/api/lessons/${lessonId}/rating`, { stars, comment: 'Assim foi.' }));
  const force = async (lessonId: string, status: string) =>
    done(await admin.patch(`/api/admin/lessons/${lessonId}`, { status, reason: 'Combinado por telefone' }));
  const write = async (lessonId: string, from: ApiClient = marina) =>
    done(await from.post(`/api/lessons/${lessonId}/messages`, { content: 'Como está?' }));

  // Long ago, for a month of its own: what was delivered then is no news today.
  const old = await give(bruno);
  await deliver(bruno, old);
  await rate(old, 4);
  await passTime(all, 40 * DAY_MS);

  // Before production: read, not read, approved, given up.
  for (const status of ['submitted', 'waiting_approval', 'waiting_payment', 'waiting_payment'] as const) {
    await setLesson(test, (await placeOrder(marina)).json.id, { status });
  }
  await setLesson(test, (await placeOrder(marina)).json.id, {
    status: 'submitted',
    analysisError: 'A foto está escura.',
  });
  await force((await lessonToPay(pay, marina)).lessonId, 'cancelled');

  // Paid and given to nobody: in time, late, and taken from its editor.
  await buy();
  await due(await buy(), -2 * DAY_MS);
  const taken = await give(lia);
  done(await admin.post('/api/admin/unassign-editor', { lessonId: taken.lessonId, reason: 'Férias' }));
  await due(taken.lessonId, -DAY_MS);

  // In work: new, begun, near, late, resting.
  await write((await give(lia)).lessonId);
  const begun = await give(lia);
  await start(begun);
  await due(begun.lessonId, 5 * DAY_MS);
  await write(begun.lessonId);
  await write(begun.lessonId, lia);
  const late = await give(lia);
  await start(late);
  await due(late.lessonId, -3 * DAY_MS);
  const resting = await give(bruno);
  await due(resting.lessonId, 2 * DAY_MS);
  await setLesson(test, resting.lessonId, { onHoldSince: clock.now(), onHoldReason: 'Contestação' });

  // Delivered: in time, late, revised, once more.
  const punctual = await give(lia);
  await deliver(lia, punctual);
  await rate(punctual, 5);
  const slow = await give(lia);
  const revised = await give(bruno);
  const twice = await give(lia);
  await deliver(bruno, revised);
  await deliver(lia, twice);
  await rate(revised, 2);
  for (const { lessonId } of [revised, twice]) {
    done(await marina.post(`/api/lessons/${lessonId}/revisions`, { text: 'Troque o exemplo.' }));
  }
  await deliver(lia, twice);
  await rate(twice, 3);
  await passTime(all, 70 * DAY_MS);
  await deliver(lia, slow);
  await rate(slow, 1);
  await due(begun.lessonId, 5 * DAY_MS);
  await due(resting.lessonId, 2 * DAY_MS);

  // Forced: without a file, and without ever having been given to anybody.
  await force((await give(bruno)).lessonId, 'completed');
  await force(await buy(), 'completed');

  // Money back: all of it while in work, a part of it, asked for in time, too late, and in vain.
  const refund = async (paymentId: string, amount: number) =>
    done(
      await admin.post(`/api/admin/payments/${paymentId}/refund`, { amount, reason: 'Acordo com a cliente' }),
    );
  const whole = await paidByCard(pay);
  done(await assign(all, whole.lessonId, lia));
  await refund(whole.paymentId, 49);
  const part = await paidByCard(pay);
  await refund(part.paymentId, 9.5);
  const ask = async ({ lessonId }: { lessonId: string }) =>
    done(await marina.post(`/api/lessons/${lessonId}/refund-request`, { reason: 'Mudei de ideia' })).json;
  await ask(await give(lia));
  await ask(late);
  const { id: request } = await ask(slow);
  const decision = { decision: 'deny', answer: 'Foi entregue como combinado.' };
  done(await admin.post(`/api/admin/refund-requests/${request}/decision`, decision));

  // Somebody who went, and left what was bought.
  const leaving = await registerTeacher(test.app, { firstName: 'Vera' });
  const left = await give(bruno, leaving);
  await deliver(bruno, left);
  done(await leaving.delete('/api/account', { password: TEACHER_PASSWORD }));
  await registerTeacher(test.app, { firstName: 'Só olha' });
  await pay.deliverAll();
  return { pay, lia, bruno, marina };
}
