import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAdminLessons } from '#shared/backoffice/admin-lessons.contract.ts';
import * as contract from '#shared/payments/admin-payments.contract.ts';
import { listInvoices } from '#shared/payments/invoices.contract.ts';
import { getLessonMoney } from '#shared/payments/lesson-money.contract.ts';
import { callApi, callApiList, type ListPage, sendCall } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';
import { type FinancialSearch, toQuery } from './financial-search.ts';

/** Everything of the financial tab lies below this key. */
const KEY = ['financial'] as const;
/** Rows of the shorter lists below the payments. */
const SHORT_PAGE = 10;

function pages<T, Page extends ListPage<T[]>>(
  key: readonly unknown[],
  load: (place: { cursor?: string }, signal: AbortSignal) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey: [...KEY, ...key],
    queryFn: ({ signal, pageParam }) => load(pageParam ? { cursor: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });
}

/** Payments newest first; while a filter changes the old rows stay. */
export const paymentsQuery = (search: FinancialSearch) =>
  pages(['payments', search], (place, signal) =>
    callApiList(contract.listAdminPayments, { signal, query: { ...toQuery(search), ...place, limit: 25 } }),
  );

/** Refunds newest first; `failed` alone for those that wait for a person. */
export const refundsQuery = (status?: 'failed') =>
  pages(['refunds', status ?? 'all'], (place, signal) =>
    callApiList(contract.listAdminRefunds, {
      signal,
      query: { ...(status && { status }), ...place, limit: status ? 50 : SHORT_PAGE },
    }),
  );

export const refundRequestsQuery = (status: 'open' | 'decided') =>
  pages(['requests', status], (place, signal) =>
    callApiList(contract.listRefundRequests, { signal, query: { status, ...place, limit: SHORT_PAGE } }),
  );

/** What the filter of the payments lets through in sum. */
export const paymentSumQuery = (search: FinancialSearch) =>
  queryOptions({
    queryKey: [...KEY, 'sum', search],
    queryFn: ({ signal }) => callApi(contract.sumAdminPayments, { signal, query: toQuery(search) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Fiscal documents and what still waits for one, newest first. */
export const invoicesQuery = (search: FinancialSearch) =>
  pages(['invoices', search], (place, signal) =>
    callApiList(listInvoices, { signal, query: { ...toQuery(search), ...place, limit: 25 } }),
  );

/** All the money of one lesson. */
export const lessonMoneyQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [...KEY, 'lesson', lessonId],
    queryFn: ({ signal }) => callApi(getLessonMoney, { signal, params: { id: lessonId } }),
    staleTime: 0,
  });

/** Projects that wait to be paid and fit a search. */
export const payableQuery = (q: string) =>
  queryOptions({
    queryKey: [...KEY, 'payable', q],
    queryFn: ({ signal }) =>
      callApi(listAdminLessons, { signal, query: { q, status: 'waiting_payment', limit: 8 } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Differences, open ones first. */
export const differencesQuery = () =>
  pages(['differences'], (place, signal) =>
    callApiList(contract.listDifferences, { signal, query: { ...place, limit: SHORT_PAGE } }),
  );

/** How many differences are open, and when books and providers were last compared; null before the first time. */
export const booksQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'books'],
    queryFn: async ({ signal }) => {
      const { headers } = await sendCall(contract.listDifferences, {
        signal,
        query: { status: 'open', limit: 1 },
      });
      return { open: Number(headers.get('X-Total-Count')), comparedAt: headers.get('X-Last-Compared') };
    },
    ...RENEWED,
  });

/** Earned in the last twelve months, this one included. */
export const revenueQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'revenue'],
    queryFn: ({ signal }) => callApi(contract.getRevenue, { signal, query: { months: 12 } }),
    ...RENEWED,
  });
