import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getBilling } from '#shared/payments/billing.contract.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { listLessonPayments, startPayment } from '#shared/payments/payments.contract.ts';
import { getRefundsOfLesson } from '#shared/payments/refunds.contract.ts';
import { callApi } from '#web/platform/call-api.ts';

const keyOf = (lessonId: string, part: string) => ['payments', lessonId, part] as const;

/** Every attempt to pay the lesson, newest first. What it says of the Pix charge on screen goes there too. */
export const lessonPaymentsQuery = (lessonId: string) =>
  queryOptions({
    queryKey: keyOf(lessonId, 'list'),
    queryFn: async ({ signal, client }) => {
      const payments = await callApi(listLessonPayments, { params: { id: lessonId }, signal });
      client.setQueryData(
        pixChargeQuery(lessonId).queryKey,
        (charge) => payments.find(({ id }) => id === charge?.id) ?? charge,
      );
      return payments;
    },
    staleTime: 0,
  });

/** The Pix charge to show. Asking for it starts one where none is live; the server answers a live one again. */
export const pixChargeQuery = (lessonId: string) =>
  queryOptions({
    queryKey: keyOf(lessonId, 'pix'),
    queryFn: () => callApi(startPayment, { body: { lessonId, method: 'pix' } }),
  });

/** A payment as a call has just answered it, put where the screen reads it. */
export function rememberPayment(client: QueryClient, payment: Payment): void {
  const { lessonId, id } = payment;
  // A list on its way is older than this answer.
  void client.cancelQueries({ queryKey: lessonPaymentsQuery(lessonId).queryKey });
  client.setQueryData(pixChargeQuery(lessonId).queryKey, (charge) => (charge?.id === id ? payment : charge));
  client.setQueryData(lessonPaymentsQuery(lessonId).queryKey, (payments) =>
    payments?.map((one) => (one.id === id ? payment : one)),
  );
}

export const billingQuery = (lessonId: string) =>
  queryOptions({
    queryKey: keyOf(lessonId, 'billing'),
    queryFn: ({ signal }) => callApi(getBilling, { params: { id: lessonId }, signal }),
  });

export const refundsQuery = (lessonId: string) =>
  queryOptions({
    queryKey: keyOf(lessonId, 'refunds'),
    queryFn: ({ signal }) => callApi(getRefundsOfLesson, { params: { id: lessonId }, signal }),
    staleTime: 0,
  });
