import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as contract from '#shared/payments/admin-payments.contract.ts';
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

export const refundRequestsQuery = () =>
  pages(['requests'], (place, signal) =>
    callApiList(contract.listRefundRequests, { signal, query: { ...place, limit: SHORT_PAGE } }),
  );

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
