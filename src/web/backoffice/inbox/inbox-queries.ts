import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { countInbox, type InboxItem, listDoneToday, listInbox } from '#shared/backoffice/inbox.contract.ts';
import { callApi, callApiList } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';
import type { InboxSearch } from './inbox-search.ts';

/** Everything of the inbox lies below this key. */
export const INBOX_KEY = ['inbox'] as const;
const PER_PAGE = 50;

/** What waits, page by page; while the filter changes the old rows stay. */
export const inboxQuery = ({ visao, q }: Pick<InboxSearch, 'visao' | 'q'>) =>
  infiniteQueryOptions({
    queryKey: [...INBOX_KEY, 'list', visao ?? 'all', q ?? ''],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listInbox, {
        signal,
        query: {
          limit: PER_PAGE,
          ...(visao && { view: visao }),
          ...(q && { q }),
          ...(pageParam && { cursor: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });

export const inboxCountsQuery = () =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'counts'],
    queryFn: ({ signal }) => callApi(countInbox, { signal }),
    ...RENEWED,
  });

export const doneTodayQuery = () =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'done'],
    queryFn: ({ signal }) => callApi(listDoneToday, { signal }),
    ...RENEWED,
  });

/** Names an item in the address and in lists; a new message of the same conversation keeps its name. */
export const itemName = ({ kind, subject }: Pick<InboxItem, 'kind' | 'subject'>): string =>
  `${kind}:${subject}`;
