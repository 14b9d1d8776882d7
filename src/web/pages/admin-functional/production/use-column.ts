import { useInfiniteQuery } from '@tanstack/react-query';
import type { BoardStage } from '#shared/backoffice/board-stages.ts';
import { columnQuery } from '#web/backoffice/board/board-query.ts';
import type { BoardSearch } from '#web/backoffice/board/board-search.ts';

/** The cards of one column, as far as they are loaded. */
export function useColumn(stage: BoardStage, search: BoardSearch) {
  const pages = useInfiniteQuery(columnQuery(stage, search));
  return {
    stage,
    pages,
    cards: pages.data?.pages.flatMap(({ items }) => items) ?? [],
    total: pages.data?.pages[0]?.total ?? 0,
  };
}
export type Column = ReturnType<typeof useColumn>;
