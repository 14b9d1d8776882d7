import { useInfiniteQuery } from '@tanstack/react-query';
import type { ProductionStatus } from '#shared/production/production-status.ts';
import { ownProductionsQuery } from '#web/production/production-queries.ts';
import { FIRST_SORT } from '#web/production/worklist/worklist-search.ts';

/** Of open ones so many are asked for that the rest of an editor's work is seldom a page away. */
const LIMITS: Record<ProductionStatus, number> = {
  assigned: 50,
  in_progress: 50,
  completed: 10,
  cancelled: 10,
};

/** The productions of one stage: open ones by urgency, the others as they ended, the latest first. */
export function useColumn(status: ProductionStatus, q: string | undefined) {
  const pages = useInfiniteQuery(
    ownProductionsQuery({ status, ...(q && { q }), sort: FIRST_SORT }, LIMITS[status]),
  );
  return {
    status,
    pages,
    productions: pages.data?.pages.flatMap((page) => page.items) ?? [],
    total: pages.data?.pages[0]?.total ?? 0,
  };
}
export type Column = ReturnType<typeof useColumn>;
