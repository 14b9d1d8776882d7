import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listEditors } from '#shared/production/production.contract.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';
import type { EditorsSearch } from './editors-search.ts';

/** Everything of editors lies below this key: their load changes with every assignment. */
export const EDITORS_KEY = ['editors'] as const;
const PAGE = 50;

/** Editors with load and punctuality, the one to give the next lesson to first. */
export const editorsQuery = (search: EditorsSearch) =>
  infiniteQueryOptions({
    queryKey: [...EDITORS_KEY, 'list', search],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listEditors, {
        signal,
        query: { ...search, ...(pageParam && { cursor: pageParam }), limit: PAGE },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });
