import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { openClient } from '#shared/backoffice/clients.contract.ts';
import { listAdminPayments, sumAdminPayments } from '#shared/payments/admin-payments.contract.ts';
import { callApi, callApiList } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';

const PAYMENTS = 10;

/** Below the key of the lessons: what is done with one of them is seen here too. */
export const openedClientQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-lessons', 'client', id],
    queryFn: ({ signal }) => callApi(openClient, { params: { id }, signal }),
    ...RENEWED,
  });

/** Below the key of the financial tab, for the same reason. */
export const clientPaymentsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['financial', 'of-client', id],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listAdminPayments, {
        signal,
        query: { client: id, limit: PAYMENTS, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    ...RENEWED,
  });

export const clientSumQuery = (id: string) =>
  queryOptions({
    queryKey: ['financial', 'sum-of-client', id],
    queryFn: ({ signal }) => callApi(sumAdminPayments, { signal, query: { client: id } }),
    ...RENEWED,
  });
