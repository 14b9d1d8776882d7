import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { isSettling, wasCardDeclined } from '#web/payments/judge-payments.ts';
import { lessonPaymentsQuery } from '#web/payments/payment-queries.ts';

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

const WITH_EVENTS_MS = 30_000;
const WITHOUT_EVENTS_MS = 8000;
const SOON_MS = 2000;
/** The server's clock may run a little behind this one. */
const GRACE_MS = 500;

/** How long to wait before the payments are asked for again: rarely, but right when a code runs out and while one is settling. */
export function pollInterval(
  payments: readonly Payment[] | undefined,
  isStreaming: boolean,
  now: number,
): number {
  if (!isStreaming || isSettling(payments)) return WITHOUT_EVENTS_MS;
  const ends = (payments ?? []).flatMap(({ pix }) =>
    pix ? [Date.parse(pix.expiresAt) - now + GRACE_MS] : [],
  );
  return Math.max(SOON_MS, Math.min(WITH_EVENTS_MS, ...ends));
}
