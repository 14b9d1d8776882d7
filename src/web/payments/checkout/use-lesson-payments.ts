import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { isSettling, wasCardDeclined } from '#web/payments/judge-payments.ts';
import { lessonPaymentsQuery } from '#web/payments/payment-queries.ts';
import { pollInterval } from './poll-interval.ts';

/**
 * Every attempt to pay a lesson, asked for anew now and then besides the events. `onChanged` is called as
 * long as one of them is paid: the lesson itself then says so, the screen never does.
 */
export function useLessonPayments(lessonId: string, isStreaming: boolean, onChanged: () => void) {
  const { data, dataUpdatedAt, refetch, isFetching } = useQuery({
    ...lessonPaymentsQuery(lessonId),
    refetchInterval: (query) => pollInterval(query.state.data, isStreaming, Date.now()),
  });
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  const isPaid = data?.some(({ status }: Payment) => status === 'paid') ?? false;
  useEffect(() => {
    if (isPaid && dataUpdatedAt) latest.current();
  }, [isPaid, dataUpdatedAt]);
  return { isSettling: isSettling(data), wasDeclined: wasCardDeclined(data), refetch, isFetching };
}
