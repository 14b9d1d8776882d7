import { expect } from 'vitest';
import { invoicesTable, lessonBillingTable } from '#server/payments/documents/documents.table.ts';
import { setLesson } from './lessons.ts';
import { type PaymentTest, paidByCard, refundsOf } from './payments.ts';
import { HOUR_MS } from './test-clock.ts';

async function productionBegun(pay: PaymentTest) {
  const paid = await paidByCard(pay);
  const assigned = await pay.admin.patch(`/api/admin/lessons/${paid.lessonId}`, {
    status: 'in_production',
    reason: 'começou',
  });
  expect(assigned.status, assigned.text).toBe(200);
  return paid;
}

/** A refund that a teacher asked for after the seven days, and where an admin decides it. */
export async function askedRefund(pay: PaymentTest) {
  const paid = await productionBegun(pay);
  // After the seven days of the purchase: before, no person decides.
  await setLesson(pay.test, paid.lessonId, {
    paidAt: new Date(pay.clock.now().getTime() - 8 * 24 * HOUR_MS),
  });
  const request = await paid.teacher.post(`/api/lessons/${paid.lessonId}/refund-request`, {
    reason: 'Não serviu',
  });
  expect([request.status, request.json.status]).toEqual([201, 'open']);
  return { ...paid, path: `/api/admin/refund-requests/${request.json.id}/decision` };
}

/** A refund that the provider refused, and where an admin says what becomes of it. */
export async function refusedRefund(pay: PaymentTest) {
  await pay.test.runJobs();
  const { lessonId, paymentId } = await paidByCard(pay);
  await pay.paypal.control.plan('refund', 'refund_failed');
  await pay.admin.post(`/api/admin/payments/${paymentId}/refund`, { amount: 9.5, reason: 'Desconto' });
  await pay.test.runJobs();
  const [refund] = await refundsOf(pay, lessonId);
  expect(refund.status).toBe('failed');
  return { lessonId, path: `/api/admin/refunds/${refund.id}` };
}

/** A paid lesson whose invoice the city refused. */
export async function refusedInvoice(pay: PaymentTest) {
  const { lessonId } = await paidByCard(pay);
  const at = pay.clock.now();
  const customer = { name: 'Ana', address: 'Rua B, 1', email: 'ana@escola.test', updatedAt: at };
  await pay.test.deps.database.db
    .insert(lessonBillingTable)
    .values({ lessonId, kind: 'person', document: '52998224725', ...customer });
  const state = { status: 'rejeitada', reason: 'CPF recusado' } as const;
  await pay.test.deps.database.db
    .insert(invoicesTable)
    .values({ lessonId, ...state, createdAt: at, updatedAt: at });
  return { lessonId };
}
