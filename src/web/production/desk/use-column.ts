import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Production } from '#shared/production/production.schemas.ts';
import type { ProductionStatus } from '#shared/production/production-status.ts';
import type { ListPage } from '#web/platform/call-api.ts';
import { ownProductionsQuery } from '#web/production/production-queries.ts';
import { sortByUrgency } from './sort-by-urgency.ts';

/**
 * The server lists what was assigned last first, so that what is most overdue may come last: of open ones as many
 * are asked for at once as it gives, and put in the order of their deadlines here.
 */
const LIMITS: Record<ProductionStatus, number> = { assigned: 200, in_progress: 200, completed: 10 };

/** The productions of one stage. */
export function useColumn(status: ProductionStatus, q: string | undefined) {
  const pages = useInfiniteQuery({
    ...ownProductionsQuery({ status, ...(q && { q }) }, LIMITS[status]),
    select: status === 'completed' ? listPages : sortPages,
  });
  return { status, pages, productions: pages.data?.productions ?? [], total: pages.data?.total ?? 0 };
}
export type Column = ReturnType<typeof useColumn>;

type Pages = InfiniteData<ListPage<Production[]>>;
const listPages = ({ pages }: Pages) => ({
  productions: pages.flatMap((page) => page.items),
  total: pages[0]?.total ?? 0,
});
const sortPages = (data: Pages) => {
  const { productions, total } = listPages(data);
  return { productions: sortByUrgency(productions), total };
};
