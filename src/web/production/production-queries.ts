import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as contract from '#shared/production/production.contract.ts';
import type { ProductionSort } from '#shared/production/production.schemas.ts';
import type { ProductionStatus } from '#shared/production/production-status.ts';
import { callApi, callApiList } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';

/** Everything of productions lies below this key: invalidating it renews lists, rounds and totals. */
export const PRODUCTIONS_KEY = ['productions'] as const;
const OLDER_PAGE = 25;

export interface ProductionFilter {
  q?: string;
  status?: ProductionStatus;
  sort: ProductionSort;
}

type List = typeof contract.listEditorProjects | typeof contract.listAssigned;

const pagesOf = (list: List, filter: ProductionFilter, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...PRODUCTIONS_KEY, 'own', list.path, filter, limit],
    queryFn: ({ signal, pageParam }) =>
      callApiList(list, {
        query: { ...filter, limit, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });

/** What was assigned to the signed-in editor, page by page. Renews itself. */
export const ownProductionsQuery = (filter: ProductionFilter, limit: number) =>
  pagesOf(contract.listEditorProjects, filter, limit);
/** The same by the older call. */
export const assignedQuery = (filter: ProductionFilter) => pagesOf(contract.listAssigned, filter, OLDER_PAGE);

/** Load and punctuality of the signed-in editor. Renews itself. */
export const editorStatsQuery = () =>
  queryOptions({
    queryKey: [...PRODUCTIONS_KEY, 'stats'],
    queryFn: ({ signal }) => callApi(contract.editorStats, { signal }),
    ...RENEWED,
  });

/** One production with what its teacher asked for before approving. Renews itself. */
export const productionQuery = (id: string) =>
  queryOptions({
    queryKey: [...PRODUCTIONS_KEY, 'one', id],
    queryFn: ({ signal }) => callApi(contract.getProduction, { params: { id }, signal }),
    ...RENEWED,
  });

/** Every round of a lesson, the latest first. */
export const deliveriesQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [...PRODUCTIONS_KEY, 'deliveries', lessonId],
    queryFn: ({ signal }) => callApi(contract.listDeliveries, { params: { id: lessonId }, signal }),
    staleTime: 0,
  });
