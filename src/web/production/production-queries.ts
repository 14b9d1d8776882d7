import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDeliveries, listEditorProjects } from '#shared/production/production.contract.ts';
import type { ProductionStatus } from '#shared/production/production-status.ts';
import { callApi, callApiList } from '#web/platform/call-api.ts';

/** Everything of productions lies below this key: invalidating it renews lists, rounds and totals. */
export const PRODUCTIONS_KEY = ['productions'] as const;

export interface ProductionFilter {
  q?: string;
  status?: ProductionStatus;
}

/** What was assigned to the signed-in editor, page by page, assigned last first. */
export const ownProductionsQuery = (filter: ProductionFilter, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...PRODUCTIONS_KEY, 'own', filter, limit],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listEditorProjects, {
        query: { ...filter, limit, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Every round of a lesson, the latest first. */
export const deliveriesQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [...PRODUCTIONS_KEY, 'deliveries', lessonId],
    queryFn: ({ signal }) => callApi(listDeliveries, { params: { id: lessonId }, signal }),
    staleTime: 0,
  });
