import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listLeads } from '#shared/backoffice/leads.contract.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';
import { type QuotesSearch, toLeadQuery } from '#web/backoffice/leads/leads-search.ts';

/** Requests of schools, newest first; while a filter changes the old rows stay. */
export const quotesQuery = (search: QuotesSearch) =>
  infiniteQueryOptions({
    queryKey: ['quotes', toLeadQuery(search)],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listLeads, {
        signal,
        query: { ...toLeadQuery(search), limit: 25, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });
